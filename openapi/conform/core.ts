import { contract, follow } from '../contract.ts';
import { coreContract } from '../core-contract.ts';

/** The contract of the working copy, without extensions. The packed program reads that of its package instead: sdk/conform-core.ts. */
export const coreToJudgeBy = () => coreContract({ contract, follow });
