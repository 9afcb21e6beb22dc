/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { NotificationKind } from './notificationKind.ts';

/**
 * Empty for none.
 * @maxItems 5
 */
export type NotificationKinds = NotificationKind[];
