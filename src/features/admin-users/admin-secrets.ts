import type { Invitation } from '../../generated/model/invitation.ts';
import type { NewServiceToken } from '../../generated/model/newServiceToken.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { showSecret } from '../../ui/feedback/ask.tsx';
import { invitationLink } from './admin-rules.ts';

// Secrets that the server tells only once. Each resolves when the administrator has kept it.

/** A link that went by mail is shown to nobody else. */
export async function showInvitation({ admin, token, expires_at }: Invitation): Promise<void> {
  if (token === null) return;
  await showSecret({
    title: 'Invite Administrator',
    label: `Link for ${admin.username}`,
    text: invitationLink(token),
    hint: `It is shown this once and works once, until ${formatDateTime(expires_at)}. Hand it over yourself: no mail is sent.`,
  });
}

export const showToken = ({ service_account, token, expires_at }: NewServiceToken): Promise<void> =>
  showSecret({
    title: 'New Token',
    label: `Token of ${service_account.name}`,
    text: token,
    hint: `It is shown this once, and works until ${formatDateTime(expires_at)}. The program sends it as “Authorization: Bearer …”.`,
  });

export const showPassword = (username: string, password: string): Promise<void> =>
  showSecret({
    title: `New password of ${username}`,
    label: 'Password for one sign-in',
    text: password,
    hint: 'It is shown this once and works for 72 hours. Hand it over yourself: no mail is sent.',
  });
