import { readdirSync, readFileSync, writeFileSync } from 'node:fs';

// What Linux says of a process; elsewhere the figures are not a number.

const TICKS_A_SECOND = 100;

/** Resident memory now and the most since it began or since `forgetPeak`, megabytes. */
export function memoryOf(pid: number): { nowMb: number; peakMb: number } {
  const text = read(`/proc/${pid}/status`);
  const kilobytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? Number.NaN);
  return { nowMb: kilobytes('VmRSS') / 1024, peakMb: kilobytes('VmHWM') / 1024 };
}

export function forgetPeak(pid: number): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Then the peak counts from the start of the process.
  }
}

/** Seconds at work on a core of a process alone. */
export function cpuSecondsOf(pid: number): number {
  const [user = Number.NaN, system = Number.NaN] = timesOf(pid);
  return user + system;
}

/** The same of a process with its children, those that have ended too: a PostgreSQL server has one for each connection. */
export function cpuSecondsOfTree(pid: number): number {
  const sum = (numbers: number[]) => numbers.reduce((all, one) => all + one, 0);
  const children = readdirSync('/proc').filter(
    (name) => /^\d+$/.test(name) && fieldsOf(Number(name))[1] === String(pid),
  );
  return sum(timesOf(pid)) + sum(children.map((child) => cpuSecondsOf(Number(child)) || 0));
}

/** Own user and system time, then that of children that have ended: seconds. */
const timesOf = (pid: number): number[] =>
  fieldsOf(pid)
    .slice(11, 15)
    .map((ticks) => Number(ticks) / TICKS_A_SECOND);

/** Of /proc/pid/stat, what follows the name, which may hold blanks: state, parent, … */
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

/** Seconds that the machine's cores were at work since it started, all programs together. */
export function cpuSecondsOfMachine(): number {
  const [, user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = (/^cpu .*/.exec(read('/proc/stat'))?.[0] ?? '')
    .split(/ +/)
    .map(Number);
  return (user + nice + system + irq + softirq) / TICKS_A_SECOND;
}
