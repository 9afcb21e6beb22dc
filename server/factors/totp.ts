import { Secret, TOTP } from 'otpauth';

// One-time codes as every authenticator app shows them: six digits, SHA-1, a new code every 30 seconds (RFC 6238).

const PERIOD_SECONDS = 30;
/** A code of the step before or after is accepted: clocks differ, and typing takes a while. */
const STEPS_EITHER_WAY = 1;

/**
 * @param pending a secret in base32 that was offered before; undefined makes one
 * @returns the secret in base32, and the address in the QR code from which an app reads it
 */
export function totpOffer(issuer: string, username: string, pending?: string): { secret: string; uri: string } {
  const secret = pending === undefined ? new Secret({ size: 20 }) : Secret.fromBase32(pending);
  const totp = new TOTP({ issuer, label: username, period: PERIOD_SECONDS, secret });
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The 30-second step since 1970 that the code belongs to; undefined when it belongs to none that is accepted now. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const totp = new TOTP({ secret, period: PERIOD_SECONDS });
  const timestamp = now.getTime();
  const delta = totp.validate({ token: code, timestamp, window: STEPS_EITHER_WAY });
  return delta === null ? undefined : totp.counter({ timestamp }) + delta;
}
