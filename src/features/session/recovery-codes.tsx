import { Button, CopyButton, Group, Stack } from '@mantine/core';
import classes from './factors.module.css';

type Props = { codes: readonly string[]; onDone: () => void };

/** Shown once, to be copied or printed. */
export function RecoveryCodes({ codes, onDone }: Props) {
  return (
    <Stack gap="md">
      <p className={classes.words}>
        Each of these codes signs you in once if you lose your second factor. They are shown this once: keep them where
        you keep your papers, not with your password.
      </p>
      <ul className={classes.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group gap="xs" className={classes.unprinted}>
        <CopyButton value={codes.join('\n')}>
          {({ copied, copy }) => (
            <Button variant="default" onClick={copy}>
              {copied ? 'Copied' : 'Copy'}
            </Button>
          )}
        </CopyButton>
        <Button variant="default" onClick={() => window.print()}>
          Print
        </Button>
        <Button onClick={onDone} data-autofocus autoFocus>
          I have kept them
        </Button>
      </Group>
    </Stack>
  );
}
