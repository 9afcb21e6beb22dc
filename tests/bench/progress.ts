/** Prints the current step to standard error, while the tables go to standard output: some steps take minutes. */
export function progress(text: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
}
