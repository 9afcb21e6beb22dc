/** 'pending_review' and 'pendingReview' become 'Pending review'; for words of the API that no table knows. */
export function humanise(word: string): string {
  const words = word
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[_\-\s]+/g, ' ')
    .trim()
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** 'currency_send' becomes 'Currency Send': how a type of transaction is called, in the list as in the feed. */
export function titled(word: string): string {
  return humanise(word).replace(/ \p{Ll}/gu, (start) => start.toUpperCase());
}

/**
 * A text of unknown origin, to stand within a sentence: what it holds of marks that turn the direction of writing ends with it.
 * Any other text stays as it is.
 */
export function isolated(text: string): string {
  if (!/[\u202a-\u202e\u2066-\u2069]/.test(text)) return text;
  let open = 0;
  // An end without a beginning would end the isolation itself.
  const balanced = text.replace(/[\u2066-\u2069]/g, (mark) => {
    if (mark !== '\u2069') open += 1;
    else if (open === 0) return '';
    else open -= 1;
    return mark;
  });
  return `\u2068${balanced}${'\u2069'.repeat(open + 1)}`;
}

/** A name as part of a sentence: at most 60 characters of it, isolated. */
export function shortened(name: string): string {
  const letters = [...name];
  return isolated(letters.length > 60 ? `${letters.slice(0, 59).join('')}…` : name);
}
