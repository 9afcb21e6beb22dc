import { flushSync } from 'react-dom';
import { useAction } from '../../api/use-action.ts';
import type { StatementLine } from '../../generated/model/statementLine.ts';
import {
  useBulkUndoStatementLines,
  useConfirmStatementLine,
  useRejectStatementLine,
  useUndoStatementLine,
} from '../../generated/statements-changes/statements-changes.ts';
import { counted } from '../../lib/words.ts';
import type { DeskStore } from '../review/desk-store.ts';
import { type Chosen, requestOf } from './line-rules.ts';
import { lineName } from './statement-rules.ts';

/** The last decision on the page, which can be undone. */
export type Undoable = { ids: readonly string[]; words: string };

type Props = {
  desk: DeskStore;
  statementId: string;
  /** Keeps the line on the screen as the server has it now. */
  onLine: (line: StatementLine) => void;
  onUndoable: (undoable: Undoable | undefined) => void;
};

/** The calls about a line, of which the desk hears. */
export function useLineCalls({ desk, statementId: id, onLine, onUndoable }: Props) {
  const { mutateAsync: confirm } = useConfirmStatementLine();
  const { mutateAsync: reject } = useRejectStatementLine();
  const { mutateAsync: undo } = useUndoStatementLine();
  const { mutateAsync: undoMany } = useBulkUndoStatementLines();
  const { act, running } = useAction();

  /** The desk goes on with the answer, before the list has loaded again. */
  async function decide(
    line: StatementLine,
    does: 'approve' | 'reject',
    send: (headers: { 'Idempotency-Key': string }) => Promise<StatementLine>,
    said: string,
    failed: string,
  ) {
    let isOpen = true;
    function end(done: boolean) {
      if (isOpen) desk.tell({ is: 'ended', id: line.id, done });
      isOpen = false;
    }
    await act({
      ids: [line.id],
      name: lineName(line),
      call: async (headers) => {
        isOpen = true;
        desk.tell({ is: 'sent', id: line.id, does, at: performance.now() });
        try {
          return await send(headers);
        } catch (error) {
          end(false);
          throw error;
        }
      },
      done: (answer, release) => {
        release();
        flushSync(() => {
          onLine(answer);
          onUndoable({ ids: [line.id], words: `${lineName(line)} ${said}` });
          end(true);
        });
        return { message: `${lineName(line)} ${said}`, as: 'announcement' };
      },
      failed,
    });
    end(false);
  }

  return {
    running,
    confirm(line: StatementLine, chosen: Chosen) {
      const data = requestOf(line, chosen) ?? (line.match ? { match_id: line.match.id } : {});
      const send = (headers: { 'Idempotency-Key': string }) => confirm({ id, lineId: line.id, data, headers });
      return decide(line, 'approve', send, 'confirmed', 'Failed to confirm the match');
    },
    reject(line: StatementLine) {
      const send = (headers: { 'Idempotency-Key': string }) => reject({ id, lineId: line.id, headers });
      return decide(line, 'reject', send, 'is open: its proposal was rejected', 'Failed to reject the proposal');
    },
    /** Of a decision that was made a while ago, after a question. */
    undoOne: (line: StatementLine, ask?: () => Promise<boolean>) =>
      act({
        ids: [line.id],
        name: lineName(line),
        ...(ask && { ask }),
        call: (headers) => undo({ id, lineId: line.id, headers }),
        done: (answer, release) => {
          release();
          onLine(answer);
          onUndoable(undefined);
          if (answer.match) return { message: 'Proposed again', detail: lineName(line) };
          const message = line.match ? 'Match undone' : 'Taken back in';
          return { message, detail: `${lineName(line)} is open.` };
        },
        failed: 'Failed to undo the decision',
      }),
    undoMany: (ids: readonly string[]) =>
      act({
        ids,
        call: (headers) => undoMany({ id, data: { line_ids: [...ids] }, headers }),
        done: ({ succeeded, failed: [first] }, release) => {
          release();
          onUndoable(undefined);
          const message = `${counted(succeeded.length, 'decision')} undone`;
          return first ? { message, detail: first.reason, as: 'warning' } : { message };
        },
        failed: 'Failed to undo the decisions',
      }),
  };
}
