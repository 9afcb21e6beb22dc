import type { Admin as AdminJson } from '../../src/generated/model/admin.ts';
import type { Admin } from './queries.ts';

/** The contract's Admin. */
export function presentAdmin(admin: Admin): AdminJson {
  return {
    id: admin.adminId,
    username: admin.username,
    role: admin.role,
    must_change_password: admin.mustChangePassword,
  };
}
