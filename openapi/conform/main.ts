import { contract, follow } from '../contract.ts';
import { coreContract } from '../core-contract.ts';
import { runConform } from './command.ts';

// `npm run conform`; sdk/conform.ts is the same program in the package.

runConform('npm run conform --', coreContract({ contract, follow }));
