/**
 * The first key that an object has twice, in a text that is valid JSON; undefined when none has. Of two values the parser takes the last,
 * and a program in front of this server may have looked at the first.
 */
export function duplicateKey(json: string): string | undefined {
  /** The keys of each object that is open; undefined for an array. */
  const open: (Set<string> | undefined)[] = [];
  // Outside of texts nothing else matters; a text before a colon is a key.
  for (const [token, , colon] of json.matchAll(/"(?:[^"\\]|\\.)*"(\s*)(:)?|[[\]{}]/g)) {
    if (token === '{') open.push(new Set());
    else if (token === '[') open.push(undefined);
    else if (token === '}' || token === ']') open.pop();
    else if (colon !== undefined) {
      // Escapes are letters in disguise: "\u0061" is "a".
      const key: string = JSON.parse(token.slice(0, -1));
      const keys = open.at(-1);
      if (keys?.has(key)) return key;
      keys?.add(key);
    }
  }
  return undefined;
}
