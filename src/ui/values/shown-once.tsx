import { Button, CopyButton, TextInput } from '@mantine/core';
import classes from './shown-once.module.css';

type Props = { label: string; text: string; hint: string };

/** A secret that the server shows only once. */
export function ShownOnce({ label, text, hint }: Props) {
  return (
    <div className={classes.part}>
      <TextInput
        label={label}
        description={hint}
        value={text}
        readOnly
        autoFocus
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton value={text}>
        {({ copied, copy }) => (
          <div>
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          </div>
        )}
      </CopyButton>
    </div>
  );
}
