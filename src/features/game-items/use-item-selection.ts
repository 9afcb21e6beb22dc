import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { GameItem } from '../../generated/model/gameItem.ts';
import { idProblem } from '../../lib/id-problem.ts';
import { between, toggled } from '../../lib/range-selection.ts';

/** Each is changed by a call of its own. */
export const MOST_SELECTED = 100;

const NONE: ReadonlySet<string> = new Set();
const idOf = ({ item_id }: GameItem) => item_id;
const selectableOf = (items: readonly GameItem[]) => items.map(idOf).filter((id) => idProblem(id) === undefined);

type Made = {
  /** Another game has another selection. */
  gameId: string | undefined;
  ids: ReadonlySet<string>;
  /** The last toggled one, where a range begins. */
  from?: string;
};

/** The selected items of a game, on all of its pages. `items` are all of the game, `shown` those of the page. */
export function useItemSelection(gameId: string | undefined, items: readonly GameItem[], shown: readonly GameItem[]) {
  const [made, setMade] = useState<Made>({ gameId, ids: NONE });
  if (made.gameId !== gameId) setMade({ gameId, ids: NONE });
  const { ids } = made;

  // An item can leave the list while it is selected, and must not be changed unseen.
  const selected = useMemo(() => items.filter((item) => ids.has(idOf(item))), [items, ids]);
  const page = useMemo(() => selectableOf(shown), [shown]);
  const all = page.length > 0 && page.every((id) => ids.has(id));

  // Always the same function, so that only the cells whose props changed re-render.
  const rows = useRef(shown);
  useEffect(() => {
    rows.current = shown;
  }, [shown]);
  const toggle = useCallback((id: string, range: boolean) => {
    setMade((before) => {
      const others = range ? selectableOf(between(rows.current, idOf, before.from, id)) : [];
      return { ...before, ids: toggled(before.ids, [id, ...others], MOST_SELECTED), from: id };
    });
  }, []);
  const select = (next: Iterable<string>) => setMade({ gameId, ids: new Set(next) });

  return {
    ids,
    selected,
    full: selected.length >= MOST_SELECTED,
    /** The page has items, and all that can be changed are selected. */
    all,
    /** Some of the page are. */
    some: page.some((id) => ids.has(id)),
    toggle,
    togglePage: () =>
      select(
        all ? [...ids].filter((id) => !page.includes(id)) : [...new Set([...ids, ...page])].slice(0, MOST_SELECTED),
      ),
    select,
  };
}

export type ItemSelection = ReturnType<typeof useItemSelection>;
