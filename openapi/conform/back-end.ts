import { withIdsAsTheyCame } from '../../src/api/numeric-ids.ts';
import type { Came } from './judge.ts';

/** As long as the portal waits. */
const TIME_LIMIT_MS = 30_000;

export type Ask = { method: string; path: string; query?: Record<string, string>; body?: unknown };

/** A back end that is called as the portal calls it: same origin, JSON, a bearer token, ids encoded in paths and in bodies as they came. */
export class BackEnd {
  readonly #origin: string;
  token: string | undefined;

  constructor(origin: string) {
    this.#origin = origin;
  }

  /** A read is made again once when it failed, as in the portal: src/api/query-client.ts. */
  async ask(call: Ask): Promise<Came> {
    const first = await this.#once(call);
    const isRefused = first.status > 0 && (first.status < 500 || first.status === 501);
    return isRefused || call.method !== 'GET' ? first : { ...(await this.#once(call)), first };
  }

  async #once({ method, path, query, body }: Ask): Promise<Came> {
    const headers = {
      ...(this.token !== undefined && { authorization: `Bearer ${this.token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      accept: 'application/json, text/plain, */*',
    };
    const search = query ? `?${new URLSearchParams(query)}` : '';
    const init: RequestInit = { method, headers, signal: AbortSignal.timeout(TIME_LIMIT_MS) };
    if (body !== undefined) init.body = JSON.stringify(withIdsAsTheyCame(body));
    try {
      const answer = await fetch(this.#origin + path + search, init);
      const text = await answer.text();
      const { status, url } = answer;
      return { status, data: json(text), contentType: answer.headers.get('content-type') ?? '', url };
    } catch (error) {
      const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
      return { status: 0, data: cause instanceof Error ? cause.message : String(cause), contentType: '', url: '' };
    }
  }
}

/** As axios has it: what is no JSON is a text. */
function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
