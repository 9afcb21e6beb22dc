/** Nine digits or more, together or in groups. */
const DIGITS = /\d(?:[ .-]?\d){8,}/;
/** Country, two check digits, and eleven letters and digits or more, together or in groups. */
const IBAN = /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]){11,30}\b/i;

/** Whether a text has something in it that could be the whole number of an account or of a card. No such text is stored. */
export const hasAccountNumber = (text: string): boolean => DIGITS.test(text) || IBAN.test(text);
