import { Skeleton } from '@mantine/core';
import { linkOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDenied } from '../../api/may.ts';
import type { Statement } from '../../generated/model/statement.ts';
import * as needs from '../../generated/permissions.ts';
import { useGetStatement } from '../../generated/statements/statements.ts';
import { formatCount } from '../../lib/money.ts';
import { LoadedRecord } from '../../ui/dialogs/loaded-record.tsx';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import parts from '../../ui/layout/parts.module.css';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { TABS } from './line-tabs.ts';
import { MissingPayments } from './missing-payments.tsx';
import { AllStatements, StatementHead } from './statement-head.tsx';
import { StatementLines } from './statement-lines.tsx';
import classes from './statement-list.module.css';
import type { StatementTab } from './statement-search.ts';

type Props = {
  id: string;
  tab: StatementTab | undefined;
  /** The way to announce the return of a withdrawal, filled in from a line. */
  announceReturn: (withdrawalId: string, prefill: ReturnPrefill) => ReactNode;
};

/** The facts that a line of the bank states about a return. */
export type ReturnPrefill = { reason: string; bankReference: string };

/** A statement of the bank: its sums, and its lines by what is to be done with them. */
export function StatementPage({ id, tab, announceReturn }: Props) {
  const denied = useDenied(needs.getStatement);
  const query = useGetStatement(id, { query: { enabled: denied === undefined } });
  if (denied) {
    return (
      <>
        <AllStatements />
        <PageHeader title="Statement" />
        <p className={parts.quiet}>{denied}.</p>
      </>
    );
  }
  return (
    <>
      <AllStatements />
      <LoadedRecord
        load={query}
        noun="statement"
        id={id}
        skeleton={<Skeleton height={420} role="status" aria-label="Loading statement" />}
      >
        {(statement) => (
          <div className={classes.page}>
            <StatementHead statement={statement} />
            <Tabs statement={statement} tab={tab} />
            {tab === 'missing' ? (
              <MissingPayments id={id} />
            ) : (
              <StatementLines
                key={tab ?? 'proposed'}
                statement={statement}
                tab={TABS.find((one) => one.tab === tab) ?? TABS[0]}
                announceReturn={announceReturn}
              />
            )}
          </div>
        )}
      </LoadedRecord>
    </>
  );
}

/** Those of lines that nearly no statement has are left out while they are empty. */
function Tabs({ statement, tab }: { statement: Statement; tab: StatementTab | undefined }) {
  const { id, counts, missing_payments } = statement;
  const tabOf = (label: string, count: number, name?: StatementTab) => ({
    label: `${label} (${formatCount(count)})`,
    link: linkOptions({ to: '/system/statements/$id', params: { id }, search: { tab: name } }),
  });
  return (
    <TabLinks
      label="Lines by state"
      tabs={[
        ...TABS.filter((one) => one.state !== 'unreadable' || counts.unreadable > 0 || tab === 'unreadable').map(
          (one) => tabOf(one.label, counts[one.state], one.tab),
        ),
        ...(missing_payments > 0 || tab === 'missing' ? [tabOf('Missing', missing_payments, 'missing')] : []),
      ]}
    />
  );
}
