import { type ChildProcess, spawn } from 'node:child_process';

export interface Prism {
  /** Without a slash at the end. */
  origin: string;
  stop(): void;
}

/**
 * Prism on a contract and a free port, once it listens: `mock` answers with the examples, `proxy` passes on to a server
 * and holds what both say against the contract. It ends with this process.
 *
 * @param ended is called once it was stopped
 */
export function startPrism(
  command: 'mock' | 'proxy',
  contract: string,
  ended: () => void,
  ...options: string[]
): Promise<Prism> {
  return new Promise((resolve, reject) => {
    const child: ChildProcess = spawn(
      'prism',
      [command, '--host', '127.0.0.1', '--port', '0', contract, ...options],
      // Its own log is a line a call, which nobody reads.
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NO_COLOR: '1' } },
    );
    const stop = () => {
      process.off('exit', stop);
      child.removeAllListeners('exit').once('exit', ended);
      child.kill();
    };
    process.once('exit', stop);
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const origin = /Prism is listening on (http:\S+)/.exec(output)?.[1];
      if (!origin) return;
      child.stdout?.removeAllListeners('data').resume();
      resolve({ origin, stop });
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Prism ended with code ${code}:\n${output}`)));
  });
}
