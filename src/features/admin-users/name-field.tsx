import { TextInput } from '@mantine/core';

type Props = {
  label: string;
  description: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
};

/** The names that the server allows, for administrators and service accounts alike. */
export const NAME = /^[A-Za-z0-9._-]{2,100}$/;
export const NAME_RULE = '2 to 100 letters, digits, dots, dashes or underscores';

export function NameField({ onChange, ...field }: Props) {
  return (
    <TextInput
      autoCapitalize="none"
      spellCheck={false}
      autoComplete="off"
      data-autofocus
      maxLength={100}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      {...field}
    />
  );
}
