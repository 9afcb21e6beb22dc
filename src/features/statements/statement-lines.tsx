import { Skeleton } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useMay } from '../../api/may.ts';
import type { Statement } from '../../generated/model/statement.ts';
import { useListStatementLines } from '../../generated/statements/statements.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import parts from '../../ui/layout/parts.module.css';
import { CursorPager, useCursorPages } from '../../ui/table/cursor-pager.tsx';
import { LineDesk } from './line-desk.tsx';
import type { Tab } from './line-tabs.ts';
import type { ReturnPrefill } from './statement-page.tsx';

type Props = {
  statement: Statement;
  tab: Tab;
  announceReturn: (withdrawalId: string, prefill: ReturnPrefill) => ReactNode;
};

/** The lines of a statement in one state, page by page. */
export function StatementLines({ statement, tab, announceReturn }: Props) {
  const mayReadNames = useMay()('players.pii');
  const pages = useCursorPages();
  const { cursor } = pages;
  const query = useListStatementLines(
    statement.id,
    { state: tab.state, ...(cursor && { cursor }) },
    { query: { placeholderData: keepPreviousData } },
  );
  return (
    <section aria-label={tab.label} className={parts.part}>
      {!mayReadNames && (
        <p className={parts.quiet}>Texts are masked, because your roles do not permit this: players.pii.</p>
      )}
      <Loaded
        load={query}
        failed="Failed to load lines"
        what="These lines"
        skeleton={<Skeleton height={220} role="status" aria-label="Loading lines" />}
      >
        {({ lines }) => (
          <LineDesk
            key={cursor ?? ''}
            statement={statement}
            tab={tab}
            lines={lines}
            isFirstPage={cursor === undefined}
            announceReturn={announceReturn}
          />
        )}
      </Loaded>
      <CursorPager pages={pages} next={query.data?.next_cursor} />
    </section>
  );
}
