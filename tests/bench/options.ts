/** Options of the benchmarks: `npm run bench -- lists --rows 1000000 --full`. Each benchmark uses those that apply to it. */
export interface BenchOptions {
  /** Database sizes, in transactions. */
  rows?: number[] | undefined;
  /** Sizes of the embedded databases, in transactions. */
  embedded?: number[] | undefined;
  /** With ten million rows. */
  full?: boolean | undefined;
  /** Duration of the load. */
  seconds?: number | undefined;
  /** Number of administrators at work at once. */
  sessions?: number | undefined;
}
