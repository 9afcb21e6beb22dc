import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { alter, answer } from './answers.ts';
import { dialog, openPortal } from './render.tsx';

// The name that the identity provider says stands beside the username wherever somebody must recognise a colleague.

const NAMES = {
  admin: 'Alma Dahl',
  'dana.reyes': 'Dana Reyes',
  reviewer: 'Rhea Wynn',
  robin: 'Robin Hale',
};
type Username = keyof typeof NAMES;
const people = Object.entries(NAMES).map(([username, name]) => ({ username, name }));
const named = (username: Username) => `${username} (${NAMES[username]})`;

interface Place {
  at: string;
  answers?: Record<string, string>;
  names: Username;
  inDialog?: true;
  /** The name of its region. */
  within?: string;
}

const PLACES: Record<string, Place> = {
  'the person who asked for a second approval, in the list': { at: 'approvals', names: 'dana.reyes' },
  'the same in the request': { at: 'approvals?open=12', names: 'dana.reyes', inDialog: true },
  'the people who could approve': {
    at: 'withdrawals?open=WDR-100481',
    answers: { getWithdrawal: '200.awaitsSecond' },
    names: 'reviewer',
    inDialog: true,
  },
  'the actor of a withdrawal’s history': { at: 'withdrawals?open=WDR-100477', names: 'admin', inDialog: true },
  'the author of a note': { at: 'players/PLR-00318?tab=notes', names: 'admin' },
  'the actor of an audit entry, in the list': { at: 'audit', names: 'dana.reyes' },
  'the same in the entry': { at: 'audit?open=48218', names: 'dana.reyes', inDialog: true },
  'the person who paid revenue out': { at: 'revenue', names: 'robin' },
  'the person who froze a player': { at: 'players/PLR-00412', names: 'dana.reyes', within: 'Frozen' },
  'the list of administrators': { at: 'users', names: 'dana.reyes' },
  'the head of an administrator’s page, where a person is confirmed': {
    at: 'users?open=adm_4',
    answers: { getAdmin: '200.resetAdmin' },
    names: 'reviewer',
    inDialog: true,
  },
  'the owner of a program': { at: 'users?tab=services', names: 'admin' },
  'the person who closed a statement': {
    at: 'system/statements/0d1f7a90-6a3c-4c52-8a5e-0c6d0b3e5f02',
    names: 'dana.reyes',
  },
};

test.each(Object.entries(PLACES))('%s', async (_, { at, answers = {}, names, inDialog, within }) => {
  answer(answers);
  alter({ listPeople: () => ({ people }) });
  await openPortal(at);
  const around = within !== undefined ? page.getByRole('region', { name: within }) : inDialog ? dialog() : page;
  await expect.element(around.getByText(named(names)).first()).toBeVisible();
});
