import type { Permission } from '../../src/generated/model/permission.ts';
import type { Player } from '../../src/generated/model/player.ts';
import type { PlayerTimelineEntry } from '../../src/generated/model/playerTimelineEntry.ts';
import { Player as NEEDED } from '../../src/generated/permissions.ts';
import { usdOf } from '../domain/money.ts';
import { playerState } from '../ledger/player-stops.ts';
import type { PlayerDetails } from './details-queries.ts';
import type { PlayerRow } from './queries.ts';
import type { TimelineRow } from './timeline-queries.ts';

/** Whether the caller has a permission. */
export type May = (permission: Permission) => boolean;

export function presentPlayer(row: PlayerRow, may: May): Player {
  const { sums } = row;
  return permitted(may, {
    player_id: row.playerId,
    player_email: row.email,
    display_name: row.displayName,
    state: playerState(row.email, row.isFrozen),
    registered_at: row.createdAt.toISOString(),
    last_seen_at: (sums.lastSeenAt ?? row.createdAt).toISOString(),
    spent: usdOf(sums.spentCents),
    withdrawn: usdOf(sums.withdrawnCents),
    waiting: usdOf(sums.waitingCents),
  });
}

export function presentDetails(row: PlayerDetails, may: May): Player {
  const { sums, freeze, hold, sharedAccount, archived } = row;
  return permitted(may, {
    ...presentPlayer(row, may),
    on_hold: usdOf(sums.onHoldCents),
    rejected: usdOf(sums.rejectedCents),
    returned: usdOf(row.returnedCents),
    transaction_count: sums.transactionCount,
    withdrawal_count: sums.withdrawalCount,
    shared_account: sharedAccount && {
      withdrawal_count: sharedAccount.withdrawals,
      player_ids: sharedAccount.playerIds,
    },
    archived: archived && {
      withdrawal_count: archived.count,
      paid: usdOf(archived.paidCents),
      rejected: usdOf(archived.rejectedCents),
    },
    freeze: freeze && {
      reason: freeze.freeze.reason,
      frozen_by: freeze.by,
      frozen_at: freeze.freeze.createdAt.toISOString(),
      until: freeze.freeze.until?.toISOString() ?? null,
    },
    hold: hold && { reason: hold.hold.reason, held_by: hold.by, held_at: hold.hold.createdAt.toISOString() },
    erased_at: row.erasedAt?.toISOString() ?? null,
  });
}

/** Without the fields that need a permission which the caller lacks: the contract's `x-permission`. */
function permitted(may: May, player: Player): Player {
  const needed: Readonly<Record<string, Permission>> = NEEDED;
  const shown = Object.entries(player).filter(([field]) => needed[field] === undefined || may(needed[field]));
  return Object.fromEntries(shown) as unknown as Player;
}

export function presentEntry(row: TimelineRow): PlayerTimelineEntry {
  return {
    id: `${row.kind}-${row.number}`,
    at: row.at.toISOString(),
    kind: row.kind,
    type: row.type,
    record_id: row.recordId,
    record_name: row.recordName,
    amount: row.cents === null ? null : usdOf(row.cents),
    status: row.status,
    actor: row.actor,
    text: row.text,
  };
}
