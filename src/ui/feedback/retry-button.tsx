import { Button, type ButtonProps } from '@mantine/core';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { isCodeMissing } from '../../lib/code-missing.ts';
import { reloadPage } from './notify.tsx';

type Props = { error: unknown; onRetry: () => void } & Pick<ButtonProps, 'size'>;

/** 'Try again', or 'Reload' where only that helps. */
export function RetryButton({ error, onRetry, size }: Props) {
  const reload = isCodeMissing(error);
  return (
    <Button
      variant="default"
      size={size}
      leftSection={<RotateCw size={14} />}
      onClick={reload ? () => void reloadPage() : onRetry}
    >
      {reload ? 'Reload' : 'Try again'}
    </Button>
  );
}
