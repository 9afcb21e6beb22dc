import { Drawer } from '@mantine/core';
import type { ReactNode } from 'react';
import { PRODUCT_NAME } from '../../lib/product.ts';
import classes from './shell.module.css';

/** The sidebar on narrow screens, over the page. */
export default function SlideIn(props: { opened: boolean; onClose: () => void; children: ReactNode }) {
  const { children, ...drawer } = props;
  return (
    <Drawer.Root {...drawer} size={272} padding={0}>
      <Drawer.Overlay />
      <Drawer.Content
        aria-label={`${PRODUCT_NAME} Admin menu`}
        classNames={{ inner: classes.drawerInner, content: classes.drawer }}
      >
        {children}
      </Drawer.Content>
    </Drawer.Root>
  );
}
