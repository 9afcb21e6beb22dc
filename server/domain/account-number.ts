/** Nine digits or more, together or in groups. */
const DIGITS = /\d(?:[ .-]?\d){8,}/;
/** Country, two check digits, and eleven letters and digits or more, together or in groups. */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/i;

/** Whether a text contains what may be the full number of an account or card. Such texts are never stored. */
export const hasAccountNumber = (text: string): boolean => DIGITS.test(text) || IBAN.test(text);
