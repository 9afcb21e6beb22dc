import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

// Figures from Linux's /proc; NaN on other systems.

const TICKS_A_SECOND = 100;

/** Resident memory in megabytes: the current value, and the peak since the start or since `forgetPeak`. */
export function memoryOf(pid: number): { nowMb: number; peakMb: number } {
  const text = read(`/proc/${pid}/status`);
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { nowMb: kilobytes('VmRSS') / 1024, peakMb: kilobytes('VmHWM') / 1024 };
}

export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Without it, the peak counts from the start of the process.
  }
}

/** CPU seconds of a single process. */
export function cpuSecondsOf(pid: number): number {
  const [user = Number.NaN, system = Number.NaN] = timesOf(pid);
  return user + system;
}

/**
 * CPU seconds of a process with its children, including finished ones: a PostgreSQL server has one for each connection.
 */
export function cpuSecondsOfTree(pid: number): number {
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && fieldsOf(Number(name))[1] === String(pid),
  );
  return sum(timesOf(pid)) + sum(children.map((child) => cpuSecondsOf(Number(child)) || 0));
}

/** Its own user and system time, then that of finished children, in seconds. */
const timesOf = (pid: number): number[] =>
  fieldsOf(pid)
    .slice(11, 15)
    .map((ticks) => Number(ticks) / TICKS_A_SECOND);

/** The fields of /proc/pid/stat after the name, which may contain spaces: state, parent, … */
const fieldsOf = (pid: number): string[] =>
  read(`/proc/${pid}/stat`)
    .replace(/^.*\) /s, '')
    .split(' ');

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

/** CPU seconds of all programs together since the machine started. */
export function cpuSecondsOfMachine(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (/^cpu .*/.exec(read('/proc/stat'))?.[0] ?? '')
    .split(/ +/)
    .map(Number);
  return (user + nice + system + irq + softirq) / TICKS_A_SECOND;
}
