import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useDenied } from '../../api/may.ts';
import { ImportDialog } from '../../features/imports/import-dialog.tsx';
import { IMPORTS } from '../../features/imports/import-kinds.ts';
import { type Exported, RecordExport } from '../../features/imports/record-export.tsx';
import { useUrlDialog } from './-url-dialog.ts';

/** Players are not exported: docs/decisions/how-do-the-platforms-records-come-in.md. */
type Props = (Exported | { kind: 'players' }) & { isOpen: boolean };

/** The export of the records that are shown, the button that opens the import of a file, and its dialog. */
export function Import({ isOpen, ...of }: Props) {
  const { kind } = of;
  const { open, close } = useUrlDialog<{ import: true }>(['import']);
  const denied = useDenied(IMPORTS[kind].needs);
  const queries = useQueryClient();
  return (
    <>
      {of.kind !== 'players' && <RecordExport {...of} />}
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
