import { giveProgram, platformToken } from '../admins/console-commands.ts';
import { confirmFromConsole, linkFromConsole, unlinkFromConsole } from '../admins/person-commands.ts';
import {
  confirmFactorsFromConsole,
  createAdmin,
  resetFactors,
  resetPassword,
  setDisabled,
  setRoles,
} from '../authentication/account-commands.ts';
import { reasonsOf } from '../authentication/person-links.ts';
import type { Database } from '../db/database.ts';
import { counted } from '../domain/words.ts';
import { endBreakGlass, startBreakGlass } from '../second-person/suspension-commands.ts';
import { linkSignOn } from '../sign-on/account-commands.ts';
import { openDatabase } from '../start/open-database.ts';
import { readSettings } from '../start/settings.ts';
import { runCommand, say } from './run-command.ts';

// `npm run admin -- <command> <username>`: manages administrators' accounts from the server's own console.

const USAGE = `Usage: npm run admin -- <command> <username> [<role> … | <name> | <username> | <subject> [<issuer>]]
       npm run admin -- break-glass '<reason>' | end-break-glass

  create <username>          a new administrator; prints a password for one use
  reset-password <username>  a new password for one use; ends every session
  reset-factors <username>   removes all second factors; ends every session
  confirm-factors <username> lets second factors count that were added with a recovery code within a day
  disable <username>         locks the administrator out; ends every session
  enable <username>          lets the administrator in again
  roles <username> <role> …  gives the administrator these roles in place of those before
  token <username> <name>    a token for the platform's program of that name on this machine, owned by the administrator; its
                             tokens from before stop working
  give-program <program> <username>    the program belongs to that administrator from now on
  link <username> <subject> [<issuer>] the person whom the identity provider calls so now, with the same account
  confirm-person <username>  the administrator is nobody of those who invited them, reset or enabled the account: from now on a second person
  link-person <username> <username>    both accounts are one person's
  unlink-person <username> <username>  both accounts are two people's, whatever linked them
  break-glass '<reason>'     for four hours no rule asks for a second person; everybody sees it on every screen
  end-break-glass            the rules are in force again at once

DATABASE_URL and DATA_DIR name the database, as for the server.`;

const COMMANDS: Record<string, (db: Database, username: string, rest: string[]) => Promise<void>> = {
  create: async (db, username) => sayPassword(username, await createAdmin(db, username)),
  'reset-password': async (db, username) => sayPassword(username, await resetPassword(db, username)),
  'reset-factors': async (db, username) => {
    await resetFactors(db, username);
    say(`${username} has no second factor any more.`);
  },
  'confirm-factors': async (db, username) => {
    const confirmed = await confirmFactorsFromConsole(db, username);
    say(`${counted(confirmed, 'second factor')} of ${username} confirmed.`);
  },
  disable: async (db, username) => {
    await setDisabled(db, username, true);
    say(`${username} can no longer sign in.`);
  },
  enable: async (db, username) => {
    await setDisabled(db, username, false);
    say(`${username} can sign in again.`);
  },
  roles: async (db, username, names) => {
    await setRoles(db, username, names);
    say(`${username} has the roles ${names.join(', ')}.`);
  },
  'give-program': async (db, program, [owner = '']) => {
    await giveProgram(db, program, owner);
    say(`${program} belongs to ${owner}, and may do what its roles permit and ${owner} may do.`);
  },
  link: async (db, username, [subject = '', issuer]) => {
    const { disabled, before, ...linked } = await linkSignOn(db, username, subject, issuer);
    say(`${username} signs in as ${subject} at ${linked.issuer}, and no longer as ${before}.`);
    if (!disabled) return;
    const { username: other, name } = disabled;
    say(
      `The account ${other}${name === null ? '' : ` (${name})`} had that subject. It is disabled, and its sessions are ended.`,
    );
    say(
      `If that is another person, take it back: link ${username} ${before}; link ${other} ${subject}; enable ${other}; ` +
        `unlink-person ${username} ${other}`,
    );
  },
  'confirm-person': async (db, username) => {
    const ended = await confirmFromConsole(db, username);
    say(ended.length === 0 ? `Nothing was to be confirmed of ${username}.` : `No longer counts: ${reasonsOf(ended)}.`);
  },
  'link-person': async (db, username, [other = '']) => {
    await linkFromConsole(db, username, other);
    say(`${username} and ${other} count as one person.`);
  },
  'unlink-person': async (db, username, [other = '']) => {
    const because = await unlinkFromConsole(db, username, other);
    say(
      because === undefined
        ? `${username} and ${other} count as two people.`
        : `What linked ${username} and ${other} no longer counts. They still count as one person, because ${because}.`,
    );
  },
  // Nothing but the token, so that a shell can take it: COINOP_TOKEN=$(npm run -s admin -- token …).
  token: async (db, username, [name = '']) => say(await platformToken(db, username, name)),
};

function sayPassword(username: string, password: string): void {
  say(`Sign in as ${username} with this password. It must be changed right after:`);
  say(password);
}

/** Commands that take another name after the username. */
const WITH_ANOTHER = ['token', 'give-program', 'link-person', 'unlink-person'];

/** Commands about no account. */
const WITHOUT_ACCOUNT: Record<string, (db: Database, reason: string) => Promise<void>> = {
  'break-glass': async (db, reason) => {
    const until = await startBreakGlass(db, reason);
    say(
      `Until ${until.toISOString()} one person decides alone. Every screen shows it. To end it sooner: end-break-glass`,
    );
  },
  'end-break-glass': async (db) => {
    await endBreakGlass(db);
    say('The rules that ask for a second person are in force again.');
  },
};

async function main([name = '', username, ...rest]: string[]): Promise<number> {
  const withoutAccount = WITHOUT_ACCOUNT[name];
  if (withoutAccount && rest.length === 0 && (username === undefined) === (name === 'end-break-glass')) {
    return withDatabase((db) => withoutAccount(db, username ?? ''));
  }
  const command = COMMANDS[name];
  const takes =
    name === 'link'
      ? [1, 2].includes(rest.length)
      : WITH_ANOTHER.includes(name)
        ? rest.length === 1
        : rest.length > 0 === (name === 'roles');
  if (!command || !username || !takes) {
    say(USAGE);
    return 2;
  }
  return withDatabase((db) => command(db, username, rest));
}

async function withDatabase(work: (db: Database) => Promise<void>): Promise<number> {
  const { db, close } = await openDatabase(readSettings(process.env));
  try {
    await work(db);
    return 0;
  } finally {
    await close();
  }
}

runCommand(main, 1);
