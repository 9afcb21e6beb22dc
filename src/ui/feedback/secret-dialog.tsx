import { Button, Group, Modal, Stack } from '@mantine/core';
import { ShownOnce } from '../values/shown-once.tsx';
import type { Secret } from './ask.tsx';
import { useIsOnTop } from './open-dialogs.ts';

type Props = { secret: Secret; open: boolean; onKept: () => void };

/** A secret that the server tells only once. Closed by its button alone: not by Escape, nor a click outside, nor Enter. */
export function SecretDialog({ secret: { title, ...shown }, open, onKept }: Props) {
  useIsOnTop(open);
  return (
    <Modal
      opened={open}
      onClose={() => undefined}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withCloseButton={false}
      title={title}
      centered
      size={480}
    >
      <Stack gap="md">
        <ShownOnce {...shown} />
        <Group justify="flex-end">
          <Button onClick={onKept}>I have kept it</Button>
        </Group>
      </Stack>
    </Modal>
  );
}
