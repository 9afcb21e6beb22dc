import { useAction } from '../../api/use-action.ts';
import type { Statement } from '../../generated/model/statement.ts';
import {
  useCloseStatement,
  useDiscardStatement,
  useReopenStatement,
} from '../../generated/statements-changes/statements-changes.ts';
import { shortened } from '../../lib/words.ts';
import { askConfirm, askText, forgetDraft } from '../../ui/feedback/ask.tsx';

const REOPEN = ['A colleague found a mistake', 'The bank sent a correction'];
const DISCARD = ['The dates were read in the wrong order', 'It is of another account', 'The file is not complete'];

/** The actions on a statement as a whole. */
export function useStatementActions({ id, file_name, counts }: Statement) {
  const { mutateAsync: close } = useCloseStatement();
  const { mutateAsync: reopen } = useReopenStatement();
  const { mutateAsync: discard } = useDiscardStatement();
  const { act, running } = useAction();
  const name = shortened(file_name);

  const askReason = (title: string, message: string, confirmLabel: string, texts: readonly string[], danger: boolean) =>
    askText({
      title,
      message,
      confirmLabel,
      danger,
      label: 'Reason',
      requiredMessage: 'A reason is required.',
      maxLength: 1000,
      presets: { label: 'Presets', texts },
      draft: `${confirmLabel} ${id}`,
    });

  return {
    isRunning: running.has(id),
    close: () =>
      act({
        ids: [id],
        name,
        ask: () =>
          askConfirm({
            title: 'Close this statement?',
            message: `${name}: ${counts.matched + counts.returned} lines have a confirmed match. Nothing can be changed until somebody reopens it.`,
            confirmLabel: 'Close Statement',
          }),
        call: (headers) => close({ id, headers }),
        done: 'Statement closed',
        failed: 'Failed to close the statement',
      }),
    reopen: () =>
      act({
        ids: [id],
        name,
        ask: () => askReason('Reopen this statement?', `${name}. Its matches stay.`, 'Reopen Statement', REOPEN, false),
        call: (headers, reason) => reopen({ id, data: { reason }, headers }),
        done: () => {
          forgetDraft(`Reopen Statement ${id}`);
          return { message: 'Statement reopened', detail: name };
        },
        failed: 'Failed to reopen the statement',
      }),
    discard: () =>
      act({
        ids: [id],
        name,
        ask: () =>
          askReason(
            'Discard this statement?',
            `${name} counts no more, and its proposals and differences end. The file can be uploaded again. This cannot be undone.`,
            'Discard Statement',
            DISCARD,
            true,
          ),
        call: (headers, reason) => discard({ id, data: { reason }, headers }),
        done: () => {
          forgetDraft(`Discard Statement ${id}`);
          return { message: 'Statement discarded', detail: name };
        },
        failed: 'Failed to discard the statement',
      }),
  };
}
