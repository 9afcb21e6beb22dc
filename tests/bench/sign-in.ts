import { DEMO_PASSWORD, DEMO_USERNAME } from '../../demo/demo-admin.ts';
import { type Answer, Connection } from './connection.ts';

/** A connection of a signed-in administrator. */
export interface Session {
  get(path: string): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
  put(path: string, body: object): Promise<Answer>;
  /** Another connection with the same session. */
  another(): Session;
  readonly headers: Record<string, string>;
  close(): void;
}

/**
 * Signs in like a program, without cookies, and keeps the connection.
 *
 * @param address the client's address, if the server trusts a proxy
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

/** A connection of a program: a service account of the administrator's with the role `platform`. */
export async function asProgram(origin: string, session: Session): Promise<Session> {
  const account = { name: `bench-${Date.now()}`, roles: ['platform'] };
  const { status, body } = await session.post('/api/admin/service-accounts', account);
  if (status !== 201) throw new Error(`A service account was answered with ${status}: ${body}`);
  return sessionOn(origin, new Connection(origin), { authorization: `Bearer ${JSON.parse(body.toString()).token}` });
}

function sessionOn(origin: string, connection: Connection, headers: Record<string, string>): Session {
  return {
    headers,
    get: (path) => connection.request('GET', path, headers),
    post: (path, content) => connection.request('POST', path, headers, JSON.stringify(content)),
    put: (path, content) => connection.request('PUT', path, headers, JSON.stringify(content)),
    another: () => sessionOn(origin, new Connection(origin), headers),
    close: () => connection.close(),
  };
}
