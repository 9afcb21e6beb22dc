import { type Random, weighted } from './random.ts';

// Texts by people and banks in withdrawals. Every name is made up; phone numbers are from the 555-01xx range.

const REASONS = [
  "The account holder's name does not match.",
  'The bank account was reported closed.',
  'Identity check is out of date; please send a current document.',
  'Part of the balance comes from a purchase that was charged back.',
  'The same request was made twice.',
  'Earnings are still inside the 14-day holding period.',
  'Several accounts pay out to this bank account.',
  'The routing number belongs to another bank.',
  'Trading of in-game currency outside the platform.',
  'Requested by the player over support ticket 48213: please cancel.',
  'The account was taken over; its owner asked us to stop all payments.',
];

/** The codes beside some of the reasons; the others are rejections from before there were codes, and rare ones. */
const CODES: Readonly<Record<string, string>> = {
  "The account holder's name does not match.": 'name_mismatch',
  'The bank account was reported closed.': 'account_closed',
  'Identity check is out of date; please send a current document.': 'identity',
  'Several accounts pay out to this bank account.': 'fraud',
  'The routing number belongs to another bank.': 'account_closed',
  'The account was taken over; its owner asked us to stop all payments.': 'fraud',
};

const FAILURES = [
  'R02 Account closed',
  'R03 No account or unable to locate account',
  'R04 Invalid account number',
  'R16 Account frozen',
  'R20 Non-transaction account',
];

const RECALLS = [
  'The player wrote that the account has changed.',
  'Finance asked to look at the purchases first.',
  'Approved the wrong one of two requests.',
];

/** The notes that the portal's dialog and bulk bar send by themselves, and some that a reviewer typed. */
const NOTES = [
  { note: 'Approved via admin panel', weight: 56 },
  { note: 'Bulk approved', weight: 24 },
  { note: 'Name and account checked by phone.', weight: 5 },
  { note: 'Second look by finance: fine.', weight: 4 },
  { note: 'Tournament prize, matches the organiser’s list.', weight: 3 },
  { note: null, weight: 8 },
];
const pickWeighted = weighted(NOTES, ({ weight }) => weight);

export const pickReason = (random: Random): string => random.pick(REASONS);
export const reasonCodeOf = (reason: string): string | null => CODES[reason] ?? null;
export const pickRecall = (random: Random): string => random.pick(RECALLS);
export const pickFailure = (random: Random): string => random.pick(FAILURES);
/** A payment's reference, in the simulator's format. */
export const drawReference = (random: Random): string =>
  `SIM-${random
    .int(0, 2 ** 40 - 1)
    .toString(16)
    .toUpperCase()
    .padStart(10, '0')}`;
export const pickNote = (random: Random): string | null => pickWeighted(random).note;

const BANKS = [
  { bankName: 'First Meridian Bank', routingLast4: '0248' },
  { bankName: 'Harbor & Pine Credit Union', routingLast4: '1120' },
  { bankName: 'Keystone National', routingLast4: '3305' },
  { bankName: 'Great Lakes Savings', routingLast4: '8841' },
  { bankName: 'Prairie Trust & Loan', routingLast4: '6017' },
  { bankName: 'Bluewater Federal', routingLast4: '4492' },
  { bankName: 'Sierra Vista Bank', routingLast4: '0930' },
  { bankName: 'Old Dominion Savings', routingLast4: '7764' },
  { bankName: 'Cascade Community Credit Union', routingLast4: '2586' },
  { bankName: 'Bank of the Lower Hudson', routingLast4: '5173' },
];

export function drawBankAccount(random: Random) {
  return {
    ...random.pick(BANKS),
    accountLast4: String(random.int(0, 9_999)).padStart(4, '0'),
    accountType: random.chance(0.72) ? 'checking' : 'savings',
  };
}

const COMPANY_NAMES = [
  'Blue Lantern',
  'Second Wind',
  'Copperline',
  'Night Shift',
  'Paper Crane',
  'Tall Grass',
  'Ninefold',
];
const COMPANY_KINDS = ['Guild', 'Studio LLC', 'Streams', 'Media Inc.', 'Esports LLC', 'Collective'];

/** The contact: the player, or for one in five a company. */
export function drawContact(random: Random, playerEmail: string) {
  const contactPhone = random.chance(0.7) ? `+1 555 01${String(random.int(0, 99)).padStart(2, '0')}` : null;
  if (!random.chance(0.2)) return { companyName: null, contactEmail: playerEmail, contactPhone };
  const name = random.pick(COMPANY_NAMES);
  const contactEmail = `accounts@${name.toLowerCase().replaceAll(' ', '-')}.example`;
  return { companyName: `${name} ${random.pick(COMPANY_KINDS)}`, contactEmail, contactPhone };
}

/** The facts that the platform sends about a player; it has none about one in five. */
export function drawSignals(random: Random) {
  if (random.int(1, 5) === 1) return null;
  return {
    account_age_days: random.int(0, 900),
    bank_country: random.pick(['US', 'US', 'US', 'US', 'CA', 'MX']),
    device_count: random.int(1, 4),
  };
}
