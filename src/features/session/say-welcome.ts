import type { Admin } from '../../generated/model/admin.ts';
import { needsFactor } from '../../session.ts';
import { notify } from '../../ui/feedback/notify.tsx';

/** Once the portal can be reached: not before the second factor, if there has to be one. */
export function sayWelcome(admin: Admin): void {
  if (!needsFactor(admin)) notify.success('Login successful');
}
