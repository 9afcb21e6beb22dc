import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useListMyFactors } from '../../generated/second-factor/second-factor.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { FactorPrompt } from './factor-prompt.tsx';

/** Asks for a second factor again before an important call. */
export function StepUpDialog({ onAnswer }: { onAnswer: (shown: boolean) => void }) {
  const { data, error, refetch } = useListMyFactors({ query: { staleTime: 0 } });
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title="Confirm that it is you"
      withCloseButton={false}
      centered
      size={400}
      transitionProps={{ duration: 0 }}
    >
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          For this, show your second factor again. Nothing that you typed is lost.
        </Text>
        {data && data.factors.length > 0 ? (
          <FactorPrompt mine={data} onShown={() => onAnswer(true)} />
        ) : data ? (
          <Text size="sm">You have no second factor yet. Set one up in My account, then try again.</Text>
        ) : error ? (
          <LoadError what="Failed to load second factors" error={error} onRetry={() => void refetch()} />
        ) : (
          <Skeleton height={120} role="status" aria-label="Loading form" />
        )}
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
