import type { ReasonUse } from '../../generated/model/reasonUse.ts';

/** The steps that are counted by reason codes, in words. */
export const REASON_USES: Readonly<Record<ReasonUse, string>> = {
  reject: 'Rejections',
  return: 'Returns by the bank',
  skip: 'Skips',
  snooze: 'Snoozes',
};
