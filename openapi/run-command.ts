import { spawn } from 'node:child_process';

export interface CommandResult {
  /** Null when a signal ended the process. */
  code: number | null;
  stdout: string;
  stderr: string;
}

/**
 * Runs a program and resolves with its output, whatever its exit code.
 * @throws Error when it cannot be started, and AbortError once the signal is aborted
 */
export function runCommand(
  command: string,
  args: string[],
  { env = {}, signal }: { env?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<CommandResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(signal && { signal }),
    });
    const result: CommandResult = { code: null, stdout: '', stderr: '' };
    child.stdout.setEncoding('utf8').on('data', (text) => {
      result.stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text) => {
      result.stderr += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ ...result, code }));
  });
}
