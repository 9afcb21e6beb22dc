/**
 * Codes of returns that are about the account: paying the same account again would come back again, or reach somebody else. Nacha's
 * (R…) and those of ISO 20022.
 */
const ABOUT_THE_ACCOUNT: ReadonlySet<string> = new Set([
  ...['R02', 'R03', 'R04', 'R12', 'R13', 'R14', 'R15', 'R16', 'R17', 'R20', 'R28'],
  ...[
    'AC01',
    'AC02',
    'AC03',
    'AC04',
    'AC05',
    'AC06',
    'AC07',
    'AC15',
    'AC16',
    'AG01',
    'BE01',
    'MD07',
    'RC01',
    'RC03',
    'RC04',
  ],
]);

const CODE = /^\s*([A-Z]{1,2}\d{2})\b/i;

/** The code at the beginning of a bank's words, as in "R03 No account"; undefined when there is none. */
export const returnCodeIn = (words: string): string | undefined => CODE.exec(words)?.[1]?.toUpperCase();

/** Whether a return with this code says that the account cannot be paid. */
export const isAboutTheAccount = (code: string | null): code is string => code !== null && ABOUT_THE_ACCOUNT.has(code);
