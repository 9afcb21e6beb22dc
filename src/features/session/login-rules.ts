import { boolean, type infer as Infer, string } from 'zod';
import {
  AcceptInvitationRequest,
  ChangePasswordRequest,
  LoginRequest,
} from '../../generated/coinopAdminAPI.schemas.zod.ts';
import { requestResolver } from '../../lib/form-rules.ts';

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

const NEW_PASSWORD = { required: 'New password is required' };
const asTyped = <Values>(values: Values) => values;

export const loginResolver = requestResolver(loginForm, asTyped<LoginForm>, {
  username: { required: 'Username is required' },
  password: { required: 'Password is required' },
});
export const invitationResolver = requestResolver(invitationForm, asTyped<InvitationForm>, {
  new_password: NEW_PASSWORD,
});
export const passwordResolver = requestResolver(passwordForm, asTyped<PasswordForm>, {
  current_password: { required: 'Current password is required' },
  new_password: NEW_PASSWORD,
});
