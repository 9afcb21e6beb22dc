import { pathToFileURL } from 'node:url';
import { inject } from 'vitest';

/** The parts of the package that the tests use; package.test.ts checks the package's own types with the compiler. */
export interface InstalledSdk {
  createClient(options: ConnectionOptions): Client;
  createConnection(options: ConnectionOptions): object;
  ApiError: new (...args: never[]) => Error;
  VERSION: string;
  awaitSecond(
    client: object,
    request: string,
    options?: CallOptions & { every?: number },
  ): Promise<{ id: string; state: string }>;
  verifyWebhook(
    request: { headers: Headers | Record<string, string>; body: string | Uint8Array },
    secret: string | string[],
  ): Promise<{ id: string; type: string; data: object }>;
}

export interface ConnectionOptions {
  baseUrl: string;
  token?: string | (() => string | undefined | Promise<string | undefined>);
  headers?: Record<string, string>;
  timeout?: number;
  retries?: number;
  longestRetryAfter?: number;
  onStepUp?: (asked: { operation: string; request: string }) => boolean | Promise<boolean>;
  onRequest?: (request: { operation: string; request: string; attempt: number; headers: Headers }) => void;
  onResponse?: (answer: { request: string; attempt: number; status: number; headers: Headers }) => void;
  fetch?: (url: string | URL | Request, init?: RequestInit) => Promise<Response>;
  validate?: (operation: string, answer: unknown) => void;
}

interface Answered<Answer> extends Promise<Answer> {
  received(): Promise<{ answer: Answer; status: number; requestId: string | undefined; isReplayed: boolean }>;
}

interface CallOptions {
  headers?: Record<string, string>;
  signal?: AbortSignal;
  timeout?: number;
  retries?: number;
  idempotencyKey?: string;
}

interface List<Item> extends AsyncIterable<Item> {
  pages(): AsyncIterable<object>;
}

interface Stored {
  results: object[];
}

interface Client {
  setToken(token: string | undefined): void;
  platform: {
    storeGames(body: object): Promise<Stored>;
    storePlayers(body: object): Promise<Stored>;
    storeItems(body: object): Promise<Stored>;
    storeTransactions(body: object): Promise<Stored>;
    listEvents(query: { after: string }): Promise<{ next_cursor: string }>;
    followEvents(
      query?: { after?: string },
      options?: CallOptions,
    ): AsyncIterable<{ events: { id: string }[]; next_cursor: string }>;
  };
  authentication: {
    adminLogin(body: { username: string; password: string }, options?: CallOptions): Promise<{ access_token: string }>;
    adminLogout(options?: CallOptions): Promise<void>;
  };
  players: { get(id: string): Promise<object> };
  gameItems: {
    update(id: string, body: object): Promise<object>;
    delete(id: string): Promise<void>;
  };
  games: {
    list(params?: object, options?: CallOptions): Promise<object>;
    toggleStatus(id: string, body?: object, options?: CallOptions): Answered<object>;
  };
  transactions: {
    all(params?: object, options?: CallOptions): List<{ id: string }>;
    export(params?: object, options?: CallOptions): Promise<string>;
    exportStream(params?: object, options?: CallOptions): Promise<ReadableStream<Uint8Array>>;
    exportLines(params?: object, options?: CallOptions): AsyncIterable<string>;
  };
  withdrawals: {
    get(id: string, options?: CallOptions): Promise<object>;
    all(params?: object, options?: CallOptions): List<{ withdrawal_id: string }>;
  };
  companyRevenue: {
    processPayout(body: object, options?: CallOptions): Promise<object>;
    allPayoutRecords(id: string, params?: object, options?: CallOptions): List<object>;
  };
}

const entry = (name: string) =>
  import(pathToFileURL(`${inject('program')}/node_modules/@coinop/admin-sdk/${name}.js`).href);

/** The installed package, as a program imports it. */
export const importSdk = (): Promise<InstalledSdk> => entry('index');

export const importNode = (): Promise<{
  saveToFile(stream: ReadableStream<Uint8Array> | Promise<ReadableStream<Uint8Array>>, path: string): Promise<void>;
}> => entry('node');

export const importExamples = (): Promise<{
  exampleAnswers(answers?: Record<string, string>): (request: Request) => Response | undefined;
}> => entry('examples');

export const importValidators = (): Promise<{ validate: NonNullable<ConnectionOptions['validate']> }> => entry('zod');
