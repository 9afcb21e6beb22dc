import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BulkReviewFailure } from '../../generated/model/bulkReviewFailure.ts';
import type { ReviewableWithdrawal } from '../../generated/model/reviewableWithdrawal.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { between, toggled } from '../../lib/range-selection.ts';
import { idOf, selectableOf } from './withdrawal-rules.ts';
import type { ListedWithdrawals } from './withdrawal-search.ts';

/** The maximum of one bulk call (`WithdrawalIds` of the contract). */
const MAX_SELECTED = 200;

type Made = {
  /** The filters under which the selection was made; under others it counts as empty. */
  filters: ListedWithdrawals;
  ids: ReadonlySet<string>;
  /** The last toggled one, where a range begins. */
  from?: string;
  /** Everything that matches and awaits review, loaded or not; undefined for a selection among the loaded ones. */
  matching?: readonly ReviewableWithdrawal[];
  /** Why a bulk action could not change a withdrawal, by id; cleared when the selection changes. */
  failures: ReadonlyMap<string, string>;
};

function select(
  filters: ListedWithdrawals,
  ids: Iterable<string> = [],
  failures: readonly BulkReviewFailure[] = [],
): Made {
  return { filters, ids: new Set(ids), failures: new Map(failures.map(({ id, reason }) => [id, reason])) };
}

/**
 * `filters` must be the same object until one changes, which drops the selection. `rows` are the rows on the screen.
 */
export function useWithdrawalSelection(filters: ListedWithdrawals, rows: readonly Withdrawal[]) {
  const [selection, setSelection] = useState(() => select(filters));
  if (selection.filters !== filters) setSelection(select(filters));
  const { ids, failures, matching } = selection;

  // A withdrawal can leave the list while it is selected, and must not be reviewed unseen.
  const selected = useMemo(() => rows.filter((row) => ids.has(idOf(row))), [rows, ids]);
  const selectable = useMemo(() => selectableOf(rows).slice(0, MAX_SELECTED), [rows]);

  // Always the same function, so that only cards whose props changed re-render.
  const shown = useRef(rows);
  useEffect(() => {
    shown.current = rows;
  }, [rows]);
  const toggle = useCallback((id: string, range: boolean) => {
    setSelection((before) => {
      const others = range ? selectableOf(between(shown.current, idOf, before.from, id)).map(idOf) : [];
      return { ...select(before.filters, toggled(before.ids, [id, ...others], MAX_SELECTED)), from: id };
    });
  }, []);

  return {
    ids,
    failures,
    selected,
    matching,
    full: selected.length >= MAX_SELECTED,
    /** Everything loaded that can be reviewed or recalled is selected, up to the maximum, and there is something. */
    all: selectable.length > 0 && selectable.every((row) => ids.has(idOf(row))),
    /** Nothing that is loaded can be reviewed or recalled. */
    none: selectable.length === 0,
    toggle,
    selectAll: () => setSelection(select(filters, selectable.map(idOf))),
    selectMatching: (found: readonly ReviewableWithdrawal[]) =>
      setSelection({ ...select(filters, found.map(idOf)), matching: found }),
    clear: () => setSelection(select(filters)),
    keepFailed: (failed: BulkReviewFailure[]) =>
      setSelection(
        select(
          filters,
          failed.map(({ id }) => id),
          failed,
        ),
      ),
  };
}

export type WithdrawalSelection = ReturnType<typeof useWithdrawalSelection>;
