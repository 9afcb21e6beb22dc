import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';

/** The address has it all; this saves the way up to it. Where the browser copies nothing, the link stands there to be copied. */
export function CopyLink() {
  const [copied, setCopied] = useState('');
  const [refused, setRefused] = useState(false);
  const copy = async () => {
    try {
      // Without TLS there is no clipboard, but on this machine.
      await navigator.clipboard.writeText(location.href);
      setCopied(location.href);
      setRefused(false);
    } catch {
      setRefused(true);
    }
  };
  return (
    <>
      <Button size="xs" onClick={() => void copy()}>
        {copied === location.href ? 'Link copied' : 'Copy link'}
      </Button>
      {refused && (
        <TextInput
          label="Link"
          description="The browser did not let the page copy. Copy it from here."
          size="xs"
          w="100%"
          readOnly
          autoFocus
          value={location.href}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}
