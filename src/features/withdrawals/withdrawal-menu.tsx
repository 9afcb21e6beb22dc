import { ActionIcon, Menu } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import { deniedFor, may, useDenied } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import * as needs from '../../generated/permissions.ts';
import { downloadWithdrawal } from './withdrawal-csv.ts';
import { ACTION, actionsFor, idOf, NEEDS, sendsMoney, type WithdrawalAction } from './withdrawal-rules.ts';

type Props = {
  withdrawal: Withdrawal;
  running: boolean;
  onOpen: (id: string) => void;
  onAction: (action: WithdrawalAction, withdrawal: Withdrawal) => void;
};

/** The actions on one withdrawal, on its card. */
export function WithdrawalMenu({ withdrawal, running, onOpen, onAction }: Props) {
  const id = idOf(withdrawal);
  const noExport = useDenied(needs.exportWithdrawals);
  const actions = actionsFor(withdrawal.status);
  const entries = (chosen: readonly WithdrawalAction[]) =>
    chosen.map((action) => {
      const { label, icon: Icon, danger } = ACTION[action];
      const denied = may(NEEDS[action]) ? undefined : deniedFor(NEEDS[action]);
      return (
        <Menu.Item
          key={action}
          leftSection={<Icon size={15} />}
          c={danger ? 'var(--danger-fg)' : undefined}
          disabled={denied !== undefined}
          title={denied}
          onClick={() => onAction(action, withdrawal)}
        >
          {label}
        </Menu.Item>
      );
    });
  const reviews = actions.filter((action) => !sendsMoney(action));
  const sends = actions.filter(sendsMoney);
  return (
    // Without the placeholder, which ARIA does not allow in a menu, the first item takes the focus.
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={30} aria-label={`Actions for ${id}`} loading={running}>
          <Ellipsis size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {entries(reviews)}
        {reviews.length > 0 && <Menu.Divider />}
        <Menu.Item leftSection={<Eye size={15} />} onClick={() => onOpen(id)}>
          View Details
        </Menu.Item>
        <Menu.Item
          leftSection={<Download size={15} />}
          disabled={noExport !== undefined}
          title={noExport}
          onClick={() => downloadWithdrawal(withdrawal)}
        >
          Export
        </Menu.Item>
        {sends.length > 0 && <Menu.Divider />}
        {/* Last, where no other entry can be: it must not replace Approve under the pointer. */}
        {entries(sends)}
      </Menu.Dropdown>
    </Menu>
  );
}
