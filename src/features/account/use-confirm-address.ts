import { useEffect, useRef } from 'react';
import { useAction } from '../../api/use-action.ts';
import { useConfirmMyAddress } from '../../generated/notifications-changes/notifications-changes.ts';

/** Confirms a mail address, once, because its link was opened. */
export function useConfirmAddress(token: string | undefined, onConfirmed: () => void): void {
  const { mutateAsync } = useConfirmMyAddress();
  const { act } = useAction();
  const begun = useRef<string>(undefined);
  useEffect(() => {
    if (token === undefined || begun.current === token) return;
    begun.current = token;
    void act({
      ids: ['my address'],
      call: (headers) => mutateAsync({ data: { token }, headers }),
      done: ({ mail }) => ({ message: 'Address confirmed', detail: mail.address ?? undefined }),
      failed: 'Failed to confirm the address',
    }).then(onConfirmed);
  }, [token, act, mutateAsync, onConfirmed]);
}
