import { parseArgs } from 'node:util';
import { CONSOLE } from '../domain/actor.ts';
import { counted } from '../domain/words.ts';
import { erasePlayer } from '../players/erase-commands.ts';
import { endFreezesOf } from '../players/freeze-commands.ts';
import { openConsole } from '../start/open-database.ts';
import { readSettings } from '../start/settings.ts';
import { runCommand, say } from './run-command.ts';

// `npm run players`: erases what identifies a player, and ends the freezes of one person, from the server's own console.

const USAGE = `Usage: npm run players -- erase <id>
       npm run players -- unfreeze --frozen-by <username> --since <time> --reason <text>

  erase <id>  removes what identifies the player: e-mail address and name, companies and contacts of withdrawals, the texts of notes,
              the notes of transactions, the texts of lines on statements of the bank. Amounts, steps and books stay. It cannot be undone, and a record that the platform sends
              again does not undo it. Called again, it removes what was left. Refused while the player is under a compliance hold.
  unfreeze    ends all freezes that this administrator began since a time (2026-11-27T10:00:00Z), each with its audit row. Nothing is paid by it.

DATABASE_URL and DATA_DIR name the database, as for the server.`;

async function main([command, ...options]: string[]): Promise<number> {
  if (command === 'unfreeze') return unfreeze(options);
  const [id, ...rest] = options;
  if (command !== 'erase' || !id || rest.length > 0) {
    say(USAGE);
    return 2;
  }
  const { db, close } = await openConsole(readSettings(process.env));
  try {
    const { isNew, withdrawals, notes, transactions, answers, reasons, lines } = await erasePlayer(db, CONSOLE, id);
    if (!isNew && withdrawals + notes + transactions + answers + reasons + lines === 0) {
      say(`Player ${id} had been erased before, and nothing was left.`);
      return 0;
    }
    const parts = [
      counted(withdrawals, 'withdrawal'),
      counted(notes, 'note'),
      counted(transactions, 'transaction'),
      counted(answers, 'kept answer'),
      counted(reasons, 'reason'),
      counted(lines, 'line'),
    ];
    if (isNew) say(`Player ${id} is erased, with what identified them in ${parts.join(', ')}.`);
    else say(`Player ${id} had been erased before. What was left is erased: in ${parts.join(', ')}.`);
    say('Erase the player once more in a minute: a call that was under way may have kept its answer.');
    say('Backups and what was exported before still have the data, and a restored backup has to be erased again.');
    return 0;
  } finally {
    await close();
  }
}

async function unfreeze(options: string[]): Promise<number> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({ args: options, options: { 'frozen-by': text, since: text, reason: text } });
  const { 'frozen-by': username, since: time = '', reason = '' } = values;
  const since = new Date(time);
  if (!username || Number.isNaN(since.getTime()) || reason.trim() === '') {
    say(USAGE);
    return 2;
  }
  const { db, close } = await openConsole(readSettings(process.env));
  try {
    const { ended, failed } = await endFreezesOf(db, CONSOLE, { username, since, reason });
    say(`${counted(ended.length, 'player')} unfrozen.`);
    if (failed.length > 0) say(`Still frozen: ${failed.map(({ playerId }) => playerId).join(', ')}.`);
    return failed.length > 0 ? 1 : 0;
  } finally {
    await close();
  }
}

runCommand(main, 1);
