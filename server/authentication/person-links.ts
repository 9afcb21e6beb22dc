import type { LinkReason } from './link-commands.ts';

// The links by which accounts count as one person, in words. Pure; link-queries.ts reads them.

export interface LinkedAccount {
  adminId: string;
  username: string;
}

/** Why two accounts count as one person. */
export interface PersonLink {
  id: number;
  one: LinkedAccount;
  other: LinkedAccount;
  why: LinkReason;
  at: Date;
}

/** Whether a third person can end the link. What rests on a name or on the console's word, only the console takes back. */
export const isConfirmable = ({ why }: PersonLink): boolean =>
  why !== 'sign_on_name' && why !== 'console' && why !== 'sign_on_fallback';

/** The shortest way from one account to another one; undefined when they do not count as one person. */
export function linksBetween(links: readonly PersonLink[], from: string, to: string): PersonLink[] | undefined {
  const ways = new Map<string, PersonLink[]>([[from, []]]);
  // A map's iterator also visits what is added meanwhile.
  for (const [account, way] of ways) {
    if (account === to) return way;
    for (const link of links) {
      const [one, other] = [link.one.username, link.other.username];
      const next = account === one ? other : account === other ? one : undefined;
      if (next !== undefined && !ways.has(next)) ways.set(next, [...way, link]);
    }
  }
  return undefined;
}

const WORDS: Readonly<Record<LinkReason, (one: string, other: string) => string>> = {
  invited: (one, other) => `${one} invited ${other}`,
  renewed_invitation: (one, other) => `${one} gave ${other} a new invitation`,
  reset_password: (one, other) => `${one} reset the password of ${other}`,
  reset_factors: (one, other) => `${one} reset the second factors of ${other}`,
  enabled: (one, other) => `${one} enabled ${other} again`,
  sign_on_name: (one, other) => `${other} signs in at the identity provider with the name of ${one}`,
  sign_on_fallback: (one, other) => `${other} was once taken for ${one} by its name`,
  console: (one, other) => `somebody at the server’s console linked ${one} and ${other}`,
};

/** "robin reset the password of kim" */
export const reasonOf = ({ one, other, why }: PersonLink): string => WORDS[why](one.username, other.username);

/** "robin invited kim on 2026-11-27, and kim reset the password of lee on 2026-11-28" */
export const reasonsOf = (links: readonly PersonLink[]): string =>
  links.map((link) => `${reasonOf(link)} on ${link.at.toISOString().slice(0, 10)}`).join(', and ');

/** What ends the first of these links: "A third administrator can confirm kim at Admin Users, …" */
export function remedyOf([link]: readonly PersonLink[]): string {
  if (!link) return '';
  const [one, other] = [link.one.username, link.other.username];
  if (!isConfirmable(link)) {
    return `If they are two people, somebody at the server’s console can unlink ${one} and ${other}`;
  }
  return (
    `If they are two people, an administrator who counts as neither can confirm ${other} at Admin Users, or somebody at the ` +
    'server’s console'
  );
}
