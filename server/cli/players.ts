import { CONSOLE } from '../domain/actor.ts';
import { counted } from '../domain/words.ts';
import { erasePlayer } from '../players/erase-commands.ts';
import { openConsole } from '../start/open-database.ts';
import { readSettings } from '../start/settings.ts';
import { runCommand, say } from './run-command.ts';

// `npm run players -- erase <id>`: erases what identifies a player, from the server's own console.

const USAGE = `Usage: npm run players -- erase <id>

  erase <id>  removes what identifies the player: e-mail address and name, companies and contacts of withdrawals, the texts of notes.
              Amounts, steps and books stay. It cannot be undone, and a record that the platform sends again does not undo it. Refused
              while the player is under a compliance hold.

DATABASE_URL and DATA_DIR name the database, as for the server.`;

async function main([command, id, ...rest]: string[]): Promise<number> {
  if (command !== 'erase' || !id || rest.length > 0) {
    say(USAGE);
    return 2;
  }
  const { db, close } = await openConsole(readSettings(process.env));
  try {
    const { isNew, withdrawals, notes, answers } = await erasePlayer(db, CONSOLE, id);
    if (!isNew) {
      say(`Player ${id} had been erased before.`);
      return 0;
    }
    const parts = [counted(withdrawals, 'withdrawal'), counted(notes, 'note'), counted(answers, 'kept answer')];
    say(`Player ${id} is erased, with what identified them in ${parts.join(', ')}.`);
    say('Backups and what was exported before still have the data, and a restored backup has to be erased again.');
    return 0;
  } finally {
    await close();
  }
}

runCommand(main, 1);
