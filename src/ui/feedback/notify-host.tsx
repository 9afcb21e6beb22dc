import { Notifications } from '@mantine/notifications';
import classes from './notify.module.css';

/** Renders the toasts of `notify`; position and number: spec section 9. The head of a dialog makes room for them (theme.css). */
export default function NotifyHost() {
  return (
    <Notifications position="top-right" limit={20} autoClose={4000} containerWidth={400} className={classes.host} />
  );
}
