import { failureText } from '../startup-failure.ts';

/**
 * Runs a command of the console with its arguments and ends the process: with what `main` resolves with (0 when all is well, 1 when it
 * found something wrong, 2 when it was called wrongly), or with 2 and one line of words when it rejects.
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
