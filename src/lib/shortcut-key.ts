type Pressed = Pick<KeyboardEvent, 'key' | 'code'>;

/**
 * The character of a key for a shortcut, in lower case. Where a keyboard's letters are not Latin (Cyrillic, Greek, Hebrew), it is the Latin
 * letter that has the key's place.
 */
export function shortcutKey({ key, code }: Pressed): string {
  const isOther = /^\p{L}$/u.test(key) && !/\p{Script=Latin}/u.test(key);
  const place = isOther ? /^Key([A-Z])$/.exec(code)?.[1] : undefined;
  return (place ?? key).toLowerCase();
}
