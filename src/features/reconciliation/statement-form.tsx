import { FileInput, NativeSelect, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useDenied } from '../../api/may.ts';
import { useRequestForm } from '../../api/use-request-form.ts';
import * as needs from '../../generated/permissions.ts';
import { useReconcileStatement } from '../../generated/reconciliation-changes/reconciliation-changes.ts';
import { DialogForm } from '../../ui/dialogs/form-dialog.tsx';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import classes from './reconciliation.module.css';
import { sumOf } from './reconciliation-rules.ts';
import type { ComparisonFormProps } from './statement-dialog.tsx';
import { guessed, type Question, questionsOf, readStatement, sentenceOf } from './statement-file.ts';
import { NO_STATEMENT, statementResolver } from './statement-values.ts';

const MORE_COLUMNS = [
  { name: 'direction', label: 'Column with the direction', words: 'Money out or in, such as D or C' },
  { name: 'status', label: 'Column with the status', words: 'Only booked lines are payments' },
  { name: 'currency', label: 'Column with the currency', words: 'Without one, US dollars' },
] as const;

/** Compares a file, whose columns the administrator chooses once the file has been read. */
export function StatementForm({ onDone }: ComparisonFormProps) {
  const denied = useDenied(needs.reconcileStatement);
  const { mutateAsync } = useReconcileStatement();
  const reading = useMutation({ meta: { reload: false }, mutationFn: readStatement });
  const [questions, setQuestions] = useState<Question[]>([]);
  const { form, submit, busy, failure, field, errorOf } = useRequestForm({
    resolver: statementResolver,
    defaultValues: NO_STATEMENT,
    send: (data, { headers }) => mutateAsync({ data, headers }),
    done: (run) => ({ message: 'Statement compared', detail: sumOf(run) }),
    failed: 'Failed to compare the statement',
    onFailed: (error) => {
      const asked = questionsOf(error);
      for (const { field: name } of asked) form.setError(name, { message: 'The file can be read in two ways' });
      if (asked.length === 0) form.setError('content', { message: sentenceOf(error) });
      setQuestions((before) => [
        ...before.filter((one) => asked.every(({ field: name }) => name !== one.field)),
        ...asked,
      ]);
      return asked.length > 0;
    },
    onDone,
  });
  const { file, content, columns } = form.watch();

  function choose(next: File | null) {
    form.reset(NO_STATEMENT, { keepDefaultValues: true });
    setQuestions([]);
    form.setValue('file', next, { shouldDirty: true });
    reading.reset();
    // Only the newest file's callback is called, whichever has been read first.
    if (next) {
      reading.mutate(next, {
        onSuccess: (found) => {
          form.setValue('file_name', found.name);
          form.setValue('content', found.content);
          form.setValue('columns', guessed(found.header));
          form.setValue('found', found.header.found_columns ?? {});
        },
      });
    }
  }

  useAnnounced(questions.length > 0 ? 'The file can be read in two ways. Choose one.' : undefined);
  const header = content === '' ? undefined : reading.data?.header;
  const names = header?.columns ?? [];
  const [example] = header?.rows ?? [];
  const exampleOf = (name: string) => {
    const cell = example?.[names.indexOf(name)];
    return cell ? `In the first line: ${cell}` : undefined;
  };
  return (
    <DialogForm
      submitLabel="Compare"
      busy={busy || reading.isPending}
      denied={denied}
      failure={failure}
      onSubmit={submit}
    >
      <FileInput
        label="File"
        description="CSV with a header, at most 5 MB"
        placeholder="Choose a file"
        accept=".csv,.txt,text/csv,text/plain"
        clearable
        clearButtonProps={{ 'aria-label': 'Remove the file' }}
        value={file}
        error={reading.error ? sentenceOf(reading.error) : errorOf('content')}
        data-autofocus
        onChange={choose}
      />
      {header && (
        <>
          {questions.map(({ field: name, label, choices }, place) => (
            <NativeSelect
              key={name}
              autoFocus={place === 0}
              label={label}
              data={[{ value: '', label: 'Choose one' }, ...choices]}
              {...field(name)}
            />
          ))}
          <NativeSelect
            label="Column with the reference"
            description={exampleOf(columns.reference) ?? 'Names the payment, its withdrawal, or the rail’s reference'}
            data={[{ value: '', label: 'Choose a column' }, ...names]}
            {...field('columns.reference')}
          />
          <NativeSelect
            label="Column with the amount"
            description={exampleOf(columns.amount)}
            data={[{ value: '', label: 'Choose a column' }, ...names]}
            {...field('columns.amount')}
          />
          <div className={classes.days}>
            <NativeSelect
              label="Column with the date"
              description={exampleOf(columns.date)}
              data={[{ value: '', label: 'None: the days are given below' }, ...names]}
              {...field('columns.date')}
            />
            {MORE_COLUMNS.map(({ name, label, words }) => (
              <NativeSelect
                key={name}
                label={label}
                description={exampleOf(columns[name]) ?? words}
                data={[{ value: '', label: 'None' }, ...names]}
                {...field(`columns.${name}`)}
              />
            ))}
          </div>
          <div className={classes.days}>
            <TextInput
              type="date"
              label="From"
              description={columns.date ? 'By default the first line’s' : 'First day, UTC'}
              {...field('date_from')}
            />
            <TextInput
              type="date"
              label="To"
              description={columns.date ? 'By default the last line’s' : 'Last day, UTC'}
              {...field('date_to')}
            />
          </div>
        </>
      )}
    </DialogForm>
  );
}
