import { Notifications } from '@mantine/notifications';

/** Draws the toasts of `notify`; where and how many: spec section 9. */
export default function NotifyHost() {
  return <Notifications position="top-right" limit={20} autoClose={4000} containerWidth={380} />;
}
