/**
 * Replaces the only occurrence of the pattern in the text.
 *
 * @throws Error unless there is exactly one: the page has changed, and the build must change with it
 */
export function replaceOnce(text: string, pattern: string | RegExp, replacement: string): string {
  const found =
    typeof pattern === 'string' ? text.split(pattern).length - 1 : [...text.matchAll(new RegExp(pattern, 'g'))].length;
  if (found !== 1) throw new Error(`The page has ${pattern} ${found} times instead of once.`);
  return text.replace(pattern, () => replacement);
}
