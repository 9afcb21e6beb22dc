import { type KeyboardEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react';
import { PRODUCT_NAME } from '../../lib/product.ts';
import classes from './slide-in.module.css';

/**
 * The sidebar on narrow screens, over the page, which is inert meanwhile. The code of a drawer of Mantine's would come only
 * after the first press.
 */
export function SlideIn({ onClose, children }: { onClose: () => void; children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  useLayoutEffect(() => {
    document.documentElement.dataset.menu = 'open';
    return () => void delete document.documentElement.dataset.menu;
  }, []);
  const closeByEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClose();
  };
  return (
    <div data-screen-only>
      <div className={classes.cover} aria-hidden="true" onClick={onClose} />
      <div
        ref={panel}
        className={classes.panel}
        role="dialog"
        aria-modal="true"
        aria-label={`${PRODUCT_NAME} Admin menu`}
        tabIndex={-1}
        onKeyDown={closeByEscape}
      >
        {children}
      </div>
    </div>
  );
}
