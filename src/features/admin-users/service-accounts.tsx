import KeyRound from 'lucide-react/icons/key-round';
import { useDenied } from '../../api/may.ts';
import { useListServiceAccounts } from '../../generated/admin-users/admin-users.ts';
import type { Role } from '../../generated/model/role.ts';
import * as needs from '../../generated/permissions.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { isAbsent, withData } from '../../ui/feedback/load.ts';
import { ServiceAccountTable } from './service-account-table.tsx';

const ServiceDialog = lazyDialog(async () => ({ default: (await import('./service-dialog.tsx')).ServiceDialog }));
const ServiceDrawer = lazyDialog(async () => ({ default: (await import('./service-drawer.tsx')).ServiceDrawer }));

type Props = {
  /** The service account in the drawer. */
  open: string | undefined;
  creating: boolean;
  roles: readonly Role[];
  onOpen: (id: string) => void;
  onCreate: () => void;
  onClose: () => void;
};

/** The accounts of programs. */
export function ServiceAccounts({ open, creating, roles, onOpen, onCreate, onClose }: Props) {
  const query = useListServiceAccounts();
  const denied = useDenied(needs.createServiceAccount);
  const accounts = query.data?.service_accounts;

  // The back end has no service accounts.
  if (isAbsent(query)) {
    return <EmptyState icon={KeyRound} title="coming soon" hint="The accounts of programs will be managed here." />;
  }
  return (
    <>
      <ServiceAccountTable load={withData(query, accounts)} denied={denied} onOpen={onOpen} onCreate={onCreate} />
      {accounts && (
        <ServiceDrawer
          isOpen={open !== undefined}
          id={open}
          account={accounts.find(({ id }) => id === open)}
          onClose={onClose}
        />
      )}
      <ServiceDialog isOpen={creating} opened={creating} roles={roles} onClose={onClose} />
    </>
  );
}
