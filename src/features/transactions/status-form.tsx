import { Button, NativeSelect, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';
import classes from './status-form.module.css';
import { badgeOf, DECISIONS, type Decision } from './transaction-rules.ts';

const OPTIONS = [
  { value: '', label: 'Choose a status' },
  ...DECISIONS.map((value) => ({ value, label: badgeOf(value).label })),
];

type Props = { running: boolean; onDecide: (status: Decision, notes: string) => void };

/** What a pending transaction becomes, and why. */
export function StatusForm({ running, onDecide }: Props) {
  const [status, setStatus] = useState<Decision>();
  const [notes, setNotes] = useState('');
  const [missing, setMissing] = useState(false);
  const { setDirty } = useUnsaved();
  useEffect(() => setDirty(notes.trim() !== ''), [notes, setDirty]);

  function submit(event: FormEvent) {
    event.preventDefault();
    setMissing(status === undefined);
    if (status !== undefined) onDecide(status, notes);
  }

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <h3>Change status</h3>
      <NativeSelect
        label="New status"
        data={OPTIONS}
        value={status ?? ''}
        error={missing && 'Choose a status.'}
        onChange={({ currentTarget: { value } }) => {
          setStatus(DECISIONS.find((decision) => decision === value));
          setMissing(false);
        }}
      />
      <Textarea
        label="Notes"
        placeholder="Kept with the transaction"
        rows={2}
        maxLength={1000}
        value={notes}
        onChange={({ currentTarget: { value } }) => setNotes(value)}
      />
      <Button type="submit" className={classes.submit} loading={running}>
        Update Status
      </Button>
    </form>
  );
}
