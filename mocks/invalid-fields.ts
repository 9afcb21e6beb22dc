import { type Contract, node, type Operation } from '../openapi/read-contract.ts';

// A 422 names fields of the call that it answers.

interface Violation {
  location: string[];
  severity: string;
  message: string;
}

const refusal = (errors: { path: string; message: string }[]) => ({
  message: `${errors.map(({ path, message }) => `${path} ${message}`).join('; ')}.`,
  code: 'invalid_input',
  errors,
});

/** What Prism found wrong with a request, in the contract's words; undefined when it found nothing. */
export function refusedFields(violations: string | null): object | undefined {
  if (!violations?.startsWith('[')) return undefined;
  const wrong = (JSON.parse(violations) as Violation[]).filter(
    ({ location, severity }) => location[0] === 'request' && severity === 'Error',
  );
  if (wrong.length === 0) return undefined;
  return refusal(
    wrong.map(({ location, message }) => {
      const [, lacking] = /required property '(.+)'/.exec(message) ?? [];
      if (lacking) return { path: [...location.slice(2), lacking].join('.'), message: 'is required' };
      const path = location.slice(2).join('.') || 'body';
      // Prism's sentence begins with the field, more or less.
      return { path, message: /must .*$/.exec(message)?.[0] ?? 'is not valid' };
    }),
  );
}

/** The names of what a call takes: of its body first, then of its query and path; of its headers where it takes nothing else. */
function fieldsOf(contract: Pick<Contract, 'mediaTypes' | 'follow'>, { operationId, parameters }: Operation): string[] {
  const body = contract.mediaTypes.find(({ where }) => where === `${operationId} request`);
  const properties = Object.keys(node(contract.follow(body?.schema).properties));
  const [headers, others] = [true, false].map((wanted) =>
    parameters.filter((one) => (one.in === 'header') === wanted).map(({ name }) => String(name)),
  ) as [string[], string[]];
  const fields = [...properties, ...others];
  return fields.length > 0 ? fields : headers;
}

/** Whether an example of a 422 is about fields that the call has. */
export function isAboutFields(
  contract: Pick<Contract, 'mediaTypes' | 'follow'>,
  operation: Operation,
  example: unknown,
): boolean {
  const errors = (node(example).errors ?? []) as { path: string }[];
  const fields = fieldsOf(contract, operation);
  return errors.every(({ path }) => fields.includes(path.split(/[.[]/)[0] ?? ''));
}

/** The 422 of a call: the first of the contract's examples that is about fields of it, or else words about its first field. */
export function invalidFields(contract: Contract, operation: Operation): object {
  const examples = contract.mediaTypes.find(({ where }) => where === `${operation.operationId} 422`)?.examples ?? {};
  const fitting = Object.values(examples).find(({ value }) => isAboutFields(contract, operation, value));
  return fitting
    ? node(fitting.value)
    : refusal([{ path: fieldsOf(contract, operation)[0] ?? 'body', message: 'is not valid' }]);
}
