/** In words, the names that the contract allows, for administrators and service accounts alike. */
export const NAME_RULE = '2 to 100 letters, digits, dots, dashes or underscores';

/** The field for such a name. */
export const ACCOUNT_NAME = { autoCapitalize: 'none', spellCheck: false, autoComplete: 'off' } as const;
