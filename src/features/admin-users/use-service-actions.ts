import { useAction } from '../../api/use-action.ts';
import {
  useDeleteServiceAccount,
  useRevokeServiceToken,
} from '../../generated/admin-users-changes/admin-users-changes.ts';
import type { ServiceAccount } from '../../generated/model/serviceAccount.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';

/** Actions on a service account. */
export function useServiceActions({ id, name }: Pick<ServiceAccount, 'id' | 'name'>) {
  const { mutateAsync: deleteServiceAccount } = useDeleteServiceAccount();
  const { mutateAsync: revokeServiceToken } = useRevokeServiceToken();
  const { act, running } = useAction();

  const revoke = (tokenId: string) =>
    act({
      ids: [id],
      name,
      ask: () =>
        askConfirm({
          title: `Revoke a token of ${name}?`,
          message: `A program that calls with ${tokenId} is refused from now on.`,
          confirmLabel: 'Revoke',
          danger: true,
        }),
      call: (headers) => revokeServiceToken({ id, tokenId, headers }),
      done: 'Token revoked',
      failed: 'Failed to revoke token',
    });

  const remove = () =>
    act({
      ids: [id],
      name,
      ask: () =>
        askConfirm({
          title: `Delete ${name}?`,
          message: 'Its tokens stop working at once. Its name stays in the audit log, and cannot be used again.',
          confirmLabel: 'Delete',
          danger: true,
        }),
      call: (headers) => deleteServiceAccount({ id, headers }),
      done: 'Service account deleted',
      failed: 'Failed to delete service account',
    });

  return { running: running.size > 0, revoke, remove };
}
