import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { type ReactNode, useState } from 'react';
import { announce } from './announce.ts';
import classes from './copy-id.module.css';
import { notify } from './notify.tsx';

type Props = {
  /** Nothing is shown without one. */
  id: string | null | undefined;
  /** In place of the id itself: a link to its record, or nothing beside a name that is there already. */
  children?: ReactNode;
};

/** An id of a record, and the button that copies it. */
export function CopyId({ id, children = id }: Props) {
  const [copied, setCopied] = useState(false);
  if (!id) return null;

  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      announce(`Copied ${text}`);
    } catch {
      // The browser refuses, or the page was not loaded over HTTPS.
      notify.error('Failed to copy', { detail: 'The browser does not permit it. Select the text instead.' });
    }
  }

  const rest = () => setCopied(false);
  return (
    <span className={classes.id}>
      {children}
      <button
        type="button"
        className={classes.button}
        aria-label={`Copy ${id}`}
        title={copied ? undefined : 'Copy'}
        data-screen-only
        onClick={() => void copy(id)}
        onBlur={rest}
        onPointerLeave={rest}
      >
        {copied ? (
          <>
            <Check size={14} /> Copied
          </>
        ) : (
          <Copy size={14} />
        )}
      </button>
    </span>
  );
}
