import { Button } from '@mantine/core';
import { useState } from 'react';
import { useDenied } from '../../api/may.ts';
import type { Statement } from '../../generated/model/statement.ts';
import type { StatementLine } from '../../generated/model/statementLine.ts';
import * as needs from '../../generated/permissions.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import parts from '../../ui/layout/parts.module.css';
import { isProposed } from './line-rules.ts';
import { stepWords } from './statement-rules.ts';
import type { Undoable } from './use-line-calls.ts';

const ConfirmTogetherDialog = lazyDialog(async () => ({
  default: (await import('./confirm-together-dialog.tsx')).ConfirmTogetherDialog,
}));

type Props = {
  statement: Statement;
  state: 'proposed' | 'returned';
  lines: readonly StatementLine[];
  onUndoable: (undoable: Undoable) => void;
};

/** Confirms the proposals of one step together. Nothing where no step has two. */
export function ConfirmTogether({ statement, state, lines, onUndoable }: Props) {
  const denied = useDenied(needs.bulkConfirmStatementLines);
  const [step, setStep] = useState<number>();
  const steps = lines.filter(isProposed).flatMap(({ match }) => match?.step ?? []);
  const several = [...new Set(steps)].filter((one) => steps.indexOf(one) !== steps.lastIndexOf(one)).sort();
  return (
    <>
      {several.length > 0 && (
        <div className={parts.buttons} data-screen-only>
          {several.map((one) => (
            <Button
              key={one}
              size="xs"
              variant="default"
              disabled={denied !== undefined}
              title={denied}
              onClick={() => setStep(one)}
            >
              Confirm all found {stepWords(one)}…
            </Button>
          ))}
        </div>
      )}
      <ConfirmTogetherDialog
        isOpen={step !== undefined}
        step={step}
        statementId={statement.id}
        state={state}
        onUndoable={onUndoable}
        onClose={() => setStep(undefined)}
      />
    </>
  );
}
