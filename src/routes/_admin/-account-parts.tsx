import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback } from 'react';
import { MessagesPanel } from '../../features/account/messages-panel.tsx';
import { cursorOf } from '../../lib/search-params.ts';

export { ClockPanel } from '../../features/account/clock-panel.tsx';
export { OwnPassword } from '../../features/account/own-password.tsx';

/** The messages that the administrator gets. `confirm` in the URL is the token of a link that was sent to a mail address. */
export function AccountMessages() {
  const search: { confirm?: unknown } = useSearch({ strict: false }) as object;
  const navigate = useNavigate();
  const forget = useCallback(() => void navigate({ to: '.', search: {}, replace: true }), [navigate]);
  return <MessagesPanel confirm={cursorOf(search.confirm)} onConfirmed={forget} />;
}
