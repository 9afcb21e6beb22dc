import { Button, NativeSelect, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import { useDenied } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { useUnsaved } from '../../ui/forms/use-unsaved.ts';
import classes from './status-form.module.css';
import { badgeOf, DECISIONS, type Decision } from './transaction-rules.ts';

const OPTIONS = [
  { value: '', label: 'Choose a status' },
  ...DECISIONS.map((value) => ({ value, label: badgeOf(value).label })),
];

type Props = { running: boolean; onDecide: (status: Decision, notes: string) => void };

/** Sets the status of a pending transaction, with notes. */
export function StatusForm({ running, onDecide }: Props) {
  const [status, setStatus] = useState<Decision>();
  const [notes, setNotes] = useState('');
  const [missing, setMissing] = useState(false);
  const denied = useDenied(needs.updateTransactionStatus);
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
        disabled={denied !== undefined}
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
        disabled={denied !== undefined}
        maxLength={1000}
        value={notes}
        onChange={({ currentTarget: { value } }) => setNotes(value)}
      />
      <Button type="submit" className={classes.submit} loading={running} disabled={denied !== undefined} title={denied}>
        Update Status
      </Button>
      {denied && <p className={classes.denied}>{denied}.</p>}
    </form>
  );
}
