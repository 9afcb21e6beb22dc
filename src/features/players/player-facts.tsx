import { useMay } from '../../api/may.ts';
import { UNKEPT, useReveal } from '../../api/use-reveal.ts';
import type { ArchivedSums } from '../../generated/model/archivedSums.ts';
import type { Player } from '../../generated/model/player.ts';
import { Player as fields, getPlayer, listWithdrawals } from '../../generated/permissions.ts';
import { useRevealPlayer } from '../../generated/players-changes/players-changes.ts';
import { formatUsd } from '../../lib/money.ts';
import { counted } from '../../lib/words.ts';
import { askWhyRevealed } from '../../ui/feedback/ask-reveal.ts';
import { CopyId } from '../../ui/feedback/copy-id.tsx';
import { Moment } from '../../ui/values/date-time.tsx';
import { Amounts, FactGroups } from '../../ui/values/facts.tsx';
import { Person } from '../../ui/values/person.tsx';
import { PlayerReference } from '../../ui/values/player-reference.tsx';
import { RevealButton } from '../../ui/values/reveal-button.tsx';
import { SharedRequestsLink } from '../../ui/values/shared-requests-link.tsx';
import classes from './player-page.module.css';

/** The player's data and sums. */
export function PlayerFacts({ player }: { player: Player }) {
  const may = useMay();
  const { player_id, display_name, registered_at, last_seen_at, erased_at } = player;
  const money = may(fields.withdrawn)
    ? [
        { label: 'On hold', usd: player.on_hold },
        { label: 'Paid', usd: player.withdrawn },
        { label: 'Rejected', usd: player.rejected },
        { label: 'Returned', usd: player.returned },
      ]
    : [];
  const amounts = [...(may(fields.spent) ? [{ label: 'Spent', usd: player.spent }] : []), ...money];
  const facts = [
    { label: 'Name', value: display_name },
    { label: 'Email', value: <Email player={player} /> },
    { label: 'Player ID', value: <CopyId id={player_id} of="player" /> },
    { label: 'Registered', value: <Moment iso={registered_at} /> },
    { label: 'Last seen', value: <Moment iso={last_seen_at} /> },
    { label: 'Records', value: recordsOf(player) },
    ...(player.archived ? [{ label: 'Before moving in', value: archivedOf(player.archived) }] : []),
    ...(erased_at ? [{ label: 'Erased', value: <Moment iso={erased_at} /> }] : []),
  ];
  return (
    <div className={classes.facts}>
      <Stopped player={player} />
      {amounts.length > 0 && <Amounts amounts={amounts} />}
      <FactGroups groups={[{ title: 'Player', facts }]} dense onPage />
    </div>
  );
}

/** In no other sum. */
const archivedOf = ({ withdrawal_count, paid, rejected }: ArchivedSums) =>
  `${counted(withdrawal_count, 'withdrawal')}, ${formatUsd(paid)} paid, ${formatUsd(rejected)} rejected`;

/** Those that the administrator may count. */
const recordsOf = ({ transaction_count: transactions, withdrawal_count: withdrawals }: Player) =>
  [
    transactions !== undefined && counted(transactions, 'transaction'),
    withdrawals !== undefined && counted(withdrawals, 'withdrawal'),
  ]
    .filter(Boolean)
    .join(', ');

/** Masked, it can be revealed with a reason. */
function Email({ player: { player_id, player_email } }: { player: Player }) {
  const { mutateAsync } = useRevealPlayer(UNKEPT);
  const { revealed, show, running } = useReveal(
    player_id,
    () => askWhyRevealed(`Reveal who player ${player_id} is?`),
    (reason) => mutateAsync({ id: player_id, data: { reason } }),
  );
  // Erased meanwhile, there is nothing to reveal, nor to go on showing.
  const shown = player_email === null ? undefined : revealed;
  const mayReveal = !useMay()('players.pii') && player_email !== null && !shown;
  if (!mayReveal) return (shown ?? { player_email }).player_email ?? '—';
  return (
    <span className={classes.masked}>
      <span>{player_email}</span>
      <RevealButton running={running} onClick={show} />
    </span>
  );
}

/** Why nothing is paid, and who else has the bank account. */
function Stopped({ player: { player_id, freeze, hold, shared_account: shared } }: { player: Player }) {
  const may = useMay();
  return (
    <>
      {freeze && (
        <section className={classes.stopped} aria-label="Frozen">
          <h2>
            Frozen by <Person username={freeze.frozen_by ?? 'an unknown administrator'} />,{' '}
            <Moment iso={freeze.frozen_at} />
            {freeze.until ? (
              <>
                , until <Moment iso={freeze.until} />
              </>
            ) : (
              ', until somebody ends it'
            )}
          </h2>
          <p>{freeze.reason}</p>
        </section>
      )}
      {hold && (
        <section className={classes.stopped} aria-label="Compliance hold">
          <h2>
            Compliance hold by <Person username={hold.held_by ?? 'an unknown administrator'} />,{' '}
            <Moment iso={hold.held_at} />
          </h2>
          <p>{hold.reason}</p>
        </section>
      )}
      {shared && (
        <section className={classes.shared} aria-label="Shared bank account">
          <h2>
            {counted(shared.withdrawal_count, 'withdrawal')} of other players went to a bank account of this player
          </h2>
          <ul>
            {shared.player_ids.map((id) => (
              <li key={id}>
                <PlayerReference id={id} mayOpen={may(getPlayer)} />
              </li>
            ))}
            {may(listWithdrawals) && (
              <li>
                <SharedRequestsLink playerId={player_id} />
              </li>
            )}
          </ul>
        </section>
      )}
    </>
  );
}
