/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

/**
 * What happened: the player `registered`; a `transaction`; a step of a `withdrawal`; an `archived_withdrawal` was paid or rejected by the system before this one; the player was `frozen`, `unfrozen`, or the freeze reached its end (`freeze_expired`); a compliance hold was placed (`held`) or ended (`hold_released`); a `note` was written; the player was `erased`.
 */
export type PlayerTimelineKind = typeof PlayerTimelineKind[keyof typeof PlayerTimelineKind];


export const PlayerTimelineKind = {
  registered: 'registered',
  transaction: 'transaction',
  withdrawal: 'withdrawal',
  archived_withdrawal: 'archived_withdrawal',
  frozen: 'frozen',
  unfrozen: 'unfrozen',
  freeze_expired: 'freeze_expired',
  held: 'held',
  hold_released: 'hold_released',
  note: 'note',
  erased: 'erased',
} as const;
