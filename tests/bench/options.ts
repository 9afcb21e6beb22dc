/** What a benchmark can be asked for; `npm run bench -- lists --rows 1000000 --full`. Each takes what concerns it. */
export interface BenchOptions {
  /** Sizes of the databases, transactions. */
  rows?: number[] | undefined;
  /** Sizes of the embedded databases, transactions. */
  embedded?: number[] | undefined;
  /** With ten million rows. */
  full?: boolean | undefined;
  /** Ten minutes under load, and whether memory grows; instead of the other loads. */
  soak?: boolean | undefined;
  /** How long load lasts. */
  seconds?: number | undefined;
  /** How many administrators are at work at once. */
  sessions?: number | undefined;
}
