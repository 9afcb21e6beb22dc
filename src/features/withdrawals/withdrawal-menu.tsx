import Download from 'lucide-react/icons/download';
import Ellipsis from 'lucide-react/icons/ellipsis';
import Eye from 'lucide-react/icons/eye';
import { useDenied } from '../../api/may.ts';
import type { Withdrawal } from '../../generated/model/withdrawal.ts';
import * as needs from '../../generated/permissions.ts';
import { notify } from '../../ui/feedback/notify.tsx';
import { Menu, MenuDivider, MenuItem } from '../../ui/layout/menu.tsx';
import { RowIcon } from '../../ui/layout/row-button.tsx';
import { useDeniedAction } from './use-denied-action.ts';
import { ACTION, actionsOf, idOf, problemOf, sendsMoney, type WithdrawalAction } from './withdrawal-rules.ts';

type Props = {
  withdrawal: Withdrawal;
  running: boolean;
  onOpen: (id: string) => void;
  onAction: (action: WithdrawalAction, withdrawal: Withdrawal) => void;
};

/** The actions on one withdrawal, on its card. */
export function WithdrawalMenu({ running, ...props }: Props) {
  const label = `Actions for ${idOf(props.withdrawal)}`;
  return (
    <Menu
      label={label}
      width={180}
      button={(menu) => (
        <RowIcon {...menu} aria-label={label} loading={running}>
          <Ellipsis size={18} />
        </RowIcon>
      )}
    >
      <Entries {...props} />
    </Menu>
  );
}

function Entries({ withdrawal, onOpen, onAction }: Omit<Props, 'running'>) {
  const noExport = useDenied(needs.exportWithdrawals.needs);
  const deniedOf = useDeniedAction(withdrawal);
  const actions = actionsOf(withdrawal);
  const entries = (chosen: readonly WithdrawalAction[]) =>
    chosen.map((action) => {
      const { label, icon: Icon, danger } = ACTION[action];
      const denied = deniedOf(action);
      return (
        <MenuItem
          key={action}
          icon={<Icon size={15} />}
          danger={danger}
          disabled={denied !== undefined}
          title={denied}
          onClick={() => onAction(action, withdrawal)}
        >
          {label}
        </MenuItem>
      );
    });
  const reviews = actions.filter((action) => !sendsMoney(action));
  const sends = actions.filter(sendsMoney);
  return (
    <>
      {entries(reviews)}
      {reviews.length > 0 && <MenuDivider />}
      <MenuItem
        icon={<Eye size={15} />}
        disabled={problemOf(withdrawal) !== undefined}
        title={problemOf(withdrawal)}
        onClick={() => onOpen(idOf(withdrawal))}
      >
        View Details
      </MenuItem>
      <MenuItem
        icon={<Download size={15} />}
        disabled={noExport !== undefined}
        title={noExport}
        onClick={() => void download(withdrawal)}
      >
        Export
      </MenuItem>
      {sends.length > 0 && <MenuDivider />}
      {/* Last, where no other entry can be: it must not replace Approve under the pointer. */}
      {entries(sends)}
    </>
  );
}

async function download(withdrawal: Withdrawal): Promise<void> {
  const code = await import('./withdrawal-csv.ts').catch(() => void notify.codeMissing());
  if (code) code.downloadWithdrawal(withdrawal);
}
