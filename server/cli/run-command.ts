import { printable } from '../domain/words.ts';
import { goThroughProxy } from '../start/outgoing-proxy.ts';
import { failureText } from '../start/startup-failure.ts';

/**
 * Runs a command of the console with its arguments and ends the process with the exit code that `main` resolves with.
 *
 * @param failureCode the exit code when `main` rejects; the reason is then written as one line: 2 where 1 says that something is wrong
 */
export function runCommand(
  main: (args: string[]) => Promise<number>,
  failureCode: 1 | 2,
  reasonOf: (error: unknown) => string = failureText,
): void {
  const run = async () => {
    goThroughProxy(process.env);
    return main(process.argv.slice(2));
  };
  run().then(
    (code) => process.exit(code),
    (error: unknown) => {
      process.stderr.write(`${printableLines(reasonOf(error))}\n`);
      process.exit(failureCode);
    },
  );
}

/** Texts of the database may have anything in them. */
const printableLines = (text: string): string => text.split('\n').map(printable).join('\n');

export const say = (text: string): void => void process.stdout.write(`${printableLines(text)}\n`);
