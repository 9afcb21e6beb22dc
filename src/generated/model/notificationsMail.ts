/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { ChosenKinds } from './chosenKinds.ts';

/**
 * By mail.
 */
export type NotificationsMail = {
  /** Whether the server is set up to send mail. */
  is_available: boolean;
  /**
     * The address that counts; null for none.
     * @nullable
     */
  address: string | null;
  /**
     * An address whose link was not opened yet; null for none.
     * @nullable
     */
  pending_address: string | null;
  /**
     * Until when that link can be opened; null for none.
     * @nullable
     */
  pending_until: string | null;
  kinds: ChosenKinds;
};
