export interface Arrived {
  data: unknown;
  headers: unknown;
  request?: unknown;
}

/** A page, which a proxy writes and no back end, or the answer to another path, to which the call was led. */
export function isOfAnother({ data, headers, request }: Arrived, url = ''): boolean {
  const { responseURL } = (request ?? {}) as { responseURL?: string };
  const withoutSlash = (path: string) => path.replace(/\/$/, '');
  if (responseURL && withoutSlash(new URL(responseURL).pathname) !== withoutSlash(url)) return true;
  const type: unknown = Reflect.get(headers as object, 'content-type');
  return typeof data === 'string' && (/^text\/html\b/.test(String(type)) || /^\s*</.test(data));
}
