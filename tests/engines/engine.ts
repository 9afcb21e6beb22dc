/** What the journeys need of a browser engine, however it is driven. */
export interface Engine {
  /** A page in a profile that holds nothing. */
  open(): Promise<EnginePage>;
  close(): Promise<void>;
}

export interface EnginePage {
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Runs in the page, which sees the arguments and nothing else of the test, and resolves with its JSON. */
  evaluate<Args extends unknown[], Result>(script: (...args: Args) => Result, ...args: Args): Promise<Awaited<Result>>;
  /** The element that the script finds in the page. */
  find<Args extends unknown[]>(script: (...args: Args) => HTMLElement | null, ...args: Args): Promise<Found | null>;
  /** Key by key, to whatever has the focus. */
  type(keys: string): Promise<void>;
  /** Part by part: month, day, year, and so on. Some engines go on to the next part by themselves when one is full. */
  typeDate(parts: string[]): Promise<void>;
  /** Events that must not happen: errors on the console, and requests to another origin. */
  faults(origin: string): string[];
  close(): Promise<void>;
}

export interface Found {
  /** Its middle, as a mouse does. */
  press(): Promise<void>;
  focus(): Promise<void>;
}
