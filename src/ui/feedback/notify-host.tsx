import { Notifications, useNotifications } from '@mantine/notifications';
import { useLayoutEffect } from 'react';
import classes from './notify.module.css';

/** Renders the toasts of `notify`; position and number: spec section 9. */
export default function NotifyHost() {
  const isShowing = useNotifications().notifications.length > 0;
  // The head of a dialog makes room for them (theme.css).
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute('data-toasts', isShowing);
  }, [isShowing]);
  return (
    <Notifications position="top-right" limit={20} autoClose={4000} containerWidth={400} className={classes.host} />
  );
}
