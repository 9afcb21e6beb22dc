import { Button, Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';

interface Props {
  label: string;
  /** Names the text when the browser does not allow copying and it has to be copied by hand. */
  name: string;
  text: () => Promise<string> | string;
  /** Has several lines. */
  isLong?: boolean;
  variant?: 'default';
}

/** A button that copies a text. Where the browser copies nothing, the text stands there to be copied. */
export function CopiedText({ label, name, text, isLong, variant }: Props) {
  const [copied, setCopied] = useState<string>();
  const [refused, setRefused] = useState<string>();
  const copy = async () => {
    const wanted = await text();
    try {
      // Without TLS there is no clipboard, but on this machine.
      await navigator.clipboard.writeText(wanted);
      setCopied(wanted);
      setRefused(undefined);
    } catch {
      setRefused(wanted);
    }
  };
  const ByHand = isLong ? Textarea : TextInput;
  const isCurrent = copied !== undefined && (isLong || copied === text());
  return (
    <>
      <Button size="xs" {...(variant && { variant })} onClick={() => void copy()}>
        {isCurrent ? `${name} copied` : label}
      </Button>
      {refused !== undefined && (
        <ByHand
          label={name}
          description="The browser did not let the page copy. Copy it from here."
          size="xs"
          w="100%"
          readOnly
          autoFocus
          value={refused}
          {...(isLong && { rows: 6 })}
          onFocus={({ currentTarget }: { currentTarget: { select(): void } }) => currentTarget.select()}
        />
      )}
    </>
  );
}
