import { Button } from '@mantine/core';
import { type ReactNode, useRef } from 'react';
import { useDenied } from '../../api/may.ts';
import type { Statement } from '../../generated/model/statement.ts';
import type { StatementLine } from '../../generated/model/statementLine.ts';
import * as needs from '../../generated/permissions.ts';
import { formatDate } from '../../lib/dates.ts';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import parts from '../../ui/layout/parts.module.css';
import { FactGroups } from '../../ui/values/facts.tsx';
import { StatusBadge } from '../../ui/values/status-badge.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import type { DeskStore } from '../review/desk-store.ts';
import { LineCandidates } from './line-candidates.tsx';
import { LineDifference } from './line-difference.tsx';
import { LineMatch } from './line-match.tsx';
import type { Chosen } from './line-rules.ts';
import classes from './statement-lines.module.css';
import type { ReturnPrefill } from './statement-page.tsx';
import { amountWords, formatMoney, lineBadge, lineName } from './statement-rules.ts';
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
  /** Takes the line back in that a person left out; undefined where nothing can be changed. */
  onTakeBack: (() => void) | undefined;
};

/** A line of a statement in its list; the one that is open shows beside it what it is about. */
export function LineEntry({ onChoose, isShown, onTakeBack, ...props }: Props) {
  const { line } = props;
  const denied = useDenied(needs.undoStatementLine);
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
      {line.state === 'left_out' && line.amount !== null && onTakeBack && (
        <Button size="xs" variant="default" disabled={denied !== undefined} title={denied} onClick={onTakeBack}>
          Take {lineName(line)} Back In
        </Button>
      )}
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
}: Omit<Props, 'isShown' | 'onChoose' | 'onTakeBack'>) {
  const area = useRef<HTMLDivElement>(null);
  useLineShown(desk, area, line);
  const isOpen = line.state === 'open' || line.state === 'unreadable';
  return (
    <div ref={area} className={classes.sides}>
      <section aria-label="On the statement" className={classes.here}>
        <FactGroups dense onPage groups={[{ title: 'On the statement', facts: factsOf(line) }]} />
        {line.details.length > 0 && <LineDetails line={line} />}
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

/** The payments of a batch, as the bank lists them. */
function LineDetails({ line: { details, currency } }: { line: StatementLine }) {
  return (
    <div className={parts.part}>
      <h3>A batch of {details.length}</h3>
      <ul className={classes.parts} aria-label="Payments of this batch">
        {details.map(({ reference, text, amount, return_code }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no id, and never change their places
          <li key={index}>
            <span>{[reference, return_code, text].filter(Boolean).join(' · ') || 'No text'}</span>
            <span>{amount === null ? '—' : formatMoney(amount, currency)}</span>
          </li>
        ))}
      </ul>
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
