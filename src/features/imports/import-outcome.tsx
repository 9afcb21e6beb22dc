import { formatCount } from '../../lib/money.ts';
import { counted, withMarks } from '../../lib/words.ts';
import parts from '../../ui/layout/parts.module.css';
import classes from './imports.module.css';
import type { ImportAnswer, Planned, Told } from './run-import.ts';

const LABELS: Record<string, string> = {
  created: 'New',
  updated: 'Changed',
  unchanged: 'Unchanged',
  incomplete: 'Incomplete',
  conflict: 'In conflict',
  invalid: 'Invalid',
  missing_reference: 'Refer to a missing record',
};
const labelOf = (result: string) => LABELS[result] ?? result;
/** More would only be scrolled over; the report has all. */
const MOST_SHOWN = 100;

/** The counts, what was assumed about the file, what may be wrong, what was refused, and what changes. */
export function ImportOutcome({ answer: { counts, assumed, warned, refused, planned } }: { answer: ImportAnswer }) {
  const results = Object.entries(counts).filter(([, count]) => count);
  return (
    <>
      {results.length > 0 && (
        <dl className={classes.counts}>
          {results.map(([result, count = 0]) => (
            <div key={result}>
              <dt>{labelOf(result)}</dt>
              <dd>{formatCount(count)}</dd>
            </div>
          ))}
        </dl>
      )}
      {assumed.length > 0 && (
        <section aria-label="How the file was read" className={parts.part}>
          <h3>How the file was read</h3>
          <ul className={classes.sentences}>
            {assumed.map((sentence) => (
              <li key={sentence}>
                <bdi>{sentence}</bdi>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Lines title="Warnings" lines={warned} />
      <Lines title="Refused" lines={refused} />
      <Changes planned={planned} />
    </>
  );
}

function Lines({ title, lines }: { title: string; lines: Told[] }) {
  if (lines.length === 0) return null;
  return (
    <section aria-label={title} className={parts.part}>
      <h3>{title}</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it. */}
      <ul className={classes.lines} aria-label={title} tabIndex={0}>
        {lines.slice(0, MOST_SHOWN).map(({ line, id, message }) => (
          <li key={`${line} ${message}`}>
            <b>Line {formatCount(line)}</b>
            {id && (
              <>
                {' '}
                (id <bdi>{withMarks(id)}</bdi>)
              </>
            )}
            : <bdi>{withMarks(message ?? '')}</bdi>
          </li>
        ))}
        <More count={lines.length} rest="The report has all." />
      </ul>
    </section>
  );
}

function Changes({ planned }: { planned: Planned[] }) {
  if (planned.length === 0) return null;
  return (
    <section aria-label="Changes" className={parts.part}>
      <h3>Changes</h3>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it. */}
      <ul className={classes.lines} aria-label="Changes" tabIndex={0}>
        {planned.slice(0, MOST_SHOWN).map(({ line, id, result, changes }) => (
          <li key={line}>
            <b>{result === 'created' ? 'New' : 'Changed'}</b> <bdi>{withMarks(id ?? '')}</bdi> (line {formatCount(line)}
            )
            <dl className={classes.changes}>
              {changes
                .filter(({ before, after }) => isSomething(before) || isSomething(after))
                .map(({ field, before, after, lost }) => (
                  <div key={field} data-lost={lost}>
                    <dt>{field}</dt>
                    <dd>
                      {result !== 'created' && (
                        <>
                          <del>{valueIn(before)}</del> <span aria-hidden>→</span>{' '}
                        </>
                      )}
                      <ins>{valueIn(after)}</ins>
                      {lost && <strong>. The stored value is lost.</strong>}
                    </dd>
                  </div>
                ))}
              {changes.length === 0 && <div>Only updated_at</div>}
            </dl>
          </li>
        ))}
        <More count={planned.length} />
      </ul>
    </section>
  );
}

const isSomething = (value: unknown) => value !== null && value !== '';
const valueIn = (value: unknown) => (!isSomething(value) ? 'empty' : <bdi>{withMarks(String(value))}</bdi>);

function More({ count, rest = '' }: { count: number; rest?: string }) {
  return count > MOST_SHOWN ? <li>{`And ${counted(count - MOST_SHOWN, 'more line')}. ${rest}`}</li> : null;
}
