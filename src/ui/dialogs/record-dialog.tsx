import { Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Fragment, type ReactNode } from 'react';
import { CopyId } from '../feedback/copy-id.tsx';
import { DialogScope, useDialog } from '../feedback/open-dialogs.ts';
import classes from './record-dialog.module.css';
import drawerClasses from './record-drawer.module.css';
import { useLast } from './use-last.ts';

type Props = {
  /** The record in the dialog; undefined when none is. */
  id: string | undefined;
  size: number;
  /** The class of a body that does not scroll as a whole. */
  bodyClass?: string | undefined;
  onClose: () => void;
  /** The head and the body, which load the record. */
  children: (id: string) => ReactNode;
};

/** A large dialog with one record. It fills the screen of a phone. */
export function RecordDialog({ id, size, bodyClass = classes.body, onClose, children }: Props) {
  const phone = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const shown = useLast(id);
  const { props, scope } = useDialog(id !== undefined, onClose);
  return (
    <Modal.Root
      {...props}
      fullScreen={phone}
      size={size}
      radius={12}
      classNames={{ content: classes.content, header: classes.header, title: drawerClasses.title, body: bodyClass }}
    >
      <Modal.Overlay backgroundOpacity={0.45} />
      <Modal.Content>
        <DialogScope value={scope}>
          {shown !== undefined && <Fragment key={shown}>{children(shown)}</Fragment>}
        </DialogScope>
      </Modal.Content>
    </Modal.Root>
  );
}

type HeadProps = {
  /** The record's id, where nothing below shows it. */
  copies?: string;
  /** The kind of record, for a link to another system. */
  of?: string;
  children: ReactNode;
};

/** The record's name and badges, and the button that closes the dialog. */
export function RecordDialogHead({ copies, of, children }: HeadProps) {
  return (
    <Modal.Header>
      <Modal.Title>{children}</Modal.Title>
      <CopyId id={copies} of={of}>
        {null}
      </CopyId>
      {/* The focus is there first, and the next key leads into the record. */}
      <Modal.CloseButton aria-label="Close" data-autofocus={copies !== undefined || undefined} />
    </Modal.Header>
  );
}
