import { useEffect, useState } from 'react';
import { whyNoPasskeys } from './passkeys-here.ts';

/** Why passkeys cannot be used on this page; undefined where they can, null until the code that knows has loaded. */
export function usePasskeysHere(origin: string | null): string | null | undefined {
  const [isSupported, setSupported] = useState<boolean>();
  useEffect(() => {
    let isGone = false;
    const settle = (supported: boolean) => void (isGone || setSupported(supported));
    import('@simplewebauthn/browser').then(
      ({ browserSupportsWebAuthn }) => settle(browserSupportsWebAuthn()),
      () => settle(false),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return isSupported === undefined ? null : whyNoPasskeys(origin, window.location, isSupported);
}
