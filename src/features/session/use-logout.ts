import { useAdminLogout } from '../../generated/authentication/authentication.ts';
import { mayLeave } from '../../lib/unsaved.ts';
import { signOut } from '../../session.ts';
import { notify } from '../../ui/feedback/notify.tsx';

/** Milliseconds after which a server that does not answer no longer keeps anybody signed in here. */
const PATIENCE = 8000;

/** Signing out. The browser is cleared in any case, also when the server could not be told. */
export function useLogout() {
  const { mutate, isPending } = useAdminLogout({
    request: { timeout: PATIENCE },
    mutation: {
      meta: { reload: false },
      onSuccess: () => notify.success('Logged out successfully'),
      onError: () => notify.error('Failed to logout'),
      onSettled: signOut,
    },
  });
  async function logout() {
    if (await mayLeave()) mutate();
  }
  return { logout: () => void logout(), loggingOut: isPending };
}
