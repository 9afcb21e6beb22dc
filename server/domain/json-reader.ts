/** Text that is not JSON, or JSON that exceeds a limit; the message continues "The body …" or "The line …". */
export class UnreadableJson extends Error {}

/** Far more than any request of the contract needs. */
const MAX_DEPTH = 20;
const MAX_FIELDS = 1_000;
const MAX_ENTRIES = 5_000;

const NOT_JSON = 'is not valid JSON';
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const LITERALS: Readonly<Record<string, [text: string, value: unknown]>> = {
  t: ['true', true],
  f: ['false', false],
  n: ['null', null],
};
const [QUOTE, BACKSLASH, SPACE] = [34, 92, 32];

interface Open {
  /** An object or an array. */
  value: Record<string, unknown> | unknown[];
  size: number;
  /** Of the field whose value is being read. */
  key: string;
}

/**
 * Reads JSON a slice at a time, so that nobody waits for a large body. Unlike JSON.parse it refuses a key that is there
 * twice (a program in front of this server may have checked the first), and stops at the first that is too deep or too many.
 */
export class JsonReader {
  readonly #text: string;
  readonly #open: Open[] = [];
  #at = 0;
  /** The element that may come next. */
  #expects: 'value' | 'first entry' | 'key' | 'first key' | 'colon' | 'comma' | 'end' = 'value';
  /** The parts of a string that is not at its end yet. */
  #parts: string[] | undefined;
  #value: unknown;

  constructor(text: string) {
    this.#text = text;
  }

  /** The value, once `readOn` has returned true. */
  get value(): unknown {
    return this.#value;
  }

  /**
   * Reads at most about so many characters more.
   *
   * @returns whether it has reached the end
   * @throws UnreadableJson
   */
  readOn(characters = Number.POSITIVE_INFINITY): boolean {
    const end = Math.min(this.#text.length, this.#at + characters);
    while (this.#at < end) {
      if (this.#parts) this.#readString(this.#parts, end);
      else if (!this.#skipSpace()) this.#readToken();
    }
    if (end < this.#text.length) return false;
    if (this.#parts || this.#expects !== 'end') throw new UnreadableJson(NOT_JSON);
    return true;
  }

  #skipSpace(): boolean {
    const code = this.#text.charCodeAt(this.#at);
    const isSpace = code === SPACE || code === 10 || code === 13 || code === 9;
    if (isSpace) this.#at += 1;
    return isSpace;
  }

  #readToken(): void {
    const token = this.#text[this.#at] as string;
    const expects = this.#expects;
    if (token === '"' && expects !== 'colon' && expects !== 'comma' && expects !== 'end') {
      this.#at += 1;
      this.#parts = [];
    } else if (token === ':' && expects === 'colon') {
      this.#at += 1;
      this.#expects = 'value';
    } else if (token === ',' && expects === 'comma') {
      this.#at += 1;
      this.#expects = Array.isArray(this.#open.at(-1)?.value) ? 'value' : 'key';
    } else if (token === ']' || token === '}') this.#close(token);
    else if (expects !== 'value' && expects !== 'first entry') throw new UnreadableJson(NOT_JSON);
    else if (token === '{' || token === '[') this.#begin(token === '{' ? {} : []);
    else this.#take(this.#numberOrLiteral(token));
  }

  #begin(value: Open['value']): void {
    if (this.#open.length === MAX_DEPTH) throw new UnreadableJson(`is nested more than ${MAX_DEPTH} levels deep`);
    this.#at += 1;
    this.#open.push({ value, size: 0, key: '' });
    this.#expects = Array.isArray(value) ? 'first entry' : 'first key';
  }

  #close(token: string): void {
    const { value } = this.#open.pop() ?? {};
    const first = Array.isArray(value) ? 'first entry' : 'first key';
    const fits = value !== undefined && Array.isArray(value) === (token === ']');
    if (!fits || (this.#expects !== 'comma' && this.#expects !== first)) throw new UnreadableJson(NOT_JSON);
    this.#at += 1;
    this.#take(value);
  }

  #numberOrLiteral(token: string): unknown {
    const [text, value] = LITERALS[token] ?? ['', undefined];
    if (text !== '' && this.#text.startsWith(text, this.#at)) {
      this.#at += text.length;
      return value;
    }
    NUMBER.lastIndex = this.#at;
    const [number] = NUMBER.exec(this.#text) ?? [];
    if (number === undefined) throw new UnreadableJson(NOT_JSON);
    this.#at += number.length;
    return Number(number);
  }

  /** Reads on in a string, to its end or that of the slice. */
  #readString(parts: string[], end: number): void {
    const from = this.#at;
    let at = from;
    let hasEscapes = false;
    let code = 0;
    for (; at < end; at += 1) {
      code = this.#text.charCodeAt(at);
      if (code === QUOTE) break;
      if (code < SPACE) throw new UnreadableJson(NOT_JSON);
      if (code !== BACKSLASH) continue;
      hasEscapes = true;
      // Past the whole escape, so that a slice never ends within one.
      at += this.#text[at + 1] === 'u' ? 5 : 1;
    }
    const part = this.#text.slice(from, at);
    parts.push(hasEscapes ? unescaped(part) : part);
    this.#at = at;
    if (at >= end || code !== QUOTE) return;
    this.#at += 1;
    this.#parts = undefined;
    const text = parts.length === 1 ? (parts[0] as string) : parts.join('');
    if (this.#expects === 'key' || this.#expects === 'first key') this.#takeKey(text);
    else this.#take(text);
  }

  #takeKey(key: string): void {
    const { value } = this.#open.at(-1) as Open;
    if (Object.hasOwn(value, key)) throw new RepeatedKey(key);
    (this.#open.at(-1) as Open).key = key;
    this.#expects = 'colon';
  }

  /** Puts a value where it belongs. */
  #take(value: unknown): void {
    const open = this.#open.at(-1);
    this.#expects = open ? 'comma' : 'end';
    if (!open) {
      this.#value = value;
      return;
    }
    open.size += 1;
    if (Array.isArray(open.value)) {
      if (open.size > MAX_ENTRIES) throw new UnreadableJson(`has a list of more than ${grouped(MAX_ENTRIES)} entries`);
      open.value.push(value);
    } else {
      if (open.size > MAX_FIELDS)
        throw new UnreadableJson(`has an object with more than ${grouped(MAX_FIELDS)} fields`);
      // By assignment, the key __proto__ would set the prototype.
      if (open.key !== '__proto__') open.value[open.key] = value;
      else Object.defineProperty(open.value, open.key, { value, enumerable: true, writable: true, configurable: true });
    }
  }
}

/** A key that is there twice in one object. */
export class RepeatedKey extends UnreadableJson {
  readonly key: string;
  constructor(key: string) {
    super('has a field twice');
    this.key = key;
  }
}

const grouped = (count: number) => count.toLocaleString('en-US');

function unescaped(part: string): string {
  try {
    return JSON.parse(`"${part}"`);
  } catch {
    throw new UnreadableJson(NOT_JSON);
  }
}
