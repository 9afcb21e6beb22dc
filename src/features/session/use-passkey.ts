import { useMutation } from '@tanstack/react-query';
import type { PasskeyCredential } from '../../generated/model/passkeyCredential.ts';
import {
  addPasskey,
  challengePasskey,
  offerPasskey,
  showFactor,
} from '../../generated/second-factor-changes/second-factor-changes.ts';

// The library checks what the browser returns; its types and the contract's describe the same JSON.
type Options = Parameters<typeof import('@simplewebauthn/browser').startRegistration>[0]['optionsJSON'];
type RequestOptions = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON'];

/** Browsers report their extensions even when not asked for them; the server uses none. */
const credentialOf = (answer: object) => ({ ...answer, clientExtensionResults: {} }) as PasskeyCredential;

/** Creates a passkey on this device or a key, and adds it to the account. */
export function useNewPasskey() {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (name: string) => {
      const { startRegistration } = await import('@simplewebauthn/browser');
      const optionsJSON = (await offerPasskey()) as unknown as Options;
      return addPasskey({ name, passkey: credentialOf(await startRegistration({ optionsJSON })) });
    },
  });
  return { create: mutateAsync, creating: isPending };
}

/**
 * Shows a passkey of the account.
 *
 * @param token of a session that is not in force yet
 */
export function useShownPasskey(token?: string) {
  const { mutateAsync, isPending } = useMutation({
    meta: { reload: false },
    mutationFn: async () => {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = (await challengePasskey({ token })) as unknown as RequestOptions;
      await showFactor({ passkey: credentialOf(await startAuthentication({ optionsJSON })) }, { token });
    },
  });
  return { show: mutateAsync, showing: isPending };
}
