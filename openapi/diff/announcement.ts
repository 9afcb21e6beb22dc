import type { Kind } from './change.ts';

// A change of the contract is announced: by its version, as Semantic Versioning has it, and by what CHANGELOG.md says under
// that. The SDK has the contract's version: who depends on `^1.3.0` must not be broken by an update.

const parts = (version: string) => version.split(/[.+-]/).slice(0, 3).map(Number) as [number, number, number];

/** The lowest version that may follow one after a change: the next major for a breaking one, the next minor for an additive one. */
export function nextVersion(from: string, kind: Kind): string {
  const [major, minor] = parts(from);
  if (kind === 'breaking') return `${major + 1}.0.0`;
  return kind === 'additive' ? `${major}.${minor + 1}.0` : from;
}

/** Whether a version is another or higher than it; both `major.minor.patch`. */
export function isAtLeast(version: string, other: string): boolean {
  const [one, two] = [parts(version), parts(other)];
  const differing = [0, 1, 2].find((index) => one[index] !== two[index]);
  return differing === undefined || (one[differing] ?? 0) > (two[differing] ?? 0);
}

/** Whether the change log has a heading for a version (`## [1.2.0] - 2026-11-21`) with an entry (`- …`) below it. */
export function hasEntry(changelog: string, version: string): boolean {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`[${version}]`));
  return section !== undefined && /^- \S/m.test(section);
}

/** What is still to be done for changes of which the gravest is of this kind; empty when they are announced. */
export function missingAnnouncement(kind: Kind, from: string, to: string, changelog: string): string[] {
  if (kind === 'cosmetic') return [];
  const next = nextVersion(from, kind);
  const says = kind === 'breaking' ? 'what breaks' : 'what is new';
  if (!isAtLeast(to, next)) {
    return [
      `Raise \`info.version\` in openapi/admin-api.yaml from ${from} to ${next}, because there are ${kind} changes, and say in CHANGELOG.md under the new version ${says}.`,
    ];
  }
  return hasEntry(changelog, to) ? [] : [`Say in CHANGELOG.md under a heading \`## [${to}]\` ${says}.`];
}
