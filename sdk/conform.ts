import { readFileSync } from 'node:fs';
import { runConform } from '../openapi/conform/command.ts';
import { readContract } from '../openapi/read-contract.ts';

// The program `coinop-conform` of the package, in one file with the portal's reader of answers: it judges by the core.yaml beside it.

const core = readFileSync(new URL('core.yaml', import.meta.url), 'utf8');
runConform(
  'npx coinop-conform',
  readContract(() => core),
);
