import { type RefObject, useEffect, useRef } from 'react';
import { notify } from './notify.tsx';

/**
 * Shows a toast once per failed load, with the wording of spec section 8; not for failures from before the screen was opened.
 *
 * @param quietUntil failures up to this time, in milliseconds since 1970, are announced by somebody else
 */
export function useFailureToast(
  message: string,
  { errorUpdatedAt }: { errorUpdatedAt: number },
  quietUntil?: RefObject<number>,
): void {
  const said = useRef(errorUpdatedAt);
  useEffect(() => {
    if (errorUpdatedAt === said.current) return;
    said.current = errorUpdatedAt;
    if (errorUpdatedAt > (quietUntil?.current ?? 0)) notify.error(message, { id: message });
  }, [errorUpdatedAt, message, quietUntil]);
}
