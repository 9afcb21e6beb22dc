import { zodResolver } from '@hookform/resolvers/zod';
import { type infer as Infer, string } from 'zod';
import { AcceptInvitationRequest, ChangePasswordRequest } from '../../generated/coinopAdminAPI.schemas.zod.ts';
import { wordsOf } from './login-errors.ts';

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

export const invitationResolver = zodResolver(invitationForm, { error: wordsOf });
export const passwordResolver = zodResolver(passwordForm, { error: wordsOf });
