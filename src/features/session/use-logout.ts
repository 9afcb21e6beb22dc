import { stopEarlyCalls } from '../../api/early-calls.ts';
import { useAdminLogout } from '../../generated/sign-in-changes/sign-in-changes.ts';
import { UnreadableAnswer } from '../../lib/api-error.ts';
import { getSession, signOut } from '../../session.ts';
import { mayDiscard } from '../../ui/feedback/may-discard.ts';
import { notify } from '../../ui/feedback/notify.tsx';

/** How long to wait for the server before the session is cleared in the browser anyway. */
const LOGOUT_TIMEOUT_MS = 8000;

/** Signs out. The browser's session is always cleared, even if the server could not be reached. */
export function useLogout() {
  const { mutate, isPending } = useAdminLogout({
    request: { timeout: LOGOUT_TIMEOUT_MS },
    mutation: {
      meta: { reload: false },
      // The server would refuse calls that are under way when the session ends, and the browser would report each.
      onMutate: async (_, { client }) => {
        const token = getSession()?.token;
        const cancelled = client.cancelQueries();
        stopEarlyCalls();
        await cancelled;
        return token;
      },
      onSuccess: () => notify.success('Logged out successfully'),
      onError: (error) => {
        if (error instanceof UnreadableAnswer) notify.warning('Logged out in this browser', { detail: error.message });
        else notify.error('Failed to logout');
      },
      // Not if somebody else has signed in meanwhile, in another tab.
      onSettled: (_answer, _error, _nothing, token) => void (getSession()?.token === token && signOut()),
    },
  });
  async function logout() {
    if (await mayDiscard()) mutate();
  }
  return { logout: () => void logout(), loggingOut: isPending };
}
