import { type ChildProcess, spawn } from 'node:child_process';

// `npm run dev`: the server, which starts again after every change of its sources, and Vite's for the portal. When one
// of the two ends, so does the other.

const start = (command: string, args: string[]) => spawn(command, args, { stdio: 'inherit' });
process.env.DRAIN_SECONDS ??= '0';
const programs: ChildProcess[] = [
  start(process.execPath, ['--import', './server/start/quick-loading.ts', '--watch', 'server/main.ts']),
  start('vite', []),
];

const stop = () => {
  for (const program of programs) program.kill();
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, stop);
for (const program of programs) {
  program.once('exit', (code) => {
    process.exitCode ||= code ?? 0;
    stop();
  });
}
