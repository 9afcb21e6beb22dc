import { useCallback } from 'react';
import classes from './truncate.module.css';

/**
 * Makes a text focusable while it is cut, so that the keyboard and a finger can open it too; focused, it is shown whole. Not inside a link
 * or a button, which lead to where it is. One observer for all: it is called after the layout, which therefore costs nothing more.
 */
const whenCut = globalThis.ResizeObserver
  ? new ResizeObserver((entries) => {
      for (const { target } of entries) {
        // Focused it is whole, and must stay focusable.
        if (target === document.activeElement) continue;
        const cut = target.scrollWidth > target.clientWidth || target.scrollHeight > target.clientHeight + 1;
        target.toggleAttribute('data-cut', cut);
        if (cut && !target.closest('a, button')) target.setAttribute('tabindex', '0');
        else target.removeAttribute('tabindex');
      }
    })
  : undefined;

/** Text of unknown length: cut with an ellipsis after `lines` lines (default 1), whole in the title and when focused. Shown as text, always. */
export function Truncated({ text, lines = 1 }: { text: string | null | undefined; lines?: 1 | 2 | 3 }) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is looked at anew, though its box may have the same size
  const watch = useCallback(
    (element: HTMLSpanElement | null) => {
      if (!element) return;
      whenCut?.observe(element);
      return () => whenCut?.unobserve(element);
    },
    [text],
  );
  if (!text) return <span>—</span>;
  return (
    <span ref={watch} className={classes.text} data-lines={lines} title={text}>
      {text}
    </span>
  );
}
