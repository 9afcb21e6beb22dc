import type { BrowserErrorReport } from '../../src/generated/model/browserErrorReport.ts';

const DESCRIPTION: Record<BrowserErrorReport['kind'], string> = {
  code_missing: 'a file of the portal could not be loaded',
  drawing_failed: 'a part of the screen could not be drawn',
  policy_violation: 'the content security policy refused something',
  uncaught: 'an error that nothing handled',
};

/** Describes a report: "Browser, game-items: a file of the portal could not be loaded, TypeError (item-form-Cq3x9vTb.js)." */
export function describeReport(report: BrowserErrorReport): string {
  const { kind, error, screen, directive, blocked, file, line, column } = report;
  const refused = [directive, blocked].filter((part) => part !== undefined).join(' ');
  const place = [file, line, column].filter((part) => part !== undefined).join(':');
  return `Browser, ${screen}: ${[DESCRIPTION[kind], error, refused].filter(Boolean).join(', ')}${place && ` (${place})`}.`;
}
