import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import ExternalLink from 'lucide-react/icons/external-link';
import { type ReactNode, useState } from 'react';
import { linkTo } from '../../lib/settings.ts';
import { announce } from './announce.ts';
import classes from './copy-id.module.css';
import { notify } from './notify.tsx';

type Props = {
  /** Nothing is shown without one. */
  id: string | null | undefined;
  /** In place of the id itself: a link to its record, or nothing beside a name that is there already. */
  children?: ReactNode;
  /** The kind of record, for the link to another system that the operator may have set: `player`. */
  of?: string | undefined;
};

/** An id of a record, and the button that copies it. */
export function CopyId({ id, children = id, of = '' }: Props) {
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
  const elsewhere = linkTo(of, id);
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
      {elsewhere && (
        <a
          className={classes.button}
          href={elsewhere}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={`Open ${id} in ${new URL(elsewhere).host}`}
          title={`Open in ${new URL(elsewhere).host}`}
          data-screen-only
        >
          <ExternalLink size={14} />
        </a>
      )}
    </span>
  );
}
