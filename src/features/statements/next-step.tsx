import { Link } from '@tanstack/react-router';
import type { Statement } from '../../generated/model/statement.ts';
import { counted } from '../../lib/words.ts';
import parts from '../../ui/layout/parts.module.css';
import link from '../../ui/values/record-link.module.css';
import { type Tab, tabToDo } from './line-tabs.ts';

type Props = { statement: Statement; tab: Tab };

/** In place of a tab without lines: where the work goes on. */
export function NextStep({ statement, tab }: Props) {
  const { id, counts, state } = statement;
  const toDo = tabToDo(statement, tab);
  return (
    <p className={parts.quiet}>
      {tab.nothing}{' '}
      {state === 'open' &&
        counts.unfinished === 0 &&
        'Every line is confirmed or explained: you can close the statement.'}
      {toDo && (
        <Link to="/system/statements/$id" params={{ id }} search={{ tab: toDo.tab }} className={link.inline}>
          Go on with {toDo.label.toLowerCase()}: {counted(counts[toDo.state], 'line')}
        </Link>
      )}
    </p>
  );
}
