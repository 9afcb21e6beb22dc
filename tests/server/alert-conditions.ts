import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

// The rules for Prometheus, evaluated on what a server answers at /metrics: each condition of ours compares a metric with a number or a metric.

interface Rule {
  alert: string;
  expr: string;
  for?: string;
}

export const RULES: Rule[] = parse(readFileSync('deploy/prometheus-alerts.yaml', 'utf8')).groups.flatMap(
  ({ rules }: { rules: Rule[] }) => rules,
);

/** The values of the metrics without labels. */
export function metricsIn(text: string): Map<string, number> {
  const lines = text.split('\n').flatMap((line) => /^([a-z_]+) (\S+)$/.exec(line) ?? []);
  const metrics = new Map<string, number>();
  for (let line = 0; line < lines.length; line += 3) metrics.set(lines[line + 1] ?? '', Number(lines[line + 2]));
  return metrics;
}

/** The names of the rules whose conditions hold, however long they have. */
export function firing(metrics: Map<string, number>): string[] {
  return RULES.filter(({ expr }) => {
    // There is one process, so the most of all is what it has.
    const ofOne = expr.replaceAll(/(?:max|min) without \(instance\) \((\w+)\)/g, '$1');
    const [, name = '', operator, limit = ''] = /^(\w+) ([<>]) (\S+)$/.exec(ofOne) ?? [];
    const value = metrics.get(name);
    const bound = /^\d/.test(limit) ? Number(limit) : metrics.get(limit);
    if (value === undefined || bound === undefined) return false;
    return operator === '<' ? value < bound : value > bound;
  }).map(({ alert }) => alert);
}
