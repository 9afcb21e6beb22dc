/**
 * The reason for which `fetch` got no answer: the code of the connection that failed with its address, or the status with which the
 * proxy of HTTPS_PROXY refused. Undefined for other errors.
 */
export function networkReason(error: unknown): string | undefined {
  const cause = error instanceof TypeError ? error.cause : undefined;
  if (!(cause instanceof Error)) return undefined;
  const ofProxy = cause.cause instanceof Error ? /^Proxy response \((\d+)\)/.exec(cause.cause.message) : null;
  if (ofProxy) return `the proxy answered ${ofProxy[1]}`;
  const { code, address, port } = cause as { code?: unknown; address?: unknown; port?: unknown };
  if (typeof code !== 'string') return cause.message;
  return address === undefined ? code : `${code} at ${address}:${port}`;
}
