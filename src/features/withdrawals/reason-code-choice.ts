import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import type { ReasonCodeId } from '../../generated/model/reasonCodeId.ts';
import type { ReasonCodeList } from '../../generated/model/reasonCodeList.ts';
import { getListReasonCodesQueryKey, getListReasonCodesQueryOptions } from '../../generated/withdrawals/withdrawals.ts';
import type { Choice } from '../../ui/feedback/ask.tsx';

/** Of the choice, in the answer and in the draft. */
export const REASON_CODE = 'reason_code';
const LASTS_MS = 300_000;

/**
 * The choice of a reason code beside a reason, for the question of a step: none where nobody has added a code for it, or the back end has no codes. They
 * are loaded before the first question, which never waits for them.
 */
export function useReasonCodeChoices(): (use: string) => readonly Choice[] {
  const client = useQueryClient();
  useEffect(() => {
    const state = client.getQueryState(getListReasonCodesQueryKey());
    const asked = Math.max(state?.dataUpdatedAt ?? 0, state?.errorUpdatedAt ?? 0);
    if (Date.now() - asked < LASTS_MS) return;
    void client.prefetchQuery({ ...getListReasonCodesQueryOptions(), gcTime: Number.POSITIVE_INFINITY });
  }, [client]);
  return useCallback(
    (use) => {
      const known = client.getQueryData<ReasonCodeList>(getListReasonCodesQueryKey())?.reason_codes ?? [];
      const offered = known.filter(({ uses, is_retired }) => !is_retired && uses.some((one) => one === use));
      if (offered.length === 0) return [];
      const options = offered.map(({ code, label }) => ({ value: code, label, text: label }));
      return [{ name: REASON_CODE, label: 'Code (optional)', options: [{ value: '', label: 'None' }, ...options] }];
    },
    [client],
  );
}

/** The chosen code in an answer; nothing where none was chosen. */
export const codeIn = (chosen: Readonly<Record<string, string>> = {}): { reasonCode?: ReasonCodeId } =>
  chosen[REASON_CODE] ? { reasonCode: chosen[REASON_CODE] } : {};
