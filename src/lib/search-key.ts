/** Marks over and under letters, and what is not seen: soft hyphens, and characters of no width or that turn the writing direction. */
const DROPPED = /[\u0300-\u036f\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const SAME: Record<string, string> = { ß: 'ss', ς: 'σ', ı: 'i' };

/**
 * A text as a search compares it: without case, marks and compatibility forms. Made here for stored rows and for searches, so that no database's locale decides
 * what is found. Stored keys depend on it: a change has to make them all anew.
 */
export const searchKey = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(DROPPED, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ßςı]/g, (letter) => SAME[letter] ?? letter);
