import fs from 'node:fs';
import promises from 'node:fs/promises';
import { Readable } from 'node:stream';

const real = { open: promises.open, mkdir: promises.mkdir, createReadStream: fs.createReadStream };

/** Files under this path are simulated, for whoever is inside of a machine. */
export const SIMULATED_DISK = '/simulated';

/** The disk with the file of exported heads, in memory. It outlives every process. */
export class Files {
  readonly #content = new Map<string, Buffer>();
  readonly #isSimulated: () => boolean;

  constructor(isSimulated: () => boolean) {
    this.#isSimulated = isSimulated;
  }

  content(path: string): Buffer {
    return this.#content.get(path) ?? Buffer.alloc(0);
  }

  /** @returns a function that puts back what Node.js gives */
  install(): () => void {
    const isHere = (path: unknown): path is string =>
      typeof path === 'string' && path.startsWith(SIMULATED_DISK) && this.#isSimulated();
    const opened = (path: string) => ({
      stat: async () => ({ size: this.content(path).length }),
      read: async (into: Buffer, offset: number, length: number, position: number) => {
        this.content(path).copy(into, offset, position, position + length);
        return { buffer: into, bytesRead: length };
      },
      write: async (text: string) =>
        void this.#content.set(path, Buffer.concat([this.content(path), Buffer.from(text)])),
      sync: async () => {},
      close: async () => {},
    });
    Object.assign(promises, {
      open: async (path: string, flags: string) => (isHere(path) ? opened(path) : real.open(path, flags)),
      mkdir: async (path: string, options: object) => (isHere(path) ? undefined : real.mkdir(path, options)),
    });
    Object.assign(fs, {
      createReadStream: (path: string) =>
        isHere(path) ? Readable.from([this.content(path)]) : real.createReadStream(path),
    });
    return () => {
      Object.assign(promises, { open: real.open, mkdir: real.mkdir });
      Object.assign(fs, { createReadStream: real.createReadStream });
    };
  }
}
