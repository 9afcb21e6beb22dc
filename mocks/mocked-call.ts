import { setTimeout as wait } from 'node:timers/promises';
import { answerFor } from './choose-answer.ts';
import { withManyItems } from './many-items.ts';
import { passOn } from './pass-on.ts';
import { readPrefer, writePrefer } from './prefer.ts';

/**
 * Prism's answer to a call. Where the call's `Prefer` names neither a status nor an example, it is the example that is
 * meant for this request; `wait` and `items`, which Prism does not know, are seen to here.
 */
export async function mockedCall(prism: string, request: Request): Promise<Response> {
  const url = new URL(request.url);
  const { wait: seconds, items, ...chosen } = readPrefer(request.headers.get('prefer') ?? undefined);
  if (seconds) await wait(Number(seconds) * 1000);

  const headers = new Headers(request.headers);
  const asked = chosen.code || chosen.example ? chosen : answerFor(request.method, url);
  const prefer = writePrefer(asked);
  if (prefer) headers.set('prefer', prefer);
  else headers.delete('prefer');
  const answer = await passOn(prism, request, headers);
  if (!items || !answer.ok || request.method !== 'GET') return answer;
  return Response.json(withManyItems(await answer.json(), Number(items), url.searchParams));
}
