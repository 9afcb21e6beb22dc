import { Button } from '@mantine/core';
import Tags from 'lucide-react/icons/tags';
import { useMemo } from 'react';
import { useDenied } from '../../api/may.ts';
import type { ReasonCode } from '../../generated/model/reasonCode.ts';
import * as needs from '../../generated/permissions.ts';
import { useListReasonCodes } from '../../generated/withdrawals/withdrawals.ts';
import { recordAddress } from '../../lib/record-address.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { isAbsent, withData } from '../../ui/feedback/load.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import { columnsOf } from '../../ui/table/columns.ts';
import { RecordTable } from '../../ui/table/record-table.tsx';
import { Truncated } from '../../ui/values/truncate.tsx';
import { REASON_USES } from './reason-uses.ts';

const ReasonCodeDialog = lazyDialog(async () => ({
  default: (await import('./reason-code-dialog.tsx')).ReasonCodeDialog,
}));

type Props = {
  /** The code in the form. */
  open: string | undefined;
  creating: boolean;
  onOpen: (code: string) => void;
  onCreate: () => void;
  onClose: () => void;
};

const column = columnsOf<ReasonCode>();
const codeOf = ({ code }: ReasonCode) => code;
const usesIn = ({ uses }: ReasonCode) => uses.map((use) => REASON_USES[use] ?? use).join(', ');

const columns = column.columns([
  column.accessor('label', { header: 'Reason', cell: ({ getValue }) => <Truncated text={getValue()} /> }),
  column.accessor('code', {
    header: 'Code',
    meta: { width: '190px' },
    cell: ({ getValue }) => <Truncated text={getValue()} />,
  }),
  column.accessor(usesIn, {
    id: 'uses',
    header: 'Offered for',
    meta: { inRow: 'labelled' },
    cell: ({ getValue }) => <Truncated text={getValue()} />,
  }),
  column.accessor('is_retired', {
    header: 'State',
    meta: { width: '100px', inRow: 'first' },
    cell: ({ getValue }) => (getValue() ? 'Retired' : 'In use'),
  }),
]);

/** The reason codes, with a form for one of them; nothing where the back end has none. */
export function ReasonCodeTable({ open, creating, onOpen, onCreate, onClose }: Props) {
  const denied = useDenied(needs.addReasonCode);
  const query = useListReasonCodes();
  const codes = query.data?.reason_codes;
  const load = useMemo(() => withData(query, codes), [query, codes]);
  if (isAbsent(query)) return null;
  const edited = codes?.find(({ code }) => code === open);
  return (
    <Panel
      title="Reason Codes"
      flush
      actions={
        <Button variant="default" size="xs" disabled={denied !== undefined} title={denied} onClick={onCreate}>
          Add a Code
        </Button>
      }
    >
      <RecordTable
        label="Reason codes"
        columns={columns}
        load={load}
        rowKey={codeOf}
        embedded
        skeletonRows={4}
        opens={({ code }) => ({ href: recordAddress('code', code), onOpen: () => onOpen(code) })}
        failed="Failed to load reason codes"
        empty={
          <EmptyState
            icon={Tags}
            title="No reason codes yet"
            hint="With a list of your own, rejections, returns, skips and snoozes are counted by reason."
          />
        }
      />
      <ReasonCodeDialog
        isOpen={creating || edited !== undefined}
        opened={creating || edited !== undefined}
        edited={edited}
        onClose={onClose}
      />
    </Panel>
  );
}
