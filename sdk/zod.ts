import type { ZodType } from 'zod';
import * as validators from './generated/validators.ts';

// The package's third entry, for checking answers while a program runs. It needs zod.
export * from './generated/validators.ts';

const schemas = validators as unknown as Record<string, ZodType | undefined>;

/**
 * Checks the answers of a client: `createClient({ baseUrl, validate })`.
 *
 * @throws ZodError when an answer is not as the contract says
 */
export function validate(operation: string, answer: unknown): void {
  schemas[`${operation[0]?.toUpperCase()}${operation.slice(1)}Response`]?.parse(answer);
}
