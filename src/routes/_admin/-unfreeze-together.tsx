import { Button } from '@mantine/core';
import Sun from 'lucide-react/icons/sun';
import { useDenied } from '../../api/may.ts';
import type { PlayerSearch } from '../../features/players/player-search.ts';
import { UnfreezeDialog } from '../../features/players/unfreeze-dialog.tsx';
import * as needs from '../../generated/permissions.ts';
import { useUrlDialog } from './-url-dialog.ts';

/** The button that opens the dialog, and the dialog. */
export function UnfreezeTogether({ isOpen }: { isOpen: boolean }) {
  const { open, close } = useUrlDialog<PlayerSearch>(['unfreeze']);
  const denied = useDenied(needs.unfreezePlayersTogether);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Sun size={15} />}
        disabled={denied !== undefined}
        title={denied}
        onClick={() => open({ unfreeze: true })}
      >
        Unfreeze Together
      </Button>
      <UnfreezeDialog opened={isOpen} onClose={close} />
    </>
  );
}
