import { Drawer } from '@mantine/core';
import { Fragment, type ReactNode } from 'react';
import { CopyId } from '../feedback/copy-id.tsx';
import { DialogScope, useDialog } from '../feedback/open-dialogs.ts';
import classes from './record-drawer.module.css';
import { useLast } from './use-last.ts';

type Props = {
  /** The record in the drawer; undefined when none is. */
  id: string | undefined;
  size?: number | string;
  classNames?: Partial<Record<'content' | 'header' | 'title' | 'body', string | undefined>>;
  onClose: () => void;
  /** The head and the body, which load the record. */
  children: (id: string) => ReactNode;
};

/** A drawer beside a list, with one of its records. */
export function RecordDrawer({ id, size = 480, classNames, onClose, children }: Props) {
  const shown = useLast(id);
  const { props, scope } = useDialog(id !== undefined, onClose);
  return (
    <Drawer.Root
      {...props}
      position="right"
      size={size}
      classNames={{ header: classes.header, title: classes.title, body: classes.body, ...classNames }}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content>
        <DialogScope value={scope}>
          {shown !== undefined && <Fragment key={shown}>{children(shown)}</Fragment>}
        </DialogScope>
      </Drawer.Content>
    </Drawer.Root>
  );
}

type HeadProps = {
  /** The record's id, where nothing below shows it. */
  copies?: string;
  /** The kind of record, for a link to another system. */
  of?: string;
  children: ReactNode;
};

/** The record's name and badges, and the button that closes the drawer. */
export function RecordDrawerHead({ copies, of, children }: HeadProps) {
  return (
    <Drawer.Header>
      <Drawer.Title>{children}</Drawer.Title>
      <CopyId id={copies} of={of}>
        {null}
      </CopyId>
      {/* The focus is there first, and the next key leads into the record. */}
      <Drawer.CloseButton aria-label="Close" data-autofocus={copies !== undefined || undefined} />
    </Drawer.Header>
  );
}
