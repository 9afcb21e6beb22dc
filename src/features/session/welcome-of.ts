import type { Admin } from '../../generated/model/admin.ts';
import { needsFactor } from '../../session.ts';

/** The toast of a sign-in, once the portal can be reached: not before the second factor, if there has to be one. */
export const welcomeOf = (admin: Admin) => (needsFactor(admin) ? undefined : { message: 'Login successful' });
