import { Button } from '@mantine/core';
import Download from 'lucide-react/icons/download';

interface Props {
  /** Undefined while no export runs. */
  progress: { bytes: number; waiting: boolean } | undefined;
  onStart: () => void;
  onCancel: () => void;
}

/** Starts an export; while it comes, it says how much and can be stopped. */
export function ExportButton({ progress, onStart, onCancel }: Props) {
  if (progress === undefined) {
    return (
      <Button variant="default" leftSection={<Download size={15} />} onClick={onStart}>
        Export
      </Button>
    );
  }
  return (
    <>
      <Button variant="default" leftSection={<Download size={15} />} disabled>
        {progress.waiting ? 'Waiting for other exports…' : `Exporting… ${sizeOf(progress.bytes)}`}
      </Button>
      <Button variant="subtle" color="gray" onClick={onCancel}>
        Cancel
      </Button>
    </>
  );
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
