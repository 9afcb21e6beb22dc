import { LoginRequest as loginRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import type { LoginRequest } from '../../generated/model/loginRequest.ts';

const REQUIRED: Record<string, string> = {
  username: 'Username is required',
  password: 'Password is required',
  current_password: 'Current password is required',
  new_password: 'New password is required',
};

type Issue = { code?: string; path?: PropertyKey[]; minimum?: unknown; maximum?: unknown; input?: unknown };

/** The generated schemas have the limits; this adds the messages. */
export function wordsOf({ code, path, minimum, maximum, input }: Issue): string | undefined {
  if (code === 'too_small') return (input === '' && REQUIRED[String(path?.[0])]) || `At least ${minimum} characters`;
  if (code === 'too_big') return `At most ${maximum} characters`;
  return undefined;
}

/** The message of each field of the sign-in form that breaks a rule. */
export function loginErrors(values: LoginRequest): Partial<Record<keyof LoginRequest, string>> {
  const { error } = loginRequest.safeParse(values, { error: wordsOf });
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}
