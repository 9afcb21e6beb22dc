import { NativeSelect, Textarea } from '@mantine/core';
import type { FormField } from '../../api/use-request-form.ts';
import { LIFETIMES, networksIn, USUAL_LIFETIME } from './service-account-rules.ts';

/** The texts of the fields. */
export type TokenValues = { expires_in_days: string; networks: string };

export const NEW_TOKEN: TokenValues = { expires_in_days: String(USUAL_LIFETIME), networks: '' };

/** The part of the request that they make. */
export const tokenRequestOf = ({ expires_in_days, networks }: TokenValues) => ({
  expires_in_days: Number(expires_in_days),
  networks: networksIn(networks),
});

type Props = { field: (name: keyof TokenValues) => FormField };

/** How long a token works, and from where. */
export function TokenFields({ field }: Props) {
  return (
    <>
      <NativeSelect
        label="Valid for"
        data={LIFETIMES.map((days) => ({ value: String(days), label: `${days} days` }))}
        {...field('expires_in_days')}
      />
      <Textarea
        label="Networks"
        description="Addresses or networks from which the token works, one per line. Empty: from everywhere."
        placeholder="203.0.113.0/24"
        autosize
        minRows={2}
        maxRows={6}
        spellCheck={false}
        {...field('networks')}
      />
    </>
  );
}
