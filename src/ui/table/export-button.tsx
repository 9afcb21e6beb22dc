import { ActionIcon, Button } from '@mantine/core';
import Download from 'lucide-react/icons/download';
import Info from 'lucide-react/icons/info';
import { lazy } from 'react';
import { LazyPart } from '../feedback/part-boundary.tsx';
import { Dropdown } from '../layout/dropdown.tsx';
import classes from './export-button.module.css';

const ExportNote = lazy(() => import('./export-note.tsx'));

interface Props {
  label?: string;
  /** Undefined while no export is running. */
  progress: { bytes: number; waiting: boolean } | undefined;
  /** Why the administrator may not export; undefined when permitted. */
  denied: string | undefined;
  /** Unless it is the screen's only one. */
  id?: string;
  size?: 'xs';
  onStart: () => void;
  onCancel: () => void;
}

/** Starts an export; while it is running, shows the progress and can cancel it. */
export function ExportButton({ label = 'Export', progress, denied, id = 'export', size, onStart, onCancel }: Props) {
  return (
    <>
      <Button
        id={id}
        variant="default"
        {...(size && { size })}
        leftSection={<Download size={15} />}
        disabled={progress !== undefined || denied !== undefined}
        title={denied}
        onClick={onStart}
      >
        {progress ? wordsOf(progress) : label}
      </Button>
      {progress && (
        <Button variant="subtle" color="gray" {...(size && { size })} data-focus-after={id} onClick={onCancel}>
          Cancel
        </Button>
      )}
      <Dropdown
        role="dialog"
        aria-label="How to open the file"
        width="20rem"
        className={classes.note}
        button={(props) => (
          <ActionIcon
            {...props}
            variant="subtle"
            color="gray"
            aria-label="How to open the file"
            title="How to open the file"
          >
            <Info size={16} />
          </ActionIcon>
        )}
      >
        <LazyPart failed="The note could not be loaded" loading={null}>
          <ExportNote />
        </LazyPart>
      </Dropdown>
    </>
  );
}

function wordsOf({ bytes, waiting }: { bytes: number; waiting: boolean }): string {
  return waiting ? 'Waiting for other exports…' : `Exporting… ${sizeOf(bytes)}`;
}

function sizeOf(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.round(bytes / 1_000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
