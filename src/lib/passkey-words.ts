import { errorStatus, failureReason } from './api-error.ts';

/** Browsers tell by the error's name what went wrong; some cannot tell several causes apart, on purpose. */
const CREATING: Readonly<Record<string, string>> = {
  NotAllowedError:
    'No passkey was created. You cancelled, the time ran out, or your security key has no PIN. Set a PIN on the key, or use another device.',
  InvalidStateError: 'This device or key already has a passkey of your account. Use it, or add another device.',
  ConstraintError: 'This key cannot check that it is you. Set a PIN on it, or use another device.',
  NotSupportedError: 'This device cannot create such a passkey. Set up a screen lock or a PIN, or use another device.',
};
const USING: Readonly<Record<string, string>> = {
  NotAllowedError:
    'No passkey was used. You cancelled, the time ran out, or this device has no passkey of your account. A security key needs its PIN.',
  ConstraintError: 'This key cannot check that it is you. Set a PIN on it, or use something else.',
  NotSupportedError: 'This device cannot use the passkey. Set up a screen lock or a PIN, or use something else.',
};
const EITHER: Readonly<Record<string, string>> = {
  AbortError: 'The browser stopped asking for the passkey. Try again.',
  SecurityError: 'Passkeys do not work at this address: they need a host name, and https.',
  UnknownError: 'The device or key could not answer. Try again, or use another one.',
};
const OTHERWISE = 'The passkey did not work. Try again, or use something else.';
/** All passkeys were removed since the page asked which there are. */
const NONE_LEFT = 'Your account has no passkey any more. Reload the page and use something else.';

/** Why creating or using a passkey failed: the server's words, or what the browser says. */
export function passkeyWords(error: unknown, what: 'creating' | 'using'): string {
  if (what === 'using' && errorStatus(error) === 404) return NONE_LEFT;
  const reason = failureReason(error);
  if (reason !== undefined) return reason;
  const name = error instanceof Error ? error.name : '';
  return (what === 'creating' ? CREATING : USING)[name] ?? EITHER[name] ?? OTHERWISE;
}
