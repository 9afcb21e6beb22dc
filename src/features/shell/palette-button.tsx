import { Button } from '@mantine/core';
import Search from 'lucide-react/icons/search';
import classes from './top-bar.module.css';

const isApple = /Mac|iP/.test(globalThis.navigator?.platform ?? '');

/** Opens the palette, and names the keys that do so too. */
export function PaletteButton({ onOpen }: { onOpen: () => void }) {
  return (
    <Button
      variant="default"
      size="xs"
      className={classes.palette}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      title={`Search or go to (${isApple ? '⌘' : 'Ctrl '}K)`}
      leftSection={<Search size={15} />}
      rightSection={
        <span className={classes.keys} aria-hidden="true">
          {isApple ? '⌘K' : 'Ctrl K'}
        </span>
      }
      onClick={onOpen}
    >
      <span className={classes.words}>Search or go to</span>
    </Button>
  );
}
