import { useCallback } from 'react';
import { withMarks } from '../../lib/words.ts';
import classes from './truncate.module.css';

/**
 * Makes text focusable while it is truncated, so that keyboard and touch users can expand it by focusing it. Not inside a link or a
 * button, which lead to the whole text. All elements share one ResizeObserver, which runs after layout and so forces none.
 */
const whenCut = globalThis.ResizeObserver
  ? new ResizeObserver((entries) => {
      for (const { target } of entries) {
        // A focused text is expanded, and must stay focusable.
        if (target === document.activeElement) continue;
        const cut = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight + 1;
        target.toggleAttribute('data-cut', cut);
        if (cut && !target.closest('a, button')) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    })
  : undefined;

/**
 * Text of unknown length: truncated with an ellipsis after `lines` lines (default 1), whole in the title and when
 * focused. Never interpreted as markup.
 */
export function Truncated({ text, lines = 1 }: { text: string | null | undefined; lines?: 1 | 2 | 3 | 20 }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed text is measured again, though its box may keep its size
  const watch = useCallback(
    (element: HTMLSpanElement | null) => {
      if (!element) return;
      whenCut?.observe(element);
      return () => whenCut?.unobserve(element);
    },
    [text],
  );
  if (!text) return <span>—</span>;
  const shown = withMarks(text);
  return (
    <span ref={watch} className={classes.text} data-lines={lines} title={shown}>
      {shown}
    </span>
  );
}
