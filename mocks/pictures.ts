import { createHash } from 'node:crypto';

// The pictures of the examples, which name a host that is nobody's: the mock draws them itself, so that nothing is asked for
// elsewhere.

export const PICTURES = '/mock/pictures';

const NOWHERE = 'https://cdn.example.com/';

/** The same answer with addresses of pictures that there are, on the mock that was asked. */
export async function withOwnPictures(answer: Response, address: string): Promise<Response> {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer;
  const text = await answer.text();
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  const own = text.replaceAll(NOWHERE, `${new URL(address).origin}${PICTURES}/`);
  return new Response(answer.status === 204 ? null : own, { status: answer.status, headers });
}

/** A picture that can be told from others by its colour and its letter. */
export function picture(path: string): Response {
  const name = path.slice(path.lastIndexOf('/') + 1).replace(/\W/g, '');
  const hue = (createHash('sha256').update(path).digest()[0] as number) + 100;
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="hsl(${hue},45%,45%)"/>` +
    `<text x="32" y="43" text-anchor="middle" font-family="sans-serif" font-size="32" fill="white">${name.slice(0, 1).toUpperCase()}</text></svg>`;
  return new Response(svg, { headers: { 'Content-Type': 'image/svg+xml', 'Cache-Control': 'no-cache' } });
}
