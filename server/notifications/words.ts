import type { NoticeFacts } from '../db/schema/notifications.ts';
import { usdOf } from '../domain/money.ts';
import { counted } from '../domain/words.ts';
import { isOfSecurity } from './recipients.ts';

// The texts of messages: names, kinds of records, ids and a link. Pure.

/** A message in words, for any channel. */
export interface Words {
  subject: string;
  lines: string[];
  link: string;
  /** How the reader can end such messages, or why they cannot. */
  footer: string | undefined;
  /** The portal's page for ending them. */
  account: string;
}

export interface Telling {
  kind: string;
  items: readonly NoticeFacts[];
  /** How many events there are; `items` has the first. */
  count: number;
  /** The username of the reader. */
  username: string;
  /** The token of the link in it. */
  token?: string | undefined;
}

export interface WordSettings {
  publicUrl: string;
  /** Whether messages say amounts. */
  hasAmounts: boolean;
}

export function wordsFor(telling: Telling, { publicUrl, hasAmounts }: WordSettings): Words {
  const portal = `${publicUrl}/admin-panel`;
  const account = `${portal}/account`;
  const { subject, lines, path } = TEXTS[telling.kind]?.(telling, hasAmounts) ?? UNKNOWN;
  const more = telling.count - telling.items.length;
  return {
    subject,
    lines: more > 0 ? [...lines, `And ${more.toLocaleString('en-US')} more.`] : lines,
    link: `${portal}${path}`,
    footer: footerOf(telling.kind),
    account,
  };
}

function footerOf(kind: string): string | undefined {
  if (isOfSecurity(kind)) return 'Messages about the security of your account always come.';
  if (['invitation', 'confirm_address', 'test'].includes(kind)) return undefined;
  return 'You chose these messages. You can switch them off in My account:';
}

interface Text {
  subject: string;
  lines: string[];
  /** In the portal. */
  path: string;
}

/** Of a message that a later version wrote. */
const UNKNOWN: Text = { subject: 'A message', lines: ['Something happened. See the portal.'], path: '/' };

const ACTION: Readonly<Record<string, string>> = {
  approve: 'approve withdrawal',
  process: 'send withdrawal',
  retry: 'send again withdrawal',
  payout: 'pay revenue out',
  change_roles: 'change the roles of an administrator',
  change_rules: 'change the rules for second approvals',
};

/** "approve withdrawal WDR-1 ($250.00)" */
function asked({ action = '', subjectType, subjectId, amountCents }: NoticeFacts, hasAmounts: boolean): string {
  const what = action === 'change_roles' && subjectType === 'role' ? 'change a role' : (ACTION[action] ?? action);
  const id = subjectType === 'withdrawal' ? ` ${subjectId}` : '';
  const amount = hasAmounts && amountCents != null ? ` (${dollars.format(usdOf(amountCents))})` : '';
  return `${what}${id}${amount}`;
}
const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

const somebody = (by: string | null | undefined, otherwise: string): string => by ?? otherwise;

const requestPath = (items: readonly NoticeFacts[], list: string): string =>
  items.length === 1 ? `/approvals?open=${items[0]?.requestId}` : `/approvals${list}`;

/** The router would take `1e5` for a number. */
const idParam = (id: string): string => encodeURIComponent(/^\d/.test(id) ? JSON.stringify(id) : id);

function recordPath({ subjectType, subjectId }: NoticeFacts): string {
  const id = subjectId ?? '';
  return subjectType === 'player' ? `/players/${encodeURIComponent(id)}` : `/withdrawals?open=${idParam(id)}`;
}

const ENDS: Readonly<Record<string, (facts: NoticeFacts) => string>> = {
  approved: ({ by }) => `${somebody(by, 'Somebody')} approved your request`,
  denied: ({ by }) => `${somebody(by, 'Somebody')} denied your request`,
  expired: () => 'Nobody decided your request in time',
  void: () => 'Your request is void, because something has changed',
};

const NOT_YOU = 'If this was not you, tell another administrator at once.';

