/** The parts of an operation that say who may make the call. */
interface Rights {
  'x-permission'?: string;
  'x-permission-or'?: string;
  'x-permission-reason'?: string;
  'x-step-up'?: number;
  'x-step-up-when'?: string;
}

/** The permission and the second factor that a caller needs, as sentences for the doc comments of the package. */
export function rightsOf(operation: object): string[] {
  const { 'x-permission': permission = 'none', ...rights } = operation as Rights;
  const { 'x-permission-or': or, 'x-step-up': seconds, 'x-step-up-when': when } = rights;
  const either = or ? ` or \`${or}\`` : '';
  const needed = [permission === 'none' ? 'Needs no permission.' : `Needs the permission \`${permission}\`${either}.`];
  if (seconds !== undefined) {
    needed.push(
      `Asks for a second factor that was shown within the last ${seconds} seconds (\`onStepUp\`)${when ? `: ${when}` : ''}.`,
    );
  }
  return needed;
}
