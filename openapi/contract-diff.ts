import { contractDiff } from './diff/compare.ts';

// `npm run contract:diff [git ref]`: how the contract changed since a commit, and who is affected; exits with 1 when a
// change is breaking. With `--ci` (part of `npm run static`) breaking and additive changes pass once they are
// announced, and a clone without a commit to compare with passes too.

// The reader of the pipe may close it early, as `| head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  const { code, output } = contractDiff(process.argv.slice(2));
  (code === 2 ? process.stderr : process.stdout).write(output);
  process.exitCode = code;
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 2;
}
