import { hasEmbedded } from '../db/connection/connect.ts';
import { openDatabase } from './open-database.ts';
import { readSettings } from './settings.ts';

// Creates the embedded database with the demo's data if the settings ask for one and there is none, while the portal is
// being built: see build-portal.ts, with whose process this one ends.

process.once('disconnect', () => process.exit(1));
const settings = readSettings(process.env);
if (settings.databaseUrl === undefined && !hasEmbedded(settings.dataDir)) {
  const { close } = await openDatabase(settings, (line) => void process.stdout.write(`${line}\n`));
  await close();
}
process.exit(0);
