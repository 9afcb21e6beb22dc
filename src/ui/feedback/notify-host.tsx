import { Notifications, type NotificationsState, notificationsStore } from '@mantine/notifications';
import classes from './notify.module.css';

/** Whether there are toasts: the head of a dialog makes room for them (theme.css). */
const mark = ({ notifications }: NotificationsState) =>
  void globalThis.document?.documentElement.toggleAttribute('data-toasts', notifications.length > 0);

notificationsStore.subscribe(mark);
mark(notificationsStore.getState());

/** Renders the toasts of `notify`; position and number: spec section 9. */
export default function NotifyHost() {
  return (
    <Notifications position="top-right" limit={20} autoClose={4000} containerWidth={400} className={classes.host} />
  );
}
