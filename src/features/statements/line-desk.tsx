import { type ReactNode, useCallback, useMemo, useState } from 'react';
import { useDenied, useMay } from '../../api/may.ts';
import type { Statement } from '../../generated/model/statement.ts';
import type { StatementLine } from '../../generated/model/statementLine.ts';
import * as needs from '../../generated/permissions.ts';
import { useListReconciliationDifferences } from '../../generated/reconciliation/reconciliation.ts';
import { useAnnounced } from '../../ui/feedback/announcer.tsx';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import parts from '../../ui/layout/parts.module.css';
import { EmptyPage } from '../../ui/table/empty-page.tsx';
import type { DeskAct } from '../review/desk-machine.ts';
import { useDeskSettings } from '../review/desk-settings.ts';
import { useDeskKeys } from '../review/use-desk-keys.ts';
import { ConfirmTogether } from './confirm-together.tsx';
import { LeaveOut } from './leave-out.tsx';
import { type LineActs, LineBar } from './line-bar.tsx';
import { LineEntry } from './line-entry.tsx';
import { type Chosen, isConfirmed, isProposed, ownMatch, requestOf } from './line-rules.ts';
import type { Tab } from './line-tabs.ts';
import { NextStep } from './next-step.tsx';
import classes from './statement-lines.module.css';
import type { ReturnPrefill } from './statement-page.tsx';
import { amountWords, lineName } from './statement-rules.ts';
import { type Undoable, useLineCalls } from './use-line-calls.ts';
import { useLineDesk } from './use-line-desk.ts';

const LineHelp = lazyDialog(async () => ({ default: (await import('./line-help.tsx')).LineHelp }));

const ACTS: Readonly<Record<string, DeskAct>> = {
  a: 'approve',
  r: 'reject',
  j: 'next',
  k: 'back',
  u: 'undo',
  '?': 'help',
};

type Props = {
  statement: Statement;
  tab: Tab;
  /** As the server has them now. */
  lines: readonly StatementLine[];
  isFirstPage: boolean;
  announceReturn: (withdrawalId: string, prefill: ReturnPrefill) => ReactNode;
};

/** The lines of a page, one of which is open to be read and decided, with the keys of the review desk. */
export function LineDesk({ statement, tab, lines, isFirstPage, announceReturn }: Props) {
  const [decided, setDecided] = useState<readonly StatementLine[]>([]);
  const rows = useMemo(() => withDecided(lines, decided), [lines, decided]);
  const { desk, shown, phase, wasIgnored, hasBack } = useLineDesk(rows);
  const [ticked, setTicked] = useState<Chosen>();
  const [undoable, setUndoable] = useState<Undoable>();
  const [isHelpOpen, setHelpOpen] = useState(false);
  const { load: preferences, isKnown, settings, change, save } = useDeskSettings();
  const owners = useOwners(statement.id);

  const onLine = useCallback(
    (line: StatementLine) => setDecided((before) => [...before.filter(({ id }) => id !== line.id), line]),
    [],
  );
  const calls = useLineCalls({ desk, statementId: statement.id, onLine, onUndoable: setUndoable });
  const chosen =
    shown && ticked?.lineId === shown.id ? ticked : { lineId: shown?.id ?? '', payments: [], hasFee: false };
  const acts = useActs(statement, shown, chosen, undoable);

  function carryOut(act: DeskAct) {
    if (act === 'help') setHelpOpen(true);
    else if (act === 'undo') void undo();
    else if (shown && act === 'approve') void calls.confirm(shown, chosen);
    else if (shown && act === 'reject') void calls.reject(shown);
  }
  async function undo() {
    const line =
      undoable?.ids.length === 1 ? rows.find(({ id }) => id === undoable.ids[0]) : undoable ? undefined : shown;
    if (undoable && !line) return void calls.undoMany(undoable.ids);
    if (line) await calls.undoOne(line, undoable ? undefined : () => askToUndo(line, statement));
  }
  const isAllowed = (act: DeskAct) =>
    (act !== 'approve' && act !== 'reject' && act !== 'undo') || acts[act].denied === undefined;
  const press = (act: DeskAct, how: { detail?: number; key?: string; repeat?: boolean }) => {
    if (isAllowed(act) && desk.press({ act, ...how })) carryOut(act);
  };
  const hasDesk = tab.state !== 'left_out';
  useDeskKeys(desk, settings.has_keys && hasDesk, ({ key, held, repeat }) => {
    const act = ACTS[key];
    if (act) press(act, { key: held, repeat });
    return act !== undefined;
  });
  useAnnounced(
    shown && hasDesk ? `${lineName(shown)}, ${amountWords(shown)}. ${shown.match?.reason ?? ''}` : undefined,
  );

  if (rows.length === 0) {
    return (
      <EmptyPage isFirst={isFirstPage}>
        <NextStep statement={statement} tab={tab} />
      </EmptyPage>
    );
  }
  return (
    <>
      {(tab.state === 'proposed' || tab.state === 'returned') && statement.state === 'open' && (
        <ConfirmTogether statement={statement} state={tab.state} lines={lines} onUndoable={setUndoable} />
      )}
      {tab.state === 'open' && statement.state === 'open' && (
        <LeaveOut statementId={statement.id} lines={lines} shown={shown} onUndoable={setUndoable} />
      )}
      {hasDesk && (
        <LineBar
          place={shown ? rows.indexOf(shown) + 1 : undefined}
          count={rows.length}
          acts={acts}
          phase={phase}
          wasIgnored={wasIgnored}
          hasBack={hasBack}
          hasKeys={settings.has_keys}
          undoable={undoable}
          onAct={(act, detail) => press(act, { detail })}
        />
      )}
      <ul aria-label="Lines" className={classes.lines}>
        {rows.map((line) => (
          <LineEntry
            key={line.id}
            line={line}
            statement={statement}
            desk={desk}
            isShown={hasDesk && line.id === shown?.id}
            onChoose={hasDesk ? () => desk.tell({ is: 'chosen', id: line.id }) : undefined}
            chosen={chosen}
            onTick={setTicked}
            owners={owners}
            announceReturn={announceReturn}
            onTakeBack={statement.state === 'discarded' ? undefined : () => void calls.undoOne(line)}
          />
        ))}
      </ul>
      {lines.length === 0 && <NextStep statement={statement} tab={tab} />}
      {!isKnown && <p className={parts.quiet}>Shortcuts are off until your settings are loaded.</p>}
      <LineHelp
        isOpen={isHelpOpen}
        opened={isHelpOpen}
        load={preferences}
        isKnown={isKnown}
        settings={settings}
        onChange={change}
        onClose={() => {
          setHelpOpen(false);
          save();
        }}
      />
    </>
  );
}

