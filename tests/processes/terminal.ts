import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

/** What a program prints that goes on until Ctrl-C. */
const READY = /\bis ready at |Ctrl-C ends it\.|Local: +http/;

export interface Ran {
  /** Null while a program of the block is still running. */
  code: number | null;
  output: string;
}

/** A terminal to paste commands into. */
export class Terminal {
  readonly #folder: string;
  readonly #env: NodeJS.ProcessEnv;
  #running: { child: ChildProcess; output: () => string }[] = [];

  constructor(folder: string, env: NodeJS.ProcessEnv) {
    this.#folder = folder;
    this.#env = env;
  }

  /** Runs commands until they end or a program is ready that goes on. The first one that fails ends them. */
  async run(commands: string): Promise<Ran> {
    // A process group of its own, as a terminal gives it, so that Ctrl-C reaches all of its programs.
    const child = spawn('sh', ['-e', '-c', commands], {
      cwd: this.#folder,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let text = '';
    const isReady = new Promise<null>((resolve) => {
      for (const stream of [child.stdout, child.stderr]) {
        stream.on('data', (chunk) => {
          text += chunk;
          if (READY.test(text)) resolve(null);
        });
      }
    });
    const running = { child, output: () => text };
    this.#running.push(running);
    const code = await Promise.race([once(child, 'close').then(([ended]) => Number(ended ?? 1)), isReady]);
    if (code !== null) this.#running = this.#running.filter((one) => one !== running);
    return { code, output: text };
  }

  /** Ends the programs that are running, the newest first. @returns what they printed */
  async interrupt(signal: NodeJS.Signals = 'SIGINT'): Promise<string[]> {
    const ended: string[] = [];
    for (const { child, output } of this.#running.splice(0).reverse()) {
      const closed = once(child, 'close');
      process.kill(-(child.pid ?? 0), signal);
      await closed;
      ended.push(output());
    }
    return ended;
  }
}
