import type { ReactNode } from 'react';
import { withMarks } from '../../lib/words.ts';
import { Amount } from './amount.tsx';
import classes from './facts.module.css';

/** A value that is undefined, null or '' is shown as '—'. */
type Fact = { label: string; value: ReactNode };
export type FactGroup = { title: string; facts: Fact[] };

type NamedAmount = { label: string; usd: number | null | undefined };

/** The amounts of a record, side by side. */
export function Amounts({ amounts }: { amounts: readonly NamedAmount[] }) {
  return (
    <dl className={classes.amounts}>
      {amounts.map(({ label, usd }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <Amount usd={usd} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Props = {
  groups: readonly FactGroup[];
  dense?: boolean;
  /** Below the title of a page, and not of a dialog. */
  onPage?: boolean;
};

/** A record's fields under titles; groups without any known value are left out. */
export function FactGroups({ groups, dense, onPage }: Props) {
  const Title = onPage ? 'h2' : 'h3';
  return groups
    .filter(({ facts }) => facts.some(({ value }) => value))
    .map(({ title, facts }) => (
      <section key={title} className={classes.group} data-dense={dense}>
        <Title className={classes.title}>{title}</Title>
        <dl className={classes.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{(typeof value === 'string' ? withMarks(value) : value) || '—'}</dd>
            </div>
          ))}
        </dl>
      </section>
    ));
}
