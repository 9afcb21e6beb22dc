import { SegmentedControl } from '@mantine/core';
import { useContext, useState } from 'react';
import type { ReconciliationRun } from '../../generated/model/reconciliationRun.ts';
import { FormDialog } from '../../ui/dialogs/form-dialog.tsx';
import { mayDiscard } from '../../ui/feedback/may-discard.ts';
import { DialogScope } from '../../ui/feedback/open-dialogs.ts';
import parts from '../../ui/layout/parts.module.css';
import { RailForm } from './rail-form.tsx';
import { StatementForm } from './statement-form.tsx';

export type ComparisonFormProps = {
  /** Without a comparison, an earlier attempt has made one, which is in the list. */
  onDone: (run: ReconciliationRun | undefined) => void;
};

type Props = ComparisonFormProps & { opened: boolean; onClose: () => void };

const FORM = { file: StatementForm, rail: RailForm };
const SOURCES = [
  { value: 'file', label: 'A file' },
  { value: 'rail', label: 'From the payment rail' },
] as const;

export function StatementDialog({ opened, onClose, onDone }: Props) {
  return (
    <FormDialog opened={opened} title="Compare a Statement" size={560} onClose={onClose}>
      <Forms onDone={onDone} />
    </FormDialog>
  );
}

function Forms({ onDone }: ComparisonFormProps) {
  const [source, setSource] = useState<keyof typeof FORM>('file');
  const scope = useContext(DialogScope);
  const Form = FORM[source];
  return (
    <div className={parts.form}>
      <SegmentedControl
        aria-label="Source"
        data={[...SOURCES]}
        value={source}
        // The other form begins empty.
        onChange={async (next) => (await mayDiscard(scope)) && setSource(next)}
      />
      <Form onDone={onDone} />
    </div>
  );
}
