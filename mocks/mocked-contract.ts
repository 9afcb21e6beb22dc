import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTRACT, contractFiles } from '../openapi/contract-files.ts';
import { inWords } from '../openapi/contract-problem.ts';
import { coreContract } from '../openapi/core-contract.ts';
import { type Contract, readContract } from '../openapi/read-contract.ts';
import { readYaml, yamlProblems } from '../openapi/yaml-problems.ts';
import { type Prism, startPrism } from './prism.ts';

export interface MockedContract {
  /** It has the calls of the specification alone. */
  isCore: boolean;
  contract: Contract;
  prism: Prism;
}

interface ContractFollower {
  /** Takes over the contract as it is saved now; when it is wrong, the one before stays and this throws words about it. */
  reload(): Promise<void>;
  /** Answers with the contract of the moment, which is kept until it has answered. */
  use<T>(answer: (mocked: MockedContract) => Promise<T>): Promise<T>;
}

/** The contract that the mock answers by, or its core. Calls that come before the first one is there wait for it. */
export function contractFollower(isCore: boolean): ContractFollower {
  const first = Promise.withResolvers<void>();
  let current: { mocked: MockedContract; uses: Set<Promise<unknown>> } | undefined;
  return {
    async reload() {
      const before = current;
      current = { mocked: await mockContract(isCore), uses: new Set() };
      first.resolve();
      if (!before) return;
      await Promise.allSettled(before.uses);
      before.mocked.prism.stop();
    },
    async use(answer) {
      await first.promise;
      if (!current) throw new Error('There is no contract yet');
      const { mocked, uses } = current;
      const answered = answer(mocked);
      uses.add(answered);
      return answered.finally(() => uses.delete(answered));
    },
  };
}

/**
 * The contract as it is saved now, and Prism on it. Both read a copy: Prism watches its file and would move to another port when
 * that is saved, and neither may see a half-saved contract or one that the other has not seen.
 */
async function mockContract(isCore: boolean): Promise<MockedContract> {
  const copy = mkdtempSync(join(tmpdir(), 'coinop-mock-'));
  // Not before Prism ends: it falls over when the file that it watches is gone.
  const remove = () => {
    process.off('exit', remove);
    rmSync(copy, { recursive: true, force: true });
  };
  process.once('exit', remove);
  try {
    for (const file of contractFiles()) cpSync(file, join(copy, file), { recursive: true });
    const problems = contractFiles().flatMap((file) => yamlProblems(readYaml(file)));
    if (problems.length > 0) throw new Error(inWords(problems));
    const saved = readContract((file) => readFileSync(join(copy, file), 'utf8'));
    const contract = isCore ? coreContract(saved) : saved;
    // JSON is YAML.
    if (isCore) writeFileSync(join(copy, CONTRACT), JSON.stringify(contract.contract));
    return { isCore, contract, prism: await startPrism('mock', join(copy, CONTRACT), remove) };
  } catch (error) {
    remove();
    throw error;
  }
}
