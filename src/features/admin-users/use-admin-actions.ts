import { useMutation } from '@tanstack/react-query';
import { failureReason } from '../../api/error.ts';
import {
  disableAdmin,
  enableAdmin,
  endAdminSession,
  endAdminSessions,
  resetAdminFactors,
  resetAdminPassword,
  updateAdmin,
} from '../../generated/admin-users/admin-users.ts';
import type { AdminUser } from '../../generated/model/adminUser.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { notify } from '../../ui/feedback/notify.tsx';

type Action<T> = { call: () => Promise<T>; done: string; failed: string };

/** Actions on an administrator: confirmation, call, toast. Each reloads everything on the screen. */
export function useAdminActions({ id, username }: Pick<AdminUser, 'id' | 'username'>) {
  const { mutateAsync, isPending } = useMutation({ mutationFn: (call: () => Promise<unknown>) => call() });

  /** Resolves with undefined after a failure, which it has already shown. */
  async function run<T>({ call, done, failed }: Action<T>): Promise<T | undefined> {
    try {
      const answer = (await mutateAsync(call)) as T;
      notify.success(done, { detail: username });
      return answer;
    } catch (error) {
      notify.error(failed, { detail: failureReason(error) });
      return undefined;
    }
  }

  async function disable() {
    const sure = await askConfirm({
      title: `Disable ${username}?`,
      message: 'Every session ends at once, and nobody can sign in with this account until it is enabled again.',
      confirmLabel: 'Disable',
      danger: true,
    });
    if (!sure) return;
    await run({
      call: () => disableAdmin(id),
      done: 'Administrator disabled',
      failed: 'Failed to disable administrator',
    });
  }

  /** The one-use password; undefined when cancelled or failed. */
  async function resetPassword(): Promise<string | undefined> {
    const sure = await askConfirm({
      title: `Reset the password of ${username}?`,
      message: 'The current password no longer works, and every session ends at once.',
      confirmLabel: 'Reset Password',
      danger: true,
    });
    if (!sure) return undefined;
    const answer = await run({
      call: () => resetAdminPassword(id),
      done: 'Password reset',
      failed: 'Failed to reset password',
    });
    return answer?.password;
  }

  async function resetFactors() {
    const sure = await askConfirm({
      title: `Reset the second factor of ${username}?`,
      message: 'All passkeys, apps and recovery codes are removed, and every session ends at once.',
      confirmLabel: 'Reset Second Factor',
      danger: true,
    });
    if (!sure) return;
    await run({
      call: () => resetAdminFactors(id),
      done: 'Second factor reset',
      failed: 'Failed to reset second factor',
    });
  }

  return {
    running: isPending,
    resetFactors,
    disable,
    resetPassword,
    enable: () =>
      run({ call: () => enableAdmin(id), done: 'Administrator enabled', failed: 'Failed to enable administrator' }),
    changeRoles: (roles: string[]) =>
      run({ call: () => updateAdmin(id, { roles }), done: 'Roles changed', failed: 'Failed to change roles' }),
    endSession: (sessionId: string) =>
      run({ call: () => endAdminSession(id, sessionId), done: 'Session ended', failed: 'Failed to end session' }),
    endSessions: () =>
      run({ call: () => endAdminSessions(id), done: 'Sessions ended', failed: 'Failed to end sessions' }),
  };
}
