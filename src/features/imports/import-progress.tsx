import { formatCount } from '../../lib/money.ts';
import classes from './imports.module.css';
import type { ImportProgress } from './run-import.ts';

type Props = { file: File; isCheck: boolean; progress: ImportProgress | undefined };

/** The server reads while the file is sent, and a browser reads the answer only after that. */
export function ImportProgressBar({ file, isCheck, progress }: Props) {
  const { bytes = 0, line = 0 } = progress?.answer ?? {};
  const share = Math.min(1, (bytes > 0 ? bytes : (progress?.sent ?? 0)) / Math.max(1, file.size));
  const words = isCheck ? 'Checking the file' : 'Importing';
  return (
    <label className={classes.progress}>
      <span>{line > 0 ? `${words}: up to line ${formatCount(line)}` : `${words}…`}</span>
      <progress max={1} value={share} />
    </label>
  );
}
