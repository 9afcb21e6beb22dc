import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export interface Prism {
  /** Without a slash at the end. */
  origin: string;
  stop(): void;
}

/**
 * Prism on the contract and a free port, once it listens: `mock` answers with the examples, `proxy` passes on to a server
 * and holds what both say against the contract.
 */
export function startPrism(command: 'mock' | 'proxy', ...options: string[]): Promise<Prism> {
  return new Promise((resolve, reject) => {
    const contract = fileURLToPath(new URL('../openapi/admin-api.yaml', import.meta.url));
    const child: ChildProcess = spawn(
      'prism',
      [command, '--host', '127.0.0.1', '--port', '0', contract, ...options],
      // Its own log is a line a call, which nobody reads.
      { stdio: ['ignore', 'pipe', 'inherit'], env: { ...process.env, NO_COLOR: '1' } },
    );
    let output = '';
    child.stdout?.on('data', (chunk) => {
      output += chunk;
      const origin = /Prism is listening on (http:\S+)/.exec(output)?.[1];
      if (!origin) return;
      child.stdout?.removeAllListeners('data').resume();
      resolve({
        origin,
        stop: () => {
          child.removeAllListeners('exit');
          child.kill();
        },
      });
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`Prism ended with code ${code}:\n${output}`)));
  });
}
