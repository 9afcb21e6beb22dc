import { NativeSelect, Textarea } from '@mantine/core';
import { LIFETIMES } from './service-rules.ts';

export type TokenValues = { days: number; networks: string };

type Props = {
  values: TokenValues;
  /** The error of the networks. */
  refused: string | undefined;
  onChange: (values: TokenValues) => void;
};

/** How long a token works, and from where. */
export function TokenFields({ values, refused, onChange }: Props) {
  return (
    <>
      <NativeSelect
        label="Works for"
        value={values.days}
        data={LIFETIMES.map((days) => ({ value: String(days), label: `${days} days` }))}
        onChange={({ currentTarget: { value } }) => onChange({ ...values, days: Number(value) })}
      />
      <Textarea
        label="Networks"
        description="Addresses or networks from which the token works, one per line. Empty: from everywhere."
        placeholder="203.0.113.0/24"
        autosize
        minRows={2}
        maxRows={6}
        spellCheck={false}
        value={values.networks}
        error={refused}
        onChange={({ currentTarget: { value } }) => onChange({ ...values, networks: value })}
      />
    </>
  );
}
