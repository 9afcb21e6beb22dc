import KeyRound from 'lucide-react/icons/key-round';
import { isNotOffered } from '../../api/error.ts';
import { useDenied } from '../../api/may.ts';
import { useListServiceAccounts } from '../../generated/admin-users/admin-users.ts';
import type { Role } from '../../generated/model/role.ts';
import * as needs from '../../generated/permissions.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ServiceAccountTable } from './service-account-table.tsx';
import { ServiceDialog } from './service-dialog.tsx';
import { ServiceDrawer } from './service-drawer.tsx';

type Props = {
  /** The service account in the drawer. */
  open: string | undefined;
  creating: boolean;
  roles: readonly Role[];
  onOpen: (id: string) => void;
  onCreate: () => void;
  onDirty: (dirty: boolean) => void;
  onClose: () => void;
};

/** The accounts of programs. */
export function ServiceAccounts({ open, creating, roles, onOpen, onCreate, onDirty, onClose }: Props) {
  const { data, error, isPending, refetch } = useListServiceAccounts();
  const denied = useDenied(needs.createServiceAccount);
  const accounts = data?.service_accounts;

  // The back end has no service accounts.
  if (!data && isNotOffered(error)) {
    return <EmptyState icon={KeyRound} title="Coming soon" hint="The accounts of programs will be managed here." />;
  }
  return (
    <>
      <ServiceAccountTable
        accounts={accounts}
        denied={denied}
        loading={isPending}
        error={error}
        onRetry={() => void refetch()}
        onOpen={onOpen}
        onCreate={onCreate}
      />
      {accounts && <ServiceDrawer id={open} account={accounts.find(({ id }) => id === open)} onClose={onClose} />}
      <ServiceDialog opened={creating} roles={roles} onDirty={onDirty} onClose={onClose} />
    </>
  );
}
