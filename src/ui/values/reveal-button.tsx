import { Button } from '@mantine/core';
import Eye from 'lucide-react/icons/eye';

/** Stands beside masked personal data. */
export function RevealButton({ running, onClick }: { running: boolean; onClick: () => void }) {
  return (
    <Button variant="default" size="compact-xs" leftSection={<Eye size={13} />} loading={running} onClick={onClick}>
      Reveal
    </Button>
  );
}