/** A line that was decided here stays in its place, where the decision can be undone. */
function withDecided(lines: readonly StatementLine[], decided: readonly StatementLine[]): readonly StatementLine[] {
  const isListed = ({ id }: StatementLine) => lines.some((one) => one.id === id);
  return [...lines, ...decided.filter((line) => !isListed(line))].sort((one, other) => one.line - other.line);
}

/** Why each action cannot be done with the line; undefined where it can. */
function useActs(
  { state }: Statement,
  line: StatementLine | undefined,
  chosen: Chosen,
  undoable: Undoable | undefined,
): LineActs {
  const deniedConfirm = useDenied(needs.confirmStatementLine);
  const deniedUndo = useDenied(needs.undoStatementLine);
  const notOpen = state === 'open' ? undefined : `The statement is ${state}`;
  const own = line && ownMatch(line);
  const isProposal = line !== undefined && isProposed(line);
  const makesSum = line !== undefined && !isConfirmed(line) && requestOf(line, chosen) !== undefined;
  const noMatch = line ? 'No payment is proposed or ticked that makes up the line' : 'No line is chosen';
  const notConfirmed =
    line && isConfirmed(line) ? own : line?.can_propose_again ? undefined : 'There is nothing to undo';
  return {
    approve: {
      denied: deniedConfirm ?? notOpen ?? (makesSum ? undefined : isProposal ? own : noMatch),
    },
    reject: { denied: deniedConfirm ?? notOpen ?? (isProposal ? undefined : 'The line has no proposal') },
    undo: {
      denied:
        deniedUndo ??
        (state === 'discarded' ? 'The statement is discarded' : undoable === undefined ? notConfirmed : undefined),
    },
  };
}

const askToUndo = (line: StatementLine, { state }: Statement) =>
  askConfirm(
    line.match === null
      ? {
          title: `Propose the match of line ${line.line} again?`,
          message: line.note ?? '',
          confirmLabel: 'Propose Again',
          startsOnNo: true,
        }
      : {
          title: `Undo the match of line ${line.line}?`,
          message: `${line.match?.reason ?? ''} The line is open afterwards.${state === 'closed' ? ' The statement is open again, too.' : ''}`,
          confirmLabel: 'Undo Match',
          startsOnNo: true,
        },
  );

/** The usernames of people who can own a difference of the statement. */
function useOwners(id: string): readonly string[] {
  const mayRead = useMay()(needs.listReconciliationDifferences);
  const query = useListReconciliationDifferences({ state: 'open', statement_id: id }, { query: { enabled: mayRead } });
  return query.data?.owners ?? [];
}
