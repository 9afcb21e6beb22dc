import type { NewServiceToken } from '../../generated/model/newServiceToken.ts';
import { formatDateTime } from '../../lib/dates.ts';
import { ShownOnce } from '../../ui/values/shown-once.tsx';

/** A token that was just created. */
export function NewToken({ service_account, token, expires_at }: NewServiceToken) {
  return (
    <ShownOnce
      label={`Token of ${service_account.name}`}
      text={token}
      hint={`It is shown this once, and works until ${formatDateTime(expires_at)}. The program sends it as “Authorization: Bearer …”.`}
    />
  );
}
