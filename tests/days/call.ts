import { operationIdOf } from '../../server/http/operations.ts';
import type { Permission } from '../../src/generated/model/permission.ts';
import { OPERATIONS } from '../../src/generated/operations.ts';
import type { Task } from './host.ts';
import type { ServerProcess } from './server-process.ts';

/** One wish of somebody, however often it is sent. */
export interface Call {
  /** Its number in the day, which is also in the texts that it sends. */
  id: number;
  caller: Caller;
  method: string;
  path: string;
  body: unknown;
  /** A file that is sent in place of a body: records in lines, or a statement of the bank. */
  file: string | undefined;
  /** Without one it is sent once. */
  key: string | undefined;
  /** Whether its caller has used the key for another call, whose answer is stored. */
  isReused: boolean;
  /** The withdrawals that it is about. */
  ids: readonly string[];
  attempts: Attempt[];
  /** Changes that it has made, as "action id". */
  done: string[];
  /** Called with each answer. */
  answered?: (answer: Answer) => void;
  /** Called when it is over without an answer. */
  unanswered?: () => void;
}

export interface Attempt {
  call: Call;
  task: Task;
  process: ServerProcess;
  /** When it was sent. */
  moment: number;
  /** The same by the database's clock. */
  at: number;
  token: string;
  state: 'open' | 'answered' | 'lost';
  answer: Answer | undefined;
  /** The moment of its answer. */
  answeredAt: number | undefined;
}

export interface Answer {
  status: number;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each actor knows what it asked for
  body: any;
  /** Whether the server says that it has answered this before. */
  isReplayed: boolean;
}

/** Somebody with an account: a person or a program. */
export interface Caller {
  adminId: string;
  username: string;
  token: string;
  /** Keys that it has sent. */
  keys: Set<string>;
}

/** Whether somebody is a program: it has a token, and nobody signs it in again. */
export const isProgram = ({ adminId }: Caller): boolean => adminId.startsWith('svc_');

/** The permissions of which the contract demands one for a call; null where everybody may make it. */
export function permissionFor({ method, path }: Pick<Call, 'method' | 'path'>): readonly Permission[] | null {
  const operationId = operationIdOf(method, path.split('?')[0] ?? path);
  const operation = Object.values(OPERATIONS).find((one) => one.operationId === operationId);
  if (!operation) throw new Error(`${method} ${path} is not in the contract`);
  const { permission, or } = operation;
  return permission && [permission, ...(or ? [or] : [])];
}
