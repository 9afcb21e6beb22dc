const KEY = 'coinop.for-spreadsheets';

let isChosen = read();

/** Whether exports keep long numbers, and those that begin with zeros, as texts. */
export const isForSpreadsheets = (): boolean => isChosen;

/** The same as a query parameter of an export. */
export const spreadsheetParam = (): { for_spreadsheets?: 'true' } => (isChosen ? { for_spreadsheets: 'true' } : {});

/** The choice stays in this browser. */
export function chooseSpreadsheets(chosen: boolean): void {
  isChosen = chosen;
  try {
    if (chosen) localStorage.setItem(KEY, 'true');
    else localStorage.removeItem(KEY);
  } catch {
    // A browser without storage keeps it until the page is left.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'true';
  } catch {
    return false;
  }
}
