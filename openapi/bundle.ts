import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BUNDLE, bundledContract } from './bundle-contract.ts';
import * as contract from './contract.ts';

// `npm run bundle [file]`: writes the contract with its examples into one file, by default where the build puts it.

const target = process.argv[2] ?? `dist/${BUNDLE}`;
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, bundledContract(contract));
process.stdout.write(`${target} is the whole contract, in one file.\n`);
