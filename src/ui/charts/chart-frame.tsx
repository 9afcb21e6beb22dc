import { Button, Skeleton, Table } from '@mantine/core';
import ChartLine from 'lucide-react/icons/chart-line';
import Table2 from 'lucide-react/icons/table-2';
import { type ReactNode, useState } from 'react';
import { type Load, stateOf } from '../feedback/load.ts';
import { LoadFailed } from '../feedback/loaded.tsx';
import { dimmed } from '../feedback/out-of-date.tsx';
import { PartBoundary } from '../feedback/part-boundary.tsx';
import { Panel } from '../layout/panel.tsx';
import classes from './chart-frame.module.css';

/** The chart's figures as text: the first cell of each row is its header. */
export type ChartTable = { head: readonly string[]; rows: readonly (readonly string[])[] };

type Props = {
  title: string;
  /** Beside the title: a choice of periods, a badge. */
  actions?: ReactNode;
  /** Height in pixels of the chart, and of the table, skeleton or error in its place. */
  height?: number;
  /** The figures; that they could not be loaded again is reported elsewhere, for several parts at once. */
  load: Load<unknown>;
  /** 'Failed to load revenue' */
  failed: string;
  /** Omitted when the chart already shows all figures as text. */
  table?: ChartTable;
  /** Below the chart or its table. */
  footer?: ReactNode;
  /** The chart. */
  children: ReactNode;
};

/** A titled panel around a chart. The same figures can be shown as a table, which also replaces a chart that fails. */
export function ChartFrame({ title, actions, height = 260, load, failed, table, footer, children }: Props) {
  const [asTable, setAsTable] = useState(false);
  const outdated = load.isPlaceholderData;
  const state = stateOf(load);
  const loading = state === 'loading';
  const figures = table && <Figures title={title} table={table} />;
  return (
    <Panel
      title={title}
      busy={loading || outdated === true}
      gap={12}
      actions={
        <div className={classes.actions}>
          {actions}
          {table && (
            <Button
              variant="subtle"
              color="gray"
              size="compact-xs"
              leftSection={asTable ? <ChartLine size={13} /> : <Table2 size={13} />}
              disabled={loading || state === 'failed'}
              onClick={() => setAsTable(!asTable)}
            >
              {asTable ? 'View as chart' : 'View as table'}
            </Button>
          )}
        </div>
      }
    >
      <div {...dimmed(outdated, classes.body)} style={{ minHeight: height }}>
        {state === 'failed' ? (
          <LoadFailed load={load} what={failed} />
        ) : loading ? (
          <ChartSkeleton height={height} />
        ) : asTable ? (
          // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll it
          <section className={classes.scroll} style={{ height }} tabIndex={0} aria-label={`${title}, table`}>
            {figures}
          </section>
        ) : (
          <PartBoundary
            failed={() => (
              <div className={classes.scroll} style={{ height }}>
                <p className={classes.notice}>The chart could not be drawn.</p>
                {figures}
              </div>
            )}
          >
            {children}
          </PartBoundary>
        )}
      </div>
      {footer}
    </Panel>
  );
}

export function ChartSkeleton({ height }: { height: number }) {
  return <Skeleton height={height} radius="var(--radius-control)" role="status" aria-label="Loading chart" />;
}

function Figures({ title, table }: { title: string; table: ChartTable }) {
  return (
    <Table aria-label={title} className={classes.figures} verticalSpacing={5} stickyHeader>
      <Table.Thead>
        <Table.Tr>
          {table.head.map((name) => (
            <Table.Th key={name} scope="col">
              {name}
            </Table.Th>
          ))}
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {table.rows.map(([name = '', ...cells], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a back end may repeat a label; rows have no other identity.
          <Table.Tr key={row}>
            <Table.Th scope="row">{name}</Table.Th>
            {cells.map((cell, column) => (
              <Table.Td key={table.head[column + 1]}>{cell}</Table.Td>
            ))}
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
