import { Button } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useDenied } from '../../api/may.ts';
import * as needs from '../../generated/permissions.ts';
import { useListStatements } from '../../generated/statements/statements.ts';
import { lazyDialog } from '../../ui/feedback/lazy-dialog.tsx';
import { isAbsent, withData } from '../../ui/feedback/load.ts';
import { Panel } from '../../ui/layout/panel.tsx';
import panels from '../../ui/layout/panels.module.css';
import parts from '../../ui/layout/parts.module.css';
import { CursorPager, useCursorPages } from '../../ui/table/cursor-pager.tsx';
import { DropZone } from './drop-zone.tsx';
import type { StatementTab } from './statement-search.ts';
import { StatementTable } from './statement-table.tsx';

const UploadDialog = lazyDialog(async () => ({ default: (await import('./upload-dialog.tsx')).UploadDialog }));

type Props = {
  isUploading: boolean;
  onUpload: () => void;
  onClose: () => Promise<void>;
  addressOf: (id: string) => string;
  /** Goes to a statement, in place of the dialog if it is open. */
  onOpen: (id: string, tab?: StatementTab) => void;
};

/** The statements of the bank, and the way to upload another one: by the button, or by dropping a file. */
export function StatementsPanel({ isUploading, onUpload, onClose, addressOf, onOpen }: Props) {
  const deniedRead = useDenied(needs.listStatements);
  const deniedUpload = useDenied(needs.uploadStatement);
  const pages = useCursorPages();
  const { cursor } = pages;
  const query = useListStatements(cursor ? { cursor } : {}, {
    query: { enabled: deniedRead === undefined, placeholderData: keepPreviousData },
  });
  const [dropped, setDropped] = useState<File>();
  const statements = query.data?.statements;
  if (isAbsent(query)) return null;
  return (
    <DropZone
      isOff={deniedUpload !== undefined || isUploading}
      onFile={(file) => {
        setDropped(file);
        onUpload();
      }}
    >
      <Panel
        title="Bank statements"
        flush={query.isLoading || (statements !== undefined && statements.length > 0)}
        actions={
          <Button
            size="xs"
            leftSection={<Upload size={15} />}
            disabled={deniedUpload !== undefined}
            title={deniedUpload}
            onClick={() => {
              setDropped(undefined);
              onUpload();
            }}
          >
            Upload a Statement
          </Button>
        }
      >
        <p className={panels.lead}>
          The server reads a file of the bank and finds the payment of each line. People confirm what it is not sure of.
        </p>
        {deniedRead ? (
          <p className={parts.quiet}>{deniedRead}.</p>
        ) : (
          <StatementTable
            load={withData(query, statements)}
            isFirstPage={cursor === undefined}
            addressOf={addressOf}
            onOpen={onOpen}
          />
        )}
        <CursorPager pages={pages} next={query.data?.next_cursor} />
      </Panel>
      <UploadDialog
        isOpen={isUploading}
        opened={isUploading}
        dropped={dropped}
        addressOf={addressOf}
        onOpen={onOpen}
        onClose={() => void onClose()}
      />
    </DropZone>
  );
}
