import { PERMISSION_GROUPS } from '../../api/permission-words.ts';
import type { Role } from '../../generated/model/role.ts';

/** The areas that a role has a permission in. */
export function areasOf({ permissions }: Role): string {
  const areas = PERMISSION_GROUPS.filter((group) => permissions.some((one) => Object.hasOwn(group.permissions, one)));
  if (areas.length === PERMISSION_GROUPS.length) return 'All areas';
  return areas.map(({ area }) => area).join(', ') || 'Permits nothing yet';
}
