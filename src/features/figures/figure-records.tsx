import { Link } from '@tanstack/react-router';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useId } from 'react';
import { deniedFor, useMay } from '../../api/may.ts';
import { useExport } from '../../api/use-export.ts';
import { exportRevenue } from '../../generated/company-revenue/company-revenue.ts';
import type { FigurePart } from '../../generated/figures.ts';
import type { ExportRevenueParams } from '../../generated/model/exportRevenueParams.ts';
import * as needs from '../../generated/permissions.ts';
import { isLeftOut } from '../../lib/settings.ts';
import { spreadsheetParam } from '../../lib/spreadsheets.ts';
import { ExportButton } from '../../ui/table/export-button.tsx';
import { daysOf, type FigureAbout, queryOf } from './figure-days.ts';
import classes from './figure-dialog.module.css';

type Props = {
  part: FigurePart;
  about: FigureAbout;
  /** UTC, YYYY-MM-DD */
  today: string;
  /** A list was opened. */
  onOpened: () => void;
};

/** The way to the records of a part: the list with the filter, or a file. */
export function FigureRecords({ part, about, today, onOpened }: Props) {
  const may = useMay();
  const { from = '', to = '' } = daysOf(part.over, today, Number(about.days ?? 0));
  if (part.unlisted !== undefined || to < from) return null;
  const query = queryOf(part, about, today);
  if (part.opens === 'exportRevenue') return <RevenueFile query={query} today={today} />;
  if (!isList(part.opens)) return null;
  const list = LISTS[part.opens];
  if (isLeftOut(list.to)) return null;
  if (!may(list.needs)) return <p className={classes.hint}>{deniedFor(list.needs)}</p>;
  return (
    // The screen reads its URL itself, and skips what it does not know.
    <Link to={list.to} search={list.searchOf(query) as never} className={classes.open} onClick={onOpened}>
      {list.label}
      <ArrowRight size={14} />
    </Link>
  );
}

/** The lists on their screens, whose URLs have the filters of the calls. */
const LISTS = {
  listTransactions: {
    to: '/transactions',
    label: 'Open transactions',
    needs: needs.listTransactions,
    searchOf: ({ type, ...query }: Query) => (type === undefined ? query : { ...query, transaction_type: type }),
  },
  listWithdrawals: {
    to: '/withdrawals',
    label: 'Open withdrawals',
    needs: needs.listWithdrawals,
    searchOf: (query: Query) => query,
  },
  listPlayers: {
    to: '/players',
    label: 'Open players',
    needs: needs.listPlayers,
    searchOf: (query: Query) => query,
  },
} as const;

type Query = Record<string, string>;
const isList = (operation: string | undefined): operation is keyof typeof LISTS =>
  operation !== undefined && operation in LISTS;

function RevenueFile({ query, today }: { query: ExportRevenueParams; today: string }) {
  const { progress, start, cancel } = useExport({
    call: (request, signal) => exportRevenue({ ...query, ...spreadsheetParam() }, request, signal),
    name: () => `revenue-${today}.csv`,
    failed: 'Failed to export revenue',
  });
  const denied = useMay()(needs.exportRevenue) ? undefined : deniedFor(needs.exportRevenue);
  return (
    <ExportButton
      id={useId()}
      size="xs"
      progress={progress}
      denied={denied}
      onStart={() => void start()}
      onCancel={cancel}
    />
  );
}
