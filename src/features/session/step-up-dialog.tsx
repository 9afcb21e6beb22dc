import { Button, Group, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { useListMyFactors } from '../../generated/second-factor/second-factor.ts';
import { Loaded } from '../../ui/feedback/loaded.tsx';
import { useIsOnTop } from '../../ui/feedback/open-dialogs.ts';
import { Moment } from '../../ui/values/date-time.tsx';
import { FactorPrompt } from './factor-prompt.tsx';

/** Asks for a second factor again before an important call. */
export function StepUpDialog({ onAnswer }: { onAnswer: (shown: boolean) => void }) {
  const query = useListMyFactors({ query: { staleTime: 0 } });
  const isOnTop = useIsOnTop(true);
  return (
    <Modal
      opened
      closeOnEscape={isOnTop}
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
        <Loaded
          load={query}
          failed="Failed to load second factors"
          what="These second factors"
          skeleton={<Skeleton height={120} role="status" aria-label="Loading form" />}
        >
          {(mine) => {
            const counting = mine.factors.filter(({ counts_from: from }) => !from);
            const next = mine.factors.find(({ counts_from: from }) => from)?.counts_from;
            return (
              <>
                {counting.length > 0 && (
                  <FactorPrompt mine={{ ...mine, factors: counting }} onShown={() => onAnswer(true)} />
                )}
                {next && (
                  <Text size="sm">
                    {counting.length > 0 ? 'A second factor' : 'Your second factor'} that you added with a recovery code
                    confirms from <Moment iso={next} /> on. Another administrator can confirm it sooner, in Admin Users.
                  </Text>
                )}
                {mine.factors.length === 0 && (
                  <Text size="sm">You have no second factor yet. Set one up in My account, then try again.</Text>
                )}
              </>
            );
          }}
        </Loaded>
        <Group justify="flex-end">
          <Button variant="default" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </Modal>
  );
}
