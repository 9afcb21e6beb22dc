import { quietly } from './kept-session.ts';

/** A success, in the shape of axios's. */
export interface Answer {
  data: unknown;
  headers: Record<string, string>;
  request: { responseURL: string };
}

/** A failed call without a status had no answer. */
export type Fetched = Answer | { failed: { status?: number; data?: unknown; headers?: Record<string, unknown> } };

/** Reads what `fetch` has brought. boot.ts, which runs before the application, imports this too. */
export async function answerIn(response: Response): Promise<Fetched> {
  const text = await response.text();
  // As axios has it: what is no JSON is a text.
  const data: unknown = quietly(() => JSON.parse(text)) ?? (text === 'null' ? null : text);
  const headers = Object.fromEntries(response.headers);
  return response.ok
    ? { data, headers, request: { responseURL: response.url } }
    : { failed: { status: response.status, data, headers } };
}
