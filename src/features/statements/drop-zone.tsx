import { type DragEvent, type ReactNode, useState } from 'react';
import classes from './statement-upload.module.css';

type Props = {
  /** Files are not taken just now. */
  isOff?: boolean;
  onFile: (file: File) => void;
  children: ReactNode;
};

/** An area onto which a file can be dropped. The button for a keyboard is among its children. */
export function DropZone({ isOff = false, onFile, children }: Props) {
  // Entering a child comes before leaving its parent, so both are counted.
  const [depth, setDepth] = useState(0);
  const isFile = ({ dataTransfer }: DragEvent) => !isOff && dataTransfer.types.includes('Files');
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is for a pointer; the button inside is for everybody
    <div
      className={classes.zone}
      data-over={depth > 0 || undefined}
      onDragEnter={(event) => isFile(event) && setDepth((before) => before + 1)}
      onDragLeave={(event) => isFile(event) && setDepth((before) => Math.max(0, before - 1))}
      // Without this the browser opens the file in place of the portal.
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        setDepth(0);
        const [file] = event.dataTransfer.files;
        if (file && isFile(event)) onFile(file);
      }}
    >
      {children}
    </div>
  );
}
