import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useDenied } from '../../api/may.ts';
import { ImportDialog } from '../../features/imports/import-dialog.tsx';
import { IMPORTS, type ImportKind } from '../../features/imports/import-kinds.ts';
import { useUrlDialog } from './-url-dialog.ts';

/** The button that opens the import of a file, and its dialog. */
export function Import({ kind, isOpen }: { kind: ImportKind; isOpen: boolean }) {
  const { open, close } = useUrlDialog<{ import: true }>(['import']);
  const denied = useDenied(IMPORTS[kind].needs);
  const queries = useQueryClient();
  return (
    <>
      <Button
        variant="default"
        leftSection={<Upload size={15} />}
        disabled={denied !== undefined}
        title={denied}
        onClick={() => open({ import: true })}
      >
        Import
      </Button>
      <ImportDialog
        kind={kind}
        opened={isOpen}
        denied={denied}
        onStored={() => void queries.invalidateQueries()}
        onClose={() => void close()}
      />
    </>
  );
}
