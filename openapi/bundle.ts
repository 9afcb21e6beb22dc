import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { BUNDLE, bundledContract, CORE_BUNDLE } from './bundle-contract.ts';
import * as contract from './contract.ts';
import { coreContract } from './core-contract.ts';

// `npm run bundle [file]`: writes the contract with its examples into one file, by default where the build puts it; with
// `-- --core`, the calls of the specification alone.

const { positionals, values } = parseArgs({ allowPositionals: true, options: { core: { type: 'boolean' } } });
const target = positionals[0] ?? `dist/${values.core ? CORE_BUNDLE : BUNDLE}`;
mkdirSync(dirname(target), { recursive: true });
writeFileSync(target, bundledContract(values.core ? coreContract(contract) : contract));
const subject = values.core ? 'the contract of the specification alone' : 'the whole contract';
process.stdout.write(`${target} is ${subject}, in one file.\n`);
