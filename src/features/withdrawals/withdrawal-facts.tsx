import type { ReactNode } from 'react';
import { useMay } from '../../api/may.ts';
import { UNKEPT, useReveal } from '../../api/use-reveal.ts';
import { useUnknownFields } from '../../api/use-unknown-fields.ts';
import type { RevealedPerson } from '../../generated/model/revealedPerson.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { getPlayer } from '../../generated/permissions.ts';
import { useRevealWithdrawal } from '../../generated/review-changes/review-changes.ts';
import { counted, humanise } from '../../lib/words.ts';
import { askWhyRevealed } from '../../ui/feedback/ask-reveal.ts';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import { Amounts, type FactGroup, FactGroups } from '../../ui/values/facts.tsx';
import { MoreFields } from '../../ui/values/more-fields.tsx';
import { PlayerReference } from '../../ui/values/player-reference.tsx';
import { RevealButton } from '../../ui/values/reveal-button.tsx';
import { LastFour } from './last-four.tsx';
import classes from './withdrawal-facts.module.css';
import { WithdrawalPlayer } from './withdrawal-player.tsx';
import { WithdrawalReturn } from './withdrawal-return.tsx';
import { accountLast4, bankNameOf, feeUsd, idOf, isKnown, last4, netUsd, requestedUsd } from './withdrawal-rules.ts';

/** As far as it is known. */
type Person = Partial<RevealedPerson>;

function groupsOf(withdrawal: Withdrawal, person: Person, reveal: ReactNode, mayOpen: boolean): FactGroup[] {
  const { bank_account_info: bank, game_info: game } = withdrawal;
  const { account_age_days: age, bank_country: country, device_count: devices } = withdrawal.signals ?? {};
  const account = accountLast4(withdrawal);
  const routing = last4(bank?.routing_number);
  return [
    {
      title: 'Player',
      facts: [
        {
          label: 'Email',
          value: (
            <>
              <WithdrawalPlayer withdrawal={{ ...withdrawal, player_email: person.player_email }} /> {reveal}
            </>
          ),
        },
        {
          label: 'Player ID',
          value: withdrawal.player_id && (
            <CopyId id={withdrawal.player_id} of="player">
              <PlayerReference id={withdrawal.player_id} mayOpen={mayOpen} />
            </CopyId>
          ),
        },
        { label: 'Company', value: person.company_name },
        { label: 'Contact email', value: person.contact_email },
        { label: 'Contact phone', value: person.contact_phone },
      ],
    },
    {
      title: 'Bank account',
      facts: [
        { label: 'Bank', value: bankNameOf(withdrawal) },
        { label: 'Account', value: account && <LastFour digits={account} of="account" /> },
        { label: 'Routing number', value: routing && <LastFour digits={routing} of="routing number" /> },
        { label: 'Account type', value: bank?.account_type && humanise(bank.account_type) },
      ],
    },
    {
      title: 'Game',
      facts: [
        { label: 'Game', value: game?.game_name },
        { label: 'Game ID', value: game?.game_id && <CopyId id={game.game_id} of="game" /> },
        { label: 'Developer', value: game?.developer },
      ],
    },
    {
      title: 'From the platform',
      facts: [
        { label: 'Age of the bank account', value: age !== undefined && counted(age, 'day') },
        {
          label: 'Country of the bank',
          value: country && nameOfCountry(country),
        },
        { label: 'Devices', value: devices?.toString() },
      ],
    },
    {
      title: 'Dates',
      facts: [
        { label: 'Requested', value: <Moment iso={withdrawal.created_at} /> },
        { label: 'Processed', value: withdrawal.processed_at && <Moment iso={withdrawal.processed_at} /> },
        ...(withdrawal.returned_at
          ? [
              { label: 'Returned', value: <Moment iso={withdrawal.returned_at} /> },
              {
                label: 'Bank reference',
                value: withdrawal.return_reference && <CopyId id={withdrawal.return_reference} />,
              },
              { label: 'Bank code', value: withdrawal.return_code },
            ]
          : []),
      ],
    },
  ];
}

/** Every field of a withdrawal. */
export function WithdrawalFacts({ withdrawal }: { withdrawal: Withdrawal }) {
  const may = useMay();
  const id = idOf(withdrawal);
  const { status } = withdrawal;
  const unknown = useUnknownFields('GET /admin/withdrawal/withdrawals/{id}', withdrawal);
  const { mutateAsync } = useRevealWithdrawal(UNKEPT);
  const { revealed, show, running } = useReveal(
    id,
    () => askWhyRevealed(`Reveal who withdrawal ${id} is for?`),
    (reason) => mutateAsync({ id, data: { reason } }),
  );
  // Erased meanwhile, the player has nothing to go on showing.
  const isErased = withdrawal.player_email === null;
  const person = (!isErased && revealed) || { ...withdrawal.user_info, player_email: withdrawal.player_email };
  const reveal = !revealed && !isErased && !may('players.pii') && <RevealButton running={running} onClick={show} />;
  return (
    <div className={classes.parts}>
      <Amounts
        amounts={[
          { label: 'Requested', usd: requestedUsd(withdrawal) },
          { label: 'Processing fee', usd: feeUsd(withdrawal) },
          { label: 'Net payout', usd: netUsd(withdrawal) },
        ]}
      />
      <WithdrawalReturn withdrawal={withdrawal} />
      {withdrawal.rejection_reason && (
        <section className={classes.reason}>
          <h3>Rejection reason</h3>
          <p>{withdrawal.rejection_reason}</p>
        </section>
      )}
      <div className={classes.groups}>
        <FactGroups groups={groupsOf(withdrawal, person, reveal, may(getPlayer))} />
        <MoreFields fields={isKnown(status) ? unknown : [['status', status], ...unknown]} />
      </div>
      {withdrawal.notes && (
        <section className={classes.notes}>
          <h3>Notes</h3>
          <p>{withdrawal.notes}</p>
        </section>
      )}
    </div>
  );
}

/** A code that no country has is shown as it is; `of` throws for text that is no code at all. */
function nameOfCountry(code: string): string {
  if (!/^[A-Z]{2}$/i.test(code)) return code;
  return new Intl.DisplayNames('en-US', { type: 'region' }).of(code.toUpperCase()) ?? code;
}
