/** Says on standard error what is done now, beside the tables on standard output: some steps take minutes. */
export function progress(text: string): void {
  process.stderr.write(`${new Date().toISOString().slice(11, 19)} ${text}\n`);
}
