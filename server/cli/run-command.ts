import { failureText } from '../startup-failure.ts';

/**
 * Runs a console command and exits with the code that `main` resolves with (0: all is well, 1: it found a problem, 2:
 * wrong usage). When `main` rejects, prints one line and exits with 2.
 */
export function runCommand(
  main: (args: string[]) => Promise<number>,
  reasonOf: (error: unknown) => string = failureText,
): void {
  main(process.argv.slice(2)).then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${reasonOf(error)}\n`);
      process.exit(2);
    },
  );
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
