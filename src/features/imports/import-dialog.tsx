import { Button, Checkbox, FileInput, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import { downloadText } from '../../lib/download.ts';
import { formatCount } from '../../lib/money.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { counted } from '../../lib/words.ts';
import { FormDialog, useCloseDialog } from '../../ui/dialogs/form-dialog.tsx';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { FormFailure } from '../../ui/feedback/form-failure.tsx';
import parts from '../../ui/layout/parts.module.css';
import { IMPORTS, type ImportKind } from './import-kinds.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { ImportProgressBar } from './import-progress.tsx';
import classes from './imports.module.css';
import { type ImportAnswer, type ImportOptions, reportOf } from './run-import.ts';
import { useImport } from './use-import.ts';

interface Props {
  kind: ImportKind;
  /** Why the administrator may not, who may still have a link to it. */
  denied: string | undefined;
  onStored: () => void;
  onClose: () => void;
}

/** Brings records in from a file: it is checked first, and stored once that is confirmed. */
export function ImportDialog({ opened, ...props }: Props & { opened: boolean }) {
  const [isRunning, setRunning] = useState(false);
  return (
    <FormDialog
      opened={opened}
      title={`Import ${props.kind}`}
      size={760}
      isHeld={isRunning}
      withCloseButton={!isRunning}
      onClose={props.onClose}
    >
      <ImportSteps {...props} onRunning={setRunning} />
    </FormDialog>
  );
}

const CHECK: ImportOptions = { dryRun: true, leftOut: 'refuse', force: false };

const LEFT_OUT = [
  { value: 'refuse', label: 'Refuse lines that would lose stored values' },
  { value: 'keep', label: 'Keep the stored values' },
  { value: 'reset', label: 'Reset them to their defaults' },
];

function ImportSteps({ kind, denied, onStored, onRunning }: Props & { onRunning: (isRunning: boolean) => void }) {
  const [file, setFile] = useState<File | null>(null);
  const { run, start, cancel, forget } = useImport(kind, onStored);
  const { noun } = IMPORTS[kind];
  const isRunning = run?.step === 'running';
  const answer = run?.step === 'ended' ? run.answer : undefined;
  const options = run?.options ?? CHECK;
  const isStored = run?.step === 'ended' && !options.dryRun;
  const begin = async (chosen: File, next: ImportOptions) => {
    onRunning(true);
    await start(chosen, next);
    onRunning(false);
  };
  const choose = (next: File | null) => {
    setFile(next);
    if (next) void begin(next, CHECK);
    else forget();
  };
  useAnnounced(answer && sentenceOf(answer, kind, options.dryRun, run?.step === 'ended' && run.isCancelled));
  const close = useCloseDialog();
  const would = (answer?.counts.created ?? 0) + (answer?.counts.updated ?? 0);
  const asksLeftOut = options.leftOut !== 'refuse' || (answer?.counts.incomplete ?? 0) > 0;
  const asksForce = kind !== 'players' && (options.force || (answer?.counts.conflict ?? 0) > 0);

  return (
    <div className={parts.form}>
      {denied && <p className={parts.quiet}>{denied}</p>}
      {!isStored && (
        <FileInput
          label="File"
          description={
            file
              ? undefined
              : `CSV, or one JSON object per line. The first line of a CSV file names the fields. It needs ${IMPORTS[kind].fields.required.join(', ')}.`
          }
          placeholder="Choose a file"
          accept=".csv,.tsv,.txt,.ndjson,.jsonl,.gz,text/csv"
          clearable
          clearButtonProps={{ 'aria-label': 'Remove the file' }}
          disabled={isRunning || denied !== undefined}
          value={file}
          data-autofocus
          onChange={choose}
        />
      )}
      {!file && !isStored && (
        <p className={parts.quiet}>
          The file is checked first, and nothing is stored before you confirm. In each row that you change, set
          updated_at to the time of the change, such as 2026-11-20 09:14:00 (UTC). An empty cell clears nothing; \N
          does.
        </p>
      )}
      {isRunning && file && <ImportProgressBar file={file} isCheck={options.dryRun} progress={run.progress} />}
      {answer && (
        <p className={classes.sentence}>
          {sentenceOf(answer, kind, options.dryRun, run?.step === 'ended' && run.isCancelled)}
        </p>
      )}
      {answer && file && !isStored && (asksLeftOut || asksForce) && (
        <div className={parts.form}>
          {asksLeftOut && (
            <NativeSelect
              label="Fields that the file leaves out"
              data={LEFT_OUT}
              value={options.leftOut}
              onChange={({ currentTarget: { value } }) =>
                void begin(file, { ...options, leftOut: value as ImportOptions['leftOut'] })
              }
            />
          )}
          {asksForce && (
            <Checkbox
              label="Overwrite changes that administrators made here"
              checked={options.force}
              onChange={({ currentTarget: { checked } }) => void begin(file, { ...options, force: checked })}
            />
          )}
        </div>
      )}
      {answer && <ImportOutcome answer={answer} />}
      <div className={parts.foot}>
        <FormFailure failure={run?.step === 'failed' ? run.failure : undefined} />
        <div className={parts.buttons} data-last>
          {!file && !isStored && (
            <Button variant="subtle" onClick={() => saveTemplate(kind)}>
              Download a template
            </Button>
          )}
          {answer && answer.refused.length + answer.warned.length > 0 && (
            <Button variant="subtle" onClick={() => saveReport(kind, answer)}>
              Download the report
            </Button>
          )}
          {run?.step === 'failed' && file && (
            <Button variant="default" onClick={() => void begin(file, options)}>
              Try again
            </Button>
          )}
          <Button variant="default" onClick={isRunning ? cancel : close}>
            {isStored || denied ? 'Close' : 'Cancel'}
          </Button>
          {!isStored && !denied && (
            <Button
              disabled={!file || !answer || would === 0}
              loading={isRunning && !options.dryRun}
              onClick={() => file && void begin(file, { ...options, dryRun: false })}
            >
              {would > 0 ? `Import ${counted(would, noun)}` : 'Import'}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

const today = () => new Date(serverNow()).toISOString().slice(0, 10);

const saveTemplate = (kind: ImportKind) =>
  downloadText(`${kind}-template.csv`, 'text/csv', `${IMPORTS[kind].fields.all.join(',')}\r\n`);

const saveReport = (kind: ImportKind, answer: ImportAnswer) =>
  downloadText(`${kind}-import-report-${today()}.csv`, 'text/csv', reportOf(answer));

/** The findings of the check, or the count of what was stored. */
function sentenceOf(
  { ended, message = '', line, counts }: ImportAnswer,
  kind: ImportKind,
  isCheck: boolean,
  isCancelled: boolean,
) {
  const upTo = `up to line ${formatCount(line)}`;
  if (isCancelled) return `Cancelled: everything ${upTo} is done. Import the file again to continue.`;
  if (!isCheck) {
    return ended === 'complete'
      ? `The import is complete. ${message}`
      : `The import stopped: everything ${upTo} is done. ${message} Import the file again to continue.`;
  }
  const { noun } = IMPORTS[kind];
  const planned = [
    [counts.created, 'create'],
    [counts.updated, 'change'],
  ].flatMap(([count, verb]) => (typeof count === 'number' && count > 0 ? `${verb} ${counted(count, noun)}` : []));
  const would = planned.length > 0 ? `The import would ${planned.join(' and ')}.` : whyNothing(counts);
  const readable = ended === 'broken_off' ? `The file can be read only ${upTo}. ` : '';
  return `${readable}${message} Nothing is stored yet. ${would}`.trim();
}

function whyNothing({ unchanged = 0, ...others }: ImportAnswer['counts']): string {
  if (Object.values(others).some((count) => count)) return 'No line can be imported as it is.';
  return unchanged > 0 ? 'Everything in the file is stored already.' : 'The file has nothing to import.';
}
