import { useMutation } from '@tanstack/react-query';
import { failureReason } from '../../api/error.ts';
import {
  createServiceToken,
  deleteServiceAccount,
  revokeServiceToken,
} from '../../generated/admin-users/admin-users.ts';
import type { CreateServiceTokenRequest } from '../../generated/model/createServiceTokenRequest.ts';
import type { NewServiceToken } from '../../generated/model/newServiceToken.ts';
import type { ServiceAccount } from '../../generated/model/serviceAccount.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';

/** Actions on a service account: confirmation, call, toast. Each reloads everything on the screen. */
export function useServiceActions({ id, name }: Pick<ServiceAccount, 'id' | 'name'>) {
  const { mutateAsync, isPending } = useMutation({ mutationFn: (call: () => Promise<unknown>) => call() });

  /** Whether it succeeded. A failure has been shown already. */
  async function run(call: () => Promise<unknown>, done: string, failed: string): Promise<boolean> {
    try {
      await mutateAsync(call);
      notify.success(done, { detail: name });
      return true;
    } catch (error) {
      notify.error(failed, { detail: failureReason(error) });
      return false;
    }
  }

  async function revoke(tokenId: string) {
    const sure = await askConfirm({
      title: `Revoke a token of ${name}?`,
      message: `A program that calls with ${tokenId} is refused from now on.`,
      confirmLabel: 'Revoke',
      danger: true,
    });
    if (sure) await run(() => revokeServiceToken(id, tokenId), 'Token revoked', 'Failed to revoke token');
  }

  async function remove(): Promise<boolean> {
    const sure = await askConfirm({
      title: `Delete ${name}?`,
      message: 'Its tokens stop working at once. Its name stays in the audit log, and cannot be used again.',
      confirmLabel: 'Delete',
      danger: true,
    });
    if (!sure) return false;
    return run(() => deleteServiceAccount(id), 'Service account deleted', 'Failed to delete service account');
  }

  /** The caller shows the errors. */
  async function createToken(request: CreateServiceTokenRequest): Promise<NewServiceToken> {
    const made = (await mutateAsync(() => createServiceToken(id, request))) as NewServiceToken;
    notify.success('Token created', { detail: name });
    return made;
  }

  return { running: isPending, revoke, remove, createToken };
}
