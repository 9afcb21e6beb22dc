import { zodResolver } from '@hookform/resolvers/zod';
import { boolean, type infer as Infer, string } from 'zod';
import {
  AcceptInvitationRequest,
  ChangePasswordRequest,
  LoginRequest,
} from '../../generated/coinopAdminAPI.schemas.zod.ts';

/** The contract's request, plus the form's own field. */
const loginForm = LoginRequest.extend({ remember: boolean() });
export type LoginForm = Infer<typeof loginForm>;

const passwordForm = ChangePasswordRequest.extend({ repeated: string() })
  .refine((values) => values.new_password === values.repeated, {
    path: ['repeated'],
    error: 'The passwords do not match',
    // Runs even if other fields are invalid; otherwise this message would appear one submit later.
    when: () => true,
  })
  .refine((values) => values.new_password !== values.current_password, {
    path: ['new_password'],
    error: 'Choose a password other than the current one',
  });
export type PasswordForm = Infer<typeof passwordForm>;

const invitationForm = AcceptInvitationRequest.omit({ token: true })
  .extend({ repeated: string() })
  .refine((values) => values.new_password === values.repeated, {
    path: ['repeated'],
    error: 'The passwords do not match',
    when: () => true,
  });
export type InvitationForm = Infer<typeof invitationForm>;

const REQUIRED: Record<string, string> = {
  username: 'Username is required',
  password: 'Password is required',
  current_password: 'Current password is required',
  new_password: 'New password is required',
};

type Issue = { code?: string; path?: PropertyKey[]; minimum?: unknown; maximum?: unknown; input?: unknown };

/** The generated schemas have the limits; this adds the messages. */
function wordsOf({ code, path, minimum, maximum, input }: Issue): string | undefined {
  if (code === 'too_small') return (input === '' && REQUIRED[String(path?.[0])]) || `At least ${minimum} characters`;
  if (code === 'too_big') return `At most ${maximum} characters`;
  return undefined;
}

export const loginResolver = zodResolver(loginForm, { error: wordsOf });
export const invitationResolver = zodResolver(invitationForm, { error: wordsOf });
export const passwordResolver = zodResolver(passwordForm, { error: wordsOf });
