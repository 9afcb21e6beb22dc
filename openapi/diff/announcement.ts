// A breaking change is announced: by a raised version of the contract, and by what CHANGELOG.md says under it.

const parts = (version: string) => version.split(/[.+-]/).slice(0, 3).map(Number);

/** Whether a version is higher than another; both `major.minor.patch`. */
export function isRaised(from: string, to: string): boolean {
  const [old, now] = [parts(from), parts(to)];
  const differing = [0, 1, 2].find((index) => old[index] !== now[index]);
  return differing !== undefined && (now[differing] ?? 0) > (old[differing] ?? 0);
}

/** Whether the change log has a heading for a version (`## [1.2.0] - 2026-11-21`) with an entry (`- …`) below it. */
export function hasEntry(changelog: string, version: string): boolean {
  const section = changelog.split(/^## /m).find((text) => text.startsWith(`[${version}]`));
  return section !== undefined && /^- \S/m.test(section);
}

/** What is still to be done for a breaking change; empty when it is announced. */
export function missingAnnouncement(from: string, to: string, changelog: string): string[] {
  if (!isRaised(from, to)) {
    return [
      `Raise \`info.version\` in openapi/admin-api.yaml above ${from}, and say in CHANGELOG.md under the new version what breaks.`,
    ];
  }
  return hasEntry(changelog, to) ? [] : [`Say in CHANGELOG.md under a heading \`## [${to}]\` what breaks.`];
}
