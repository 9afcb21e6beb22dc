import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

/** What the tests use of the package; the package's own types are held by the compiler in package.test.ts. */
export interface InstalledSdk {
  createClient(options: {
    baseUrl: string;
    token?: string | (() => string | undefined);
    timeout?: number;
    longestRetryAfter?: number;
  }): Client;
  ApiError: new (...args: never[]) => Error;
}

interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeout?: number;
}

interface Client {
  setToken(token: string | undefined): void;
  adminLogin(body: { username: string; password: string }, options?: CallOptions): Promise<{ access_token: string }>;
  adminLogout(options?: CallOptions): Promise<void>;
  listGames(params?: object, options?: CallOptions): Promise<object>;
  getWithdrawal(id: string, options?: CallOptions): Promise<object>;
  exportTransactions(params?: object, options?: CallOptions): Promise<string>;
  processPayout(body: object, ...rest: object[]): Promise<object>;
}

/** The installed package, as a program imports it. */
export const importSdk = (): Promise<InstalledSdk> =>
  import(pathToFileURL(`${inject('program')}/node_modules/@coinop/admin-sdk/index.js`).href);
