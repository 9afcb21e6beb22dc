/**
 * The first key that occurs twice in an object, in a text that is valid JSON; undefined when there is none. JSON.parse
 * takes the last value, while a program in front of this server may have checked the first.
 */
export function duplicateKey(json: string): string | undefined {
  /** The keys of each open object; undefined for an array. */
  const open: (Set<string> | undefined)[] = [];
  // Only strings and brackets matter; a string followed by a colon is a key.
  for (const [token, , colon] of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*)(:)?|[[\]{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (colon !== undefined) {
      // Escaped and plain spellings are the same key: "\u0061" is "a".
      const key: string = JSON.parse(token.slice(0, -1));
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}
