/** The limits of a recovery code, and the people who can help. */
export const RECOVERED =
  'A recovery code signs you in. It does not confirm payouts, large approvals or changes of people. A second factor that you add with it signs you in too, and ' +
  'confirms from 24 hours later on, or at once when another administrator confirms it in Admin Users.';
