import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { alertRules, RULES_FILE } from '../../build/alert-rules.ts';
import { installDebianPackage } from '../install.ts';
import { testInFull } from '../test-in-full.ts';

test('the rules for Prometheus are those of the server: npm run alert:rules writes them', () => {
  expect(readFileSync(RULES_FILE, 'utf8')).toBe(alertRules());
});

test('docs/alerts.md has a paragraph for each rule, and for nothing else', () => {
  const page = readFileSync('docs/alerts.md', 'utf8');
  const sections = page.split(/^## /m).slice(1);
  const paragraphs = new Map(
    sections.map((section) => [section.split('\n')[0], section.split('\n').slice(1).join('')]),
  );
  const rules = parse(alertRules()).groups[0].rules as { alert: string; annotations: { description: string } }[];
  expect([...paragraphs.keys()]).toEqual(rules.map(({ alert }) => alert));
  for (const { alert, annotations } of rules) {
    expect(paragraphs.get(alert)?.length, alert).toBeGreaterThan(80);
    expect(annotations.description).toBe(`docs/alerts.md#${alert.toLowerCase()}`);
  }
});

testInFull('promtool understands the rules', () => {
  const isThere = () => spawnSync('promtool', ['--version']).status === 0;
  if (!isThere()) installDebianPackage('prometheus');
  expect(isThere(), 'promtool is there (Debian: apt-get install prometheus)').toBe(true);
  expect(execFileSync('promtool', ['check', 'rules', RULES_FILE], { encoding: 'utf8' })).toContain('26 rules found');
});
