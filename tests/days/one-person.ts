import type { AuditRow } from './facts.ts';
import type { World } from './world.ts';

// Who is one person, by the simulation's own notes: of what people did to one another's accounts, and of who has confirmed whom.

/** A change that one person made to another one's account. */
export interface Takeover {
  by: string;
  of: string;
  why: string;
}

interface Notes {
  /** Those that nobody has confirmed yet. */
  open: Takeover[];
  /** All that there ever were. */
  all: Takeover[];
}

const WHY: Readonly<Record<string, string>> = {
  'admin.invite': 'invited',
  'admin.renew_invitation': 'renewed_invitation',
  'admin.reset_password': 'reset_password',
  'admin.reset_factors': 'reset_factors',
  'admin.enable': 'enabled',
};

function notesOf({ memory, circumstances: { takeovers } }: World): Notes {
  const notes = (memory.get('one person') as Notes | undefined) ?? { open: [...takeovers], all: [...takeovers] };
  memory.set('one person', notes);
  return notes;
}

/** Notes what a row of the audit log says. */
export function noteTakeovers(world: World, { action, admin_id: by, subject_id: of, after }: AuditRow): void {
  const { open, all } = notesOf(world);
  const why = WHY[action];
  if (why !== undefined && by !== null && of !== null) {
    open.push({ by, of, why });
    all.push({ by, of, why });
  }
  if (action !== 'admin.confirm_person') return;
  for (const link of (after?.links ?? []) as { account: string; why: string }[]) {
    const place = open.findIndex((one) => one.by === link.account && one.of === of && one.why === link.why);
    if (place >= 0) open.splice(place, 1);
  }
}

/** The accounts that are one person's with this one, at present or by all that was ever done. */
export function accountsOfOne(world: World, account: string, when: 'open' | 'all' = 'open'): Set<string> {
  const accounts = new Set([account]);
  // A set's iterator also visits what is added meanwhile.
  for (const one of accounts)
    for (const { by, of } of notesOf(world)[when]) {
      if (by === one) accounts.add(of);
      if (of === one) accounts.add(by);
    }
  return accounts;
}
