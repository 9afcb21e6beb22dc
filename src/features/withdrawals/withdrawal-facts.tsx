import type { ReactNode } from 'react';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { Money } from '../../ui/money.tsx';
import { LastFour } from './last-four.tsx';
import classes from './withdrawal-facts.module.css';
import { accountLast4, bankNameOf, feeUsd, last4, netUsd, requestedUsd } from './withdrawal-rules.ts';

/** Undefined, null and '' are absent: shown as '—', or not at all when the whole group is. */
type Fact = { label: string; value: ReactNode };
type Group = { title: string; facts: Fact[] };

function groupsOf(withdrawal: Withdrawal): Group[] {
  const { user_info: user, bank_account_info: bank, game_info: game } = withdrawal;
  const account = accountLast4(withdrawal);
  const routing = last4(bank?.routing_number);
  return [
    {
      title: 'Player',
      facts: [
        { label: 'E-mail', value: withdrawal.player_email },
        { label: 'Player ID', value: withdrawal.player_id },
        { label: 'Company', value: user?.company_name },
        { label: 'Contact e-mail', value: user?.contact_email },
        { label: 'Contact phone', value: user?.contact_phone },
      ],
    },
    {
      title: 'Bank account',
      facts: [
        { label: 'Bank', value: bankNameOf(withdrawal) },
        { label: 'Account', value: account && <LastFour digits={account} of="account" /> },
        { label: 'Routing number', value: routing && <LastFour digits={routing} of="routing number" /> },
        { label: 'Account type', value: bank?.account_type },
      ],
    },
    {
      title: 'Game',
      facts: [
        { label: 'Game', value: game?.game_name },
        { label: 'Game ID', value: game?.game_id },
        { label: 'Developer', value: game?.developer },
      ],
    },
    {
      title: 'Dates',
      facts: [
        { label: 'Requested', value: formatDateTime(withdrawal.created_at) },
        { label: 'Processed', value: withdrawal.processed_at && formatDateTime(withdrawal.processed_at) },
      ],
    },
  ];
}

/** Every field of a withdrawal. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const groups = groupsOf(withdrawal).filter(({ facts }) => facts.some(({ value }) => value));
  return (
    <>
      <dl className={classes.amounts}>
        <div>
          <dt>Requested</dt>
          <dd>
            <Money usd={requestedUsd(withdrawal)} />
          </dd>
        </div>
        <div>
          <dt>Processing fee</dt>
          <dd>
            <Money usd={feeUsd(withdrawal)} />
          </dd>
        </div>
        <div>
          <dt>Net payout</dt>
          <dd>
            <Money usd={netUsd(withdrawal)} />
          </dd>
        </div>
      </dl>
      {withdrawal.rejection_reason && (
        <section className={classes.reason}>
          <h3>Rejection reason</h3>
          <p>{withdrawal.rejection_reason}</p>
        </section>
      )}
      <div className={classes.groups}>
        {groups.map(({ title, facts }) => (
          <section key={title}>
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
      </div>
      {withdrawal.notes && (
        <section className={classes.notes}>
          <h3>Notes</h3>
          <p>{withdrawal.notes}</p>
        </section>
      )}
    </>
  );
}
