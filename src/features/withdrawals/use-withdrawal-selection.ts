import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { BulkReviewFailure } from '../../generated/model/bulkReviewFailure.ts';
import type { ReviewableWithdrawal } from '../../generated/model/reviewableWithdrawal.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
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

/** Adds or removes this id, and those of its range that can be selected together. */
function toggled(ids: ReadonlySet<string>, id: string, range: readonly Withdrawal[]): ReadonlySet<string> {
  const next = new Set(ids);
  const inRange = [id, ...selectableOf(range).map(idOf)];
  if (ids.has(id)) for (const out of inRange) next.delete(out);
  else for (const taken of inRange) if (next.size < MAX_SELECTED) next.add(taken);
  return next;
}

/** The listed withdrawals between the two, inclusive, in either direction. */
function between(rows: readonly Withdrawal[], from: string | undefined, to: string): readonly Withdrawal[] {
  const ends = [from, to].map((id) => rows.findIndex((row) => idOf(row) === id));
  return ends.includes(-1) ? [] : rows.slice(Math.min(...ends), Math.max(...ends) + 1);
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
    setSelection((before) => ({
      ...select(before.filters, toggled(before.ids, id, range ? between(shown.current, before.from, id) : [])),
      from: id,
    }));
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
