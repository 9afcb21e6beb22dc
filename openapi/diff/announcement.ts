import type { Kind } from './change.ts';

// A change of the contract must be announced: by its version, following Semantic Versioning, and by an entry in CHANGELOG.md under
// that version. The SDK has the contract's version, and an update must not break a program that depends on `^1.3.0`.

const parts = (version: string) => version.split(/[.+-]/).slice(0, 3).map(Number) as [number, number, number];

/** The lowest version that may follow `from`: the next major after a breaking change, the next minor after an additive one. */
export function nextVersion(from: string, kind: Kind): string {
  const [major, minor] = parts(from);
  if (kind === 'breaking') return `${major + 1}.0.0`;
  return kind === 'additive' ? `${major}.${minor + 1}.0` : from;
}

/** Whether a version equals another or is higher; both are `major.minor.patch`. */
export function isAtLeast(version: string, other: string): boolean {
  const [one, two] = [parts(version), parts(other)];
  const differing = [0, 1, 2].find((index) => one[index] !== two[index]);
  return differing === undefined || (one[differing] ?? 0) > (two[differing] ?? 0);
}

/** Whether the change log has a heading for the version (`## [1.2.0] - 2026-11-21`) with at least one entry (`- …`) below it. */
export function hasEntry(changelog: string, version: string): boolean {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`[${version}]`));
  return section !== undefined && /^- \S/m.test(section);
}

/** The missing steps to announce changes, the gravest of which is of this kind; empty when they are announced. */
export function missingAnnouncement(kind: Kind, from: string, to: string, changelog: string): string[] {
  if (kind === 'cosmetic') return [];
  const next = nextVersion(from, kind);
  const subject = kind === 'breaking' ? 'what breaks' : 'what is new';
  if (!isAtLeast(to, next)) {
    return [
      `Raise \`info.version\` in openapi/admin-api.yaml from ${from} to ${next}, because there are ${kind} changes, and add an entry about ${subject} to CHANGELOG.md under the new version.`,
    ];
  }
  return hasEntry(changelog, to)
    ? []
    : [`Add an entry about ${subject} to CHANGELOG.md, under a heading \`## [${to}]\`.`];
}
