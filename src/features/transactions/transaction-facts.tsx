import type { Transaction } from '../../generated/model/transaction.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Money } from '../../ui/money.tsx';
import classes from './transaction-facts.module.css';
import { typeLabel } from './transaction-rules.ts';

/** Null and '' are shown as '—', unless the whole group is; undefined is a field that the back end does not have. */
type Fact = { label: string; value: string | null | undefined };
type Group = { title: string; facts: Fact[] };

function groupsOf(transaction: Transaction): Group[] {
  return [
    {
      title: 'Transaction',
      facts: [
        { label: 'Transaction ID', value: transaction.transaction_id },
        { label: 'ID', value: transaction.id },
        { label: 'Type', value: typeLabel(transaction.transaction_type) },
        ...(transaction.item_id || transaction.item_name
          ? [
              { label: 'Item', value: transaction.item_name },
              { label: 'Item ID', value: transaction.item_id },
            ]
          : []),
      ],
    },
    {
      title: 'Player',
      facts: [
        { label: 'Email', value: transaction.player_email },
        { label: 'Player ID', value: transaction.player_id },
      ],
    },
    {
      title: 'Game',
      facts: [
        { label: 'Game', value: transaction.game_name },
        { label: 'Game ID', value: transaction.game_id },
      ],
    },
    {
      title: 'Dates',
      facts: [
        { label: 'Created', value: formatDateTime(transaction.created_at) },
        { label: 'Updated', value: transaction.updated_at && formatDateTime(transaction.updated_at) },
      ],
    },
    {
      title: 'Decision',
      facts: [
        { label: 'Status set by', value: transaction.status_changed_by },
        { label: 'Notes', value: transaction.notes },
      ],
    },
  ];
}

/** Every field of a transaction. */
export function TransactionFacts({ transaction }: { transaction: Transaction }) {
  const groups = groupsOf(transaction)
    .filter(({ facts }) => facts.some(({ value }) => value))
    .map(({ title, facts }) => ({ title, facts: facts.filter(({ value }) => value !== undefined) }));
  return (
    <>
      <dl className={classes.amounts}>
        <div>
          <dt>Amount</dt>
          <dd>
            <Money usd={transaction.amount} />
          </dd>
        </div>
        {transaction.fee !== undefined && (
          <div>
            <dt>Fee</dt>
            <dd>
              <Money usd={transaction.fee} />
            </dd>
          </div>
        )}
      </dl>
      {groups.map(({ title, facts }) => (
        <section key={title} className={classes.group}>
          <h3>{title}</h3>
          <dl className={classes.facts}>
            {facts.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value || '—'}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </>
  );
}
