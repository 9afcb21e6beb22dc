import type { ReviewClaim } from '../../src/generated/model/reviewClaim.ts';
import type { ReviewFigures as FiguresJson } from '../../src/generated/model/reviewFigures.ts';
import type { ReviewSnooze } from '../../src/generated/model/reviewSnooze.ts';
import type { ReviewFigures } from './figure-queries.ts';
import type { Claim, Snooze } from './queries.ts';

/** @param callerId whose own claims are marked */
export function presentClaim({ withdrawalId, adminId, username, until }: Claim, callerId: string): ReviewClaim {
  return { withdrawal_id: withdrawalId, username, is_own: adminId === callerId, until: until.toISOString() };
}

export function presentSnooze({ withdrawalId, username, until, reason }: Snooze): ReviewSnooze {
  return { withdrawal_id: withdrawalId, username, until: until.toISOString(), reason };
}

export function presentFigures({ days, reasons, ...figures }: ReviewFigures, targetHours: number): FiguresJson {
  return {
    waiting: figures.waiting,
    snoozed: figures.snoozed,
    oldest_at: figures.oldestAt?.toISOString() ?? null,
    target_hours: targetHours,
    decided: figures.decided,
    median_minutes: figures.medianMinutes,
    within_target: figures.withinTarget,
    per_hour: figures.perHour,
    days: days.map(({ medianMinutes, ...day }) => ({ ...day, median_minutes: medianMinutes })),
    reasons,
  };
}
