/** The contract's `PlatformId`: of players, items and transactions. */
const PLATFORM_ID = /^[A-Za-z0-9][A-Za-z0-9._:|@~+=-]{0,127}$/;
/** The contract's `Id`: of everything else. */
const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The rule for an id, in words, by its pattern in the contract. */
export const ID_RULES: ReadonlyMap<string, string> = new Map([
  [String(PLATFORM_ID), '1 to 128 letters, digits or . _ : | @ ~ + = -, beginning with a letter or digit'],
  [String(ID), '1 to 64 letters, digits, _ or -'],
]);

export const isRecordId = (value: unknown): value is string =>
  typeof value === 'string' && (PLATFORM_ID.test(value) || ID.test(value));
