import type { AxiosRequestConfig } from 'axios';

// The calls of a screen that public/boot.js begins while the scripts are still on their way.

interface EarlyCalls {
  /** Whose session they were begun with. */
  token: string | undefined;
  /** By their address; undefined once there is an answer that says no, or none. */
  answers: Pick<Map<string, Promise<Response | undefined>>, 'get' | 'delete'>;
}

declare global {
  var coinopEarlyCalls: EarlyCalls | undefined;
}

/** Milliseconds since the page began, after which what was asked for then is no longer news. */
const NEWS_FOR = 30_000;

/** Path and parameters, the same for the same call. */
function addressOf({ url = '', params }: AxiosRequestConfig): string {
  const given = Object.entries<unknown>(params ?? {}).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return search === '' ? url : `${url}?${search}`;
}

/** What the page has asked for already, once. Undefined where it has not, or was refused: then the call is made as any other. */
export async function earlyAnswer<T>(call: AxiosRequestConfig, token: string | undefined): Promise<T | undefined> {
  const early = globalThis.coinopEarlyCalls;
  if (!early || call.method !== 'GET' || early.token !== token || performance.now() > NEWS_FOR) return undefined;
  const address = addressOf(call);
  const answer = early.answers.get(address);
  early.answers.delete(address);
  try {
    const response = await answer;
    return response?.ok ? ((await response.json()) as T) : undefined;
  } catch {
    return undefined;
  }
}
