import { writeFileSync } from 'node:fs';
import { stringify } from 'yaml';
import { ALERT_RULES, type AlertRule, expressionOf } from '../server/metrics/alert-rules.ts';

/** Prometheus' rules, which `npm run alert:rules` writes. */
export const RULES_FILE = 'deploy/prometheus-alerts.yaml';

/** Only Prometheus can tell that nobody answers it. */
const UNREACHABLE = {
  alert: 'ServerDown',
  expr: 'up{job="coinop-admin"} == 0',
  for: '1m',
  labels: { severity: 'page' },
  annotations: { summary: 'A server does not answer.', description: 'docs/alerts.md#serverdown' },
};

/** Nor can a server that nobody asks any more say so: a target vanishes with the last one of its job. */
const VANISHED = {
  alert: 'ServerMissing',
  expr: 'absent(up{job="coinop-admin"})',
  for: '2m',
  labels: { severity: 'page' },
  annotations: { summary: 'Prometheus knows of no server.', description: 'docs/alerts.md#servermissing' },
};

const ruleOf = (rule: AlertRule) => ({
  alert: rule.name,
  expr: expressionOf(rule),
  ...(rule.forSeconds > 0 && { for: `${rule.forSeconds / 60}m` }),
  labels: { severity: rule.severity },
  annotations: { summary: rule.summary, description: `docs/alerts.md#${rule.name.toLowerCase()}` },
});

export function alertRules(): string {
  const groups = [{ name: 'coinop-admin', rules: [UNREACHABLE, VANISHED, ...ALERT_RULES.map(ruleOf)] }];
  return `# Made by \`npm run alert:rules\` of server/metrics/alert-rules.ts. Do not edit.\n${stringify({ groups }, { lineWidth: 140 })}`;
}

if (import.meta.main) writeFileSync(RULES_FILE, alertRules());
