import { ActionIcon, Menu } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import { downloadWithdrawal } from './withdrawal-csv.ts';
import { ACTION, actionsFor, idOf, type WithdrawalAction } from './withdrawal-rules.ts';

type Props = {
  withdrawal: Withdrawal;
  running: boolean;
  onOpen: (id: string) => void;
  onAction: (action: WithdrawalAction, id: string) => void;
};

/** What can be done to one withdrawal, from its card. */
export function WithdrawalMenu({ withdrawal, running, onOpen, onAction }: Props) {
  const id = idOf(withdrawal);
  const actions = actionsFor(withdrawal.status);
  return (
    // Without the placeholder, which a menu may not contain, the first item takes the focus.
    <Menu position="bottom-end" width={180}>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size={30} aria-label={`Actions for ${id}`} loading={running}>
          <Ellipsis size={18} />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {actions.map((action) => {
          const { label, icon: Icon, danger } = ACTION[action];
          return (
            <Menu.Item
              key={action}
              leftSection={<Icon size={15} />}
              c={danger ? 'var(--danger-fg)' : undefined}
              onClick={() => onAction(action, id)}
            >
              {label}
            </Menu.Item>
          );
        })}
        {actions.length > 0 && <Menu.Divider />}
        <Menu.Item leftSection={<Eye size={15} />} onClick={() => onOpen(id)}>
          View Details
        </Menu.Item>
        <Menu.Item leftSection={<Download size={15} />} onClick={() => downloadWithdrawal(withdrawal)}>
          Export
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
