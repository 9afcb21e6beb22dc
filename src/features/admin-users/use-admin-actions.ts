import { useAction } from '../../api/use-action.ts';
import {
  useConfirmAdminFactor,
  useConfirmPerson,
  useDisableAdmin,
  useEnableAdmin,
  useEndAdminSession,
  useEndAdminSessions,
  useRenewInvitation,
  useResetAdminFactors,
  useResetAdminPassword,
} from '../../generated/admin-users-changes/admin-users-changes.ts';
import type { AdminUser } from '../../generated/model/adminUser.ts';
import type { WaitingFactor } from '../../generated/model/waitingFactor.ts';
import { askConfirm } from '../../ui/feedback/ask.tsx';
import { showInvitation, showPassword } from './admin-secrets.ts';

const ONE_PERSON = 'You two count as one person until a third administrator confirms this one.';

/** Actions on an administrator. */
export function useAdminActions({ id, username }: Pick<AdminUser, 'id' | 'username'>) {
  const { mutateAsync: confirmPerson } = useConfirmPerson();
  const { mutateAsync: confirmAdminFactor } = useConfirmAdminFactor();
  const { mutateAsync: disableAdmin } = useDisableAdmin();
  const { mutateAsync: enableAdmin } = useEnableAdmin();
  const { mutateAsync: endAdminSession } = useEndAdminSession();
  const { mutateAsync: endAdminSessions } = useEndAdminSessions();
  const { mutateAsync: renew } = useRenewInvitation();
  const { mutateAsync: resetAdminFactors } = useResetAdminFactors();
  const { mutateAsync: resetAdminPassword } = useResetAdminPassword();
  const { act, running } = useAction();
  const about = { ids: [id], name: username };

  const disable = () =>
    act({
      ...about,
      ask: () =>
        askConfirm({
          title: `Disable ${username}?`,
          message: 'Every session ends at once, and nobody can sign in with this account until it is enabled again.',
          confirmLabel: 'Disable',
          danger: true,
        }),
      call: (headers) => disableAdmin({ id, headers }),
      done: 'Administrator disabled',
      failed: 'Failed to disable administrator',
    });

  const enable = () =>
    act({
      ...about,
      call: (headers) => enableAdmin({ id, headers }),
      done: 'Administrator enabled',
      failed: 'Failed to enable administrator',
    });

  /** @param links those that the caller has seen */
  const confirm = (links: string[]) =>
    act({
      ...about,
      ask: () =>
        askConfirm({
          title: `Confirm ${username}?`,
          message:
            'You have spoken with the person, and know that nobody else has this account. From then on each can be the second person for the other one.',
          confirmLabel: 'Confirm Person',
        }),
      call: (headers) => confirmPerson({ id, data: { links }, headers }),
      done: 'Person confirmed',
      failed: 'Failed to confirm person',
    });

  async function renewInvitation() {
    const done = await act({
      ...about,
      noKey: true,
      ask: () =>
        askConfirm({
          title: `New link for ${username}?`,
          message: `The link before no longer works. ${ONE_PERSON}`,
          confirmLabel: 'New Link',
          startsOnNo: true,
        }),
      call: () => renew({ id }),
      done: 'Invitation replaced',
      failed: 'Failed to replace invitation',
    });
    if (done) await showInvitation(done.answer);
  }

  async function resetPassword() {
    const done = await act({
      ...about,
      noKey: true,
      ask: () =>
        askConfirm({
          title: `Reset the password of ${username}?`,
          message: `The current password no longer works, and every session ends at once. ${ONE_PERSON}`,
          confirmLabel: 'Reset Password',
          danger: true,
        }),
      call: () => resetAdminPassword({ id }),
      done: 'Password reset',
      failed: 'Failed to reset password',
    });
    if (done) await showPassword(username, done.answer.password);
  }

  const resetFactors = () =>
    act({
      ...about,
      ask: () =>
        askConfirm({
          title: `Reset the second factor of ${username}?`,
          message: `All passkeys, apps and recovery codes are removed, and every session ends at once. ${ONE_PERSON}`,
          confirmLabel: 'Reset Second Factor',
          danger: true,
        }),
      call: (headers) => resetAdminFactors({ id, headers }),
      done: 'Second factor reset',
      failed: 'Failed to reset second factor',
    });

  const confirmFactor = ({ id: factorId }: WaitingFactor) =>
    act({
      ...about,
      ask: () =>
        askConfirm({
          title: `Confirm the second factor of ${username}?`,
          message:
            'It was added with a recovery code, which somebody else may have found. Ask them in person or by telephone whether they added it. It counts at once.',
          confirmLabel: 'Confirm',
        }),
      call: (headers) => confirmAdminFactor({ id, factorId, headers }),
      done: 'Second factor confirmed',
      failed: 'Failed to confirm second factor',
    });

  const endSession = (sessionId: string) =>
    act({
      ...about,
      call: (headers) => endAdminSession({ id, sessionId, headers }),
      done: 'Session ended',
      failed: 'Failed to end session',
    });

  const endSessions = () =>
    act({
      ...about,
      call: (headers) => endAdminSessions({ id, headers }),
      done: 'Sessions ended',
      failed: 'Failed to end sessions',
    });

  return {
    running: running.size > 0,
    confirm,
    disable,
    enable,
    renewInvitation,
    resetPassword,
    resetFactors,
    confirmFactor,
    endSession,
    endSessions,
  };
}
