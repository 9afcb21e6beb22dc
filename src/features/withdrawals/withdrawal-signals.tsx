import { Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useMay } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import type { WithdrawalSignal } from '../../generated/model/withdrawalSignal.ts';
import type { WithdrawalSignals as Signals } from '../../generated/model/withdrawalSignals.ts';
import { getPlayer } from '../../generated/permissions.ts';
import { useListWithdrawalSignals } from '../../generated/withdrawals/withdrawals.ts';
import { isAbsent, withData } from '../../ui/feedback/load.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import parts from '../../ui/layout/parts.module.css';
import { Moment } from '../../ui/values/date-time.tsx';
import { PlayerReference } from '../../ui/values/player-reference.tsx';
import link from '../../ui/values/record-link.module.css';
import { SharedRequestsLink } from '../../ui/values/shared-requests-link.tsx';
import { badgeIn, StatusBadge } from '../../ui/values/status-badge.tsx';
import { LEVELS } from './signal-levels.ts';
import { idOf } from './withdrawal-rules.ts';
import classes from './withdrawal-signals.module.css';

/** The tab of the player's page that shows a signal, and what the link to it says. */
const EVIDENCE = {
  player: { tab: undefined, label: 'Player' },
  withdrawals: { tab: 'withdrawals', label: 'Requests' },
  transactions: { tab: 'transactions', label: 'Transactions' },
} as const;

/** The signals of a withdrawal; nothing where the back end has none. */
export function WithdrawalSignals({ withdrawal }: { withdrawal: Withdrawal }) {
  const query = useListWithdrawalSignals({ withdrawal_ids: idOf(withdrawal) });
  if (isAbsent(query)) return null;
  return (
    <section aria-busy={query.isPending} className={parts.part}>
      <h3>Signals</h3>
      <Loaded
        load={withData(query, query.data?.withdrawals)}
        failed="Failed to load signals"
        what="These signals"
        skeleton={<Skeleton height={300} role="status" aria-label="Loading signals" />}
        isEmpty={([found]) => !found?.signals.length}
        empty={<p className={parts.quiet}>Nothing is known.</p>}
      >
        {([found]) => found && <Found signals={found} playerId={withdrawal.player_id} />}
      </Loaded>
    </section>
  );
}

function Found({
  signals: { as_of, decided, signals },
  playerId,
}: {
  signals: Signals;
  playerId: string | null | undefined;
}) {
  return (
    <>
      {decided && (
        <p className={parts.quiet}>
          As they were when it was decided, <Moment iso={as_of} />
        </p>
      )}
      <ul aria-label="Signals" className={classes.signals}>
        {signals.map((signal) => (
          <li key={signal.kind} data-level={signal.level}>
            <StatusBadge {...badgeIn(LEVELS, signal.level)} />
            <span className={classes.sentence}>{signal.sentence}</span>
            <Evidence signal={signal} playerId={playerId} />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Links to the records that show a signal, for those who may open them. */
function Evidence({ signal, playerId }: { signal: WithdrawalSignal; playerId: string | null | undefined }) {
  const mayOpen = useMay()(getPlayer);
  const { evidence, player_ids: others } = signal;
  if (others.length > 0) {
    return (
      <span className={classes.others}>
        {others.map((id) => (
          <PlayerReference key={id} id={id} mayOpen={mayOpen} />
        ))}
        {playerId && <SharedRequestsLink playerId={playerId} />}
      </span>
    );
  }
  const found = evidence && Object.hasOwn(EVIDENCE, evidence) ? EVIDENCE[evidence as keyof typeof EVIDENCE] : undefined;
  if (!found || !playerId || !mayOpen) return null;
  return (
    <Link
      to="/players/$id"
      params={{ id: playerId }}
      search={{ tab: found.tab }}
      className={link.link}
      data-screen-only
    >
      {found.label}
    </Link>
  );
}
