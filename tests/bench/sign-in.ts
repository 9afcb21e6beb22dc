import { DEMO_PASSWORD, DEMO_USERNAME } from '../../server/demo/demo-admin.ts';
import { type Answer, Connection } from './connection.ts';

/** A connection of an administrator who has signed in. */
export interface Session {
  get(path: string): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
  /** A further connection of the same session. */
  another(): Session;
  readonly headers: Record<string, string>;
  close(): void;
}

/**
 * Signs in as a program does, without cookies, and keeps the connection.
 *
 * @param address where the administrator seems to sit, when the server trusts a proxy
 */
export async function signIn(origin: string, username = DEMO_USERNAME, address?: string): Promise<Session> {
  const connection = new Connection(origin);
  const from: Record<string, string> = address === undefined ? {} : { 'x-forwarded-for': address };
  const credentials = JSON.stringify({ username, password: DEMO_PASSWORD });
  const { status, body } = await connection.request('POST', '/auth/admin-login', from, credentials);
  if (status !== 200) throw new Error(`Signing in was answered with ${status}: ${body}`);
  const headers = { ...from, authorization: `Bearer ${JSON.parse(body.toString()).access_token}` };
  return sessionOn(origin, connection, headers);
}

function sessionOn(origin: string, connection: Connection, headers: Record<string, string>): Session {
  return {
    headers,
    get: (path) => connection.request('GET', path, headers),
    post: (path, content) => connection.request('POST', path, headers, JSON.stringify(content)),
    another: () => sessionOn(origin, new Connection(origin), headers),
    close: () => connection.close(),
  };
}
