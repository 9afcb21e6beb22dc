import type { ZodType } from 'zod';
import * as validators from './generated/validators.ts';

// The package's third entry, for validating answers at run time. It requires zod.
export * from './generated/validators.ts';

const schemas = validators as unknown as Record<string, ZodType | undefined>;

/**
 * Validates the answers of a client: `createClient({ baseUrl, validate })`.
 *
 * @throws ZodError when an answer does not match the contract
 */
export function validate(operation: string, answer: unknown): void {
  schemas[`${operation[0]?.toUpperCase()}${operation.slice(1)}Response`]?.parse(answer);
}
