import classes from './truncate.module.css';

/** Text of unknown length: cut with an ellipsis after `lines` lines (default 1), whole in the title. Shown as text, always. */
export function Truncated({ text, lines = 1 }: { text: string | null | undefined; lines?: 1 | 2 | 3 }) {
  if (!text) return <span>—</span>;
  return (
    <span className={classes.text} data-lines={lines} title={text}>
      {text}
    </span>
  );
}