const TEXTS: Readonly<Record<string, (telling: Telling, hasAmounts: boolean) => Text>> = {
  request_waiting: ({ items, count }, hasAmounts) => ({
    subject: count === 1 ? `Request ${items[0]?.requestId} waits for you` : `${counted(count, 'request')} wait for you`,
    lines: items.map(
      (facts) =>
        `${somebody(facts.by, 'Somebody')} asks for a second person: ${asked(facts, hasAmounts)}. Request ${facts.requestId}.`,
    ),
    path: requestPath(items, ''),
  }),
  request_decided: ({ items, count }, hasAmounts) => ({
    subject:
      count === 1 ? `Request ${items[0]?.requestId}: ${items[0]?.state}` : `${count} of your requests have ended`,
    lines: items.map((facts) => {
      const end = ENDS[facts.state ?? '']?.(facts) ?? 'Your request has ended';
      return `${end}: ${asked(facts, hasAmounts)}. Request ${facts.requestId}.`;
    }),
    path: requestPath(items, '?view=by_me'),
  }),
  mentioned: ({ items, count }) => ({
    subject:
      count === 1 ? `${somebody(items[0]?.by, 'Somebody')} mentioned you` : `${counted(count, 'note')} mention you`,
    lines: items.map(
      ({ by, subjectType, subjectId }) =>
        `${somebody(by, 'Somebody')} mentioned you in a note on ${subjectType} ${subjectId}.`,
    ),
    path: items[0] && count === 1 ? recordPath(items[0]) : '/',
  }),
  alert: ({ items, count }) => ({
    subject: count === 1 ? alertTitle(items[0]) : `${counted(count, 'alert')}`,
    lines: items.map((facts) => [alertTitle(facts), facts.summary].filter((text) => text !== facts.alert).join('. ')),
    path: '/system',
  }),
  summary: ({ items: [facts = {}] }) => ({
    subject: 'Summary of the queue',
    lines: summaryLines(facts),
    path: facts.withdrawals === undefined ? '/approvals' : '/withdrawals',
  }),
  password_reset: ({ username, items: [{ by } = {}] }) => ({
    subject: 'Your password was reset',
    lines: [
      `${somebody(by, 'Somebody at the server’s console')} reset the password of your account ${username}. All its sessions have ended.`,
      NOT_YOU,
    ],
    path: '/account',
  }),
  factors_reset: ({ username, items: [{ by } = {}] }) => ({
    subject: 'Your second factors were reset',
    lines: [
      `${somebody(by, 'Somebody at the server’s console')} removed the second factors of your account ${username}. All its sessions have ended.`,
      NOT_YOU,
    ],
    path: '/account',
  }),
  new_device: ({ username, items: [{ device, address } = {}] }) => ({
    subject: 'You signed in on a new device',
    lines: [
      `${username} signed in with ${device ?? 'a program'}${address ? ` from ${address}` : ''}, for the first time there.`,
      'If this was not you, change your password, end your other sessions, and tell another administrator.',
    ],
    path: '/account',
  }),
  contact_changed: ({ username, items: [{ by } = {}] }) => ({
    subject: 'Your messages go elsewhere',
    lines: [
      by === null
        ? `The identity provider says another address for ${username}. Your messages go there from now on.`
        : `Somebody who is signed in as ${username} has changed where your messages go.`,
      NOT_YOU,
    ],
    path: '/account',
  }),
  confirm_address: ({ username, token }) => ({
    subject: 'Confirm your address',
    lines: [
      `${username} wants messages at this address. Open the link while you are signed in as ${username}, within 24 hours.`,
      'If you know nothing of this, do nothing: no other message will come.',
    ],
    path: `/account?confirm=${token ?? ''}`,
  }),
  invitation: ({ username, token, items: [{ by } = {}] }) => ({
    subject: 'You are invited',
    lines: [
      `${somebody(by, 'An administrator')} invited you as ${username}. Open the link and choose a password.`,
      'The link works once, within 72 hours.',
    ],
    path: `/login?invite=${token ?? ''}`,
  }),
  test: ({ username }) => ({
    subject: 'A test',
    lines: [`This is a test. Messages to ${username} arrive here.`],
    path: '/account',
  }),
};

function alertTitle({ alert, state }: NoticeFacts = {}): string {
  return state === 'cleared' ? `Over: ${alert}` : `Alert: ${alert}`;
}

function summaryLines({ withdrawals, oldest, requests }: NoticeFacts): string[] {
  const [verb, since] = [withdrawals === 1 ? 'awaits' : 'await', oldest ? ` The oldest is from ${oldest}.` : ''];
  const queue =
    withdrawals === 0
      ? 'No withdrawal awaits review.'
      : `${counted(withdrawals ?? 0, 'withdrawal')} ${verb} review.${since}`;
  const second =
    requests === 0
      ? 'No request waits for you as the second person.'
      : `${counted(requests ?? 0, 'request')} ${requests === 1 ? 'waits' : 'wait'} for you as the second person.`;
  return [...(withdrawals === undefined ? [] : [queue]), ...(requests === undefined ? [] : [second])];
}
