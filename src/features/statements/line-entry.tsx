import { type ReactNode, useRef } from 'react';
import type { Statement } from '../../generated/model/statement.ts';
import type { StatementLine } from '../../generated/model/statementLine.ts';
import { formatDate } from '../../lib/dates.ts';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import { FactGroups } from '../../ui/values/facts.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import type { DeskStore } from '../review/desk-store.ts';
import { LineCandidates } from './line-candidates.tsx';
import { LineDifference } from './line-difference.tsx';
import { LineMatch } from './line-match.tsx';
import type { Chosen } from './line-rules.ts';
import type { ReturnPrefill } from './statement-page.tsx';
import { amountWords, lineBadge, lineName } from './statement-rules.ts';
import classes from './statements.module.css';
import { useLineShown } from './use-line-desk.ts';

type Props = {
  line: StatementLine;
  statement: Statement;
  desk: DeskStore;
  /** Open: to be read and decided. */
  isShown: boolean;
  /** Undefined where the lines of a list are not opened. */
  onChoose: (() => void) | undefined;
  chosen: Chosen;
  onTick: (chosen: Chosen) => void;
  owners: readonly string[];
  announceReturn: (withdrawalId: string, prefill: ReturnPrefill) => ReactNode;
};

/** A line of a statement in its list; the one that is open shows beside it what it is about. */
export function LineEntry({ onChoose, isShown, ...props }: Props) {
  const { line } = props;
  const summary = (
    <>
      <span className={classes.when}>
        {lineName(line)}
        {line.booked_on !== null && `, ${formatDate(line.booked_on)}`}
      </span>
      <b className={classes.money}>{amountWords(line)}</b>
    </>
  );
  return (
    <li className={classes.line} aria-current={isShown || undefined}>
      <div className={classes.summary}>
        {onChoose && !isShown ? (
          <button type="button" className={classes.choose} onClick={onChoose}>
            {summary}
          </button>
        ) : (
          <div className={classes.choose}>{summary}</div>
        )}
        <span className={classes.text}>
          <Truncated text={[line.reference, line.text].filter(Boolean).join(' · ') || 'No text'} />
          {!isShown && <span className={classes.reason}>{line.match?.reason ?? line.note}</span>}
        </span>
        <StatusBadge {...lineBadge(line)} />
      </div>
      {isShown && <OpenLine {...props} />}
    </li>
  );
}

function OpenLine({
  line,
  statement,
  desk,
  chosen,
  onTick,
  owners,
  announceReturn,
}: Omit<Props, 'isShown' | 'onChoose'>) {
  const area = useRef<HTMLDivElement>(null);
  useLineShown(desk, area, line);
  const isOpen = line.state === 'open' || line.state === 'unreadable';
  return (
    <div ref={area} className={classes.sides}>
      <section aria-label="On the statement">
        <FactGroups dense groups={[{ title: 'On the statement', facts: factsOf(line) }]} />
      </section>
      <section aria-label="Here" className={classes.here}>
        {line.match && <LineMatch line={line} match={line.match} announceReturn={announceReturn} />}
        {line.note !== null && <p className={classes.note}>{line.note}</p>}
        {line.match === null && line.amount !== null && isOpen && statement.state === 'open' && (
          <LineCandidates statementId={statement.id} line={line} chosen={chosen} onTick={onTick} />
        )}
        {isOpen && line.difference && <LineDifference difference={line.difference} owners={owners} />}
      </section>
    </div>
  );
}

function factsOf(line: StatementLine) {
  const { booked_on, reference, text, status, return_code } = line;
  return [
    { label: 'Booked on', value: booked_on && formatDate(booked_on) },
    { label: 'Amount', value: amountWords(line) },
    { label: 'Reference', value: reference && <CopyId id={reference} /> },
    { label: 'Text', value: text },
    ...(status ? [{ label: 'Status', value: status }] : []),
    ...(return_code ? [{ label: 'Return code', value: return_code }] : []),
  ];
}
