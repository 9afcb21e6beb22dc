/**
 * Why passkeys cannot be used at the page's address; undefined where they can.
 *
 * @param origin where the server says that passkeys work; null where they work nowhere
 */
export function whyNoPasskeys(
  origin: string | null,
  here: { origin: string; hostname: string; port: string },
  isSupported: boolean,
): string | undefined {
  if (origin !== null && origin !== here.origin) return `Passkeys work at ${origin} only.`;
  if (origin === null) {
    const isLoopback = /^127\.|^\[::1\]$/.test(here.hostname);
    const instead = isLoopback ? ` This portal also answers at http://localhost${here.port && `:${here.port}`}.` : '';
    return `Passkeys do not work here: they need an address with a host name.${instead}`;
  }
  return isSupported ? undefined : 'This browser offers no passkeys.';
}
