import { Button } from '@mantine/core';
import type { ServiceToken } from '../../generated/model/serviceToken.ts';
import { DateTime } from '../../ui/values/date-time.tsx';
import { isExpired } from './service-account-rules.ts';
import classes from './token-list.module.css';

type Props = {
  tokens: readonly ServiceToken[];
  running: boolean;
  /** Why tokens cannot be revoked here. */
  denied: string | undefined;
  onRevoke: (tokenId: string) => void;
};

/** The tokens of a service account, without their secrets. */
export function TokenList({ tokens, running, denied, onRevoke }: Props) {
  return (
    <ul aria-label="Tokens" className={classes.list}>
      {tokens.map((token) => (
        <li key={token.id}>
          <div className={classes.words}>
            <code>coa_{token.id}_…</code>
            <span>
              {isExpired(token) ? 'Expired' : 'Valid until'} <DateTime iso={token.expires_at} />
            </span>
            <span>
              {token.last_used_at ? (
                <>
                  Last used <DateTime iso={token.last_used_at} /> from {token.last_used_from ?? 'an unknown address'}
                </>
              ) : (
                'Never used'
              )}
            </span>
            <span>{token.networks.length > 0 ? `From ${token.networks.join(', ')} only` : 'Any IP address'}</span>
          </div>
          <Button
            variant="default"
            size="compact-sm"
            disabled={running || denied !== undefined}
            title={denied}
            aria-label={`Revoke ${token.id}`}
            onClick={() => onRevoke(token.id)}
          >
            Revoke
          </Button>
        </li>
      ))}
    </ul>
  );
}
