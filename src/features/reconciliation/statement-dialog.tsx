import { FileInput, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { failureReason, fieldErrors } from '../../api/error.ts';
import { Intent } from '../../api/intent.ts';
import type { ReconciliationRun } from '../../generated/model/reconciliationRun.ts';
import type { StatementHeader } from '../../generated/model/statementHeader.ts';
import { readStatementHeader, reconcileStatement } from '../../generated/reconciliation/reconciliation.ts';
import { DialogForm, FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { notify } from '../../ui/feedback/notify.tsx';
import classes from './reconciliation.module.css';
import { decodeStatement, differencesOf, MAX_STATEMENT } from './reconciliation-rules.ts';

type Props = {
  opened: boolean;
  /** Whether closing the dialog would lose input. */
  onDirty: (dirty: boolean) => void;
  onDone: (run: ReconciliationRun) => void;
  onClose: () => void;
};

export function StatementDialog({ opened, onClose, ...form }: Props) {
  return (
    <FormDialog opened={opened} title="Compare a Statement" size={560} onClose={onClose}>
      <StatementForm onClose={onClose} {...form} />
    </FormDialog>
  );
}

type Chosen = { name: string; content: string; header: StatementHeader };
/** '' where no column has it. */
type Values = { reference: string; amount: string; date: string; date_from: string; date_to: string };

const NOTHING: Values = { reference: '', amount: '', date: '', date_from: '', date_to: '' };
/** So much of a file has its header and first rows. */
const BEGINNING = 60_000;

function StatementForm({ onDirty, onDone, onClose }: Omit<Props, 'opened'>) {
  const [file, setFile] = useState<File | null>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [values, setValues] = useState(NOTHING);
  const [refused, setRefused] = useState<Record<string, string>>({});
  const reading = useMutation({ mutationFn: read });
  const comparing = useMutation({
    mutationFn: ({ call }: { call: () => Promise<ReconciliationRun> }) => call(),
  });

  async function choose(next: File | null) {
    setFile(next);
    setChosen(undefined);
    setRefused({});
    onDirty(next !== null);
    if (!next) return;
    if (next.size > MAX_STATEMENT) return setRefused({ file: 'The file is larger than 5 MB: split it.' });
    try {
      const found = await reading.mutateAsync(next);
      setChosen(found);
      setValues(guessed(found.header));
    } catch (error) {
      setRefused({ file: sentenceOf(error) });
    }
  }

  const change = (field: keyof Values) => (value: string) => {
    setValues({ ...values, [field]: value });
    setRefused({});
  };

  async function submit() {
    if (!chosen) return setRefused((before) => ({ file: before.file ?? 'Choose a file' }));
    const missing = missingIn(values);
    if (Object.keys(missing).length > 0) return setRefused(missing);
    const intent = new Intent();
    const { reference, amount, date, date_from, date_to } = values;
    const request = {
      file_name: chosen.name,
      content: chosen.content,
      columns: { reference, amount, ...(date && { date }) },
      ...(date_from && { date_from }),
      ...(date_to && { date_to }),
    };
    try {
      const run = await comparing.mutateAsync({ call: () => reconcileStatement(request, { intent }) });
      onDirty(false);
      const differences = differencesOf(run);
      const detail = `${run.matched} matched, ${differences} ${differences === 1 ? 'difference' : 'differences'}`;
      notify.success('Statement compared', { detail });
      onDone(run);
    } catch (error) {
      notify.error('Failed to compare the statement', { detail: failureReason(error) });
      setRefused({ file: sentenceOf(error) });
    }
  }

  const columns = chosen?.header.columns ?? [];
  const [example] = chosen?.header.rows ?? [];
  const exampleOf = (name: string) => {
    const cell = example?.[columns.indexOf(name)];
    return cell ? `In the first line: ${cell}` : undefined;
  };
  return (
    <DialogForm
      submitLabel="Compare"
      busy={comparing.isPending || reading.isPending}
      onSubmit={submit}
      onCancel={onClose}
    >
      <FileInput
        label="File"
        description="CSV with a header, at most 5 MB"
        placeholder="Choose a file"
        accept=".csv,.txt,text/csv,text/plain"
        clearable
        clearButtonProps={{ 'aria-label': 'Remove the file' }}
        value={file}
        error={refused.file}
        data-autofocus
        onChange={(next) => void choose(next)}
      />
      {chosen && (
        <>
          <NativeSelect
            label="Column with the reference"
            description={exampleOf(values.reference) ?? 'Names the payment, its withdrawal, or the rail’s reference'}
            data={[{ value: '', label: 'Choose a column' }, ...columns]}
            value={values.reference}
            error={refused.reference}
            onChange={({ currentTarget }) => change('reference')(currentTarget.value)}
          />
          <NativeSelect
            label="Column with the amount"
            description={exampleOf(values.amount)}
            data={[{ value: '', label: 'Choose a column' }, ...columns]}
            value={values.amount}
            error={refused.amount}
            onChange={({ currentTarget }) => change('amount')(currentTarget.value)}
          />
          <NativeSelect
            label="Column with the date"
            description={exampleOf(values.date)}
            data={[{ value: '', label: 'None: the days are given below' }, ...columns]}
            value={values.date}
            onChange={({ currentTarget }) => change('date')(currentTarget.value)}
          />
          <div className={classes.days}>
            <TextInput
              type="date"
              label="From"
              description={values.date ? 'By default the first line’s' : 'First day, UTC'}
              value={values.date_from}
              error={refused.date_from}
              onChange={({ currentTarget }) => change('date_from')(currentTarget.value)}
            />
            <TextInput
              type="date"
              label="To"
              description={values.date ? 'By default the last line’s' : 'Last day, UTC'}
              value={values.date_to}
              error={refused.date_to}
              onChange={({ currentTarget }) => change('date_to')(currentTarget.value)}
            />
          </div>
        </>
      )}
    </DialogForm>
  );
}

async function read(file: File): Promise<Chosen> {
  const content = decodeStatement(new Uint8Array(await file.arrayBuffer()));
  const header = await readStatementHeader({ content: content.slice(0, BEGINNING) });
  return { name: file.name.slice(0, 200), content, header };
}

/** The columns that were chosen last, or those whose names say what they are. */
function guessed({ columns, last_columns }: StatementHeader): Values {
  if (last_columns) return { ...NOTHING, ...last_columns };
  const named = (words: RegExp) => columns.find((name) => words.test(name)) ?? '';
  return {
    ...NOTHING,
    reference: named(/ref|description|memo/i),
    amount: named(/amount|sum|value/i),
    date: named(/date|day/i),
  };
}

function missingIn({ reference, amount, date, date_from, date_to }: Values): Record<string, string> {
  return {
    ...(reference === '' && { reference: 'Choose a column' }),
    ...(amount === '' && { amount: 'Choose a column' }),
    ...(date === '' && date_from === '' && { date_from: 'Choose a day' }),
    ...(date === '' && date_to === '' && { date_to: 'Choose a day' }),
  };
}

/** The fields of the server's errors are lines of the file, or the file. */
function sentenceOf(error: unknown): string {
  const errors = fieldErrors(error);
  if (errors.length === 0) return failureReason(error) ?? 'The file could not be read';
  return errors
    .map(({ path, message }) => {
      const [, line] = /^content\.(\d+)$/.exec(path) ?? [];
      return `${line ? `Line ${line}` : path === 'content' ? 'The file' : path} ${message}.`;
    })
    .join(' ');
}
