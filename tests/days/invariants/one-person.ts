import type { Seen } from '../facts.ts';
import { accountsOfOne, noteTakeovers } from '../one-person.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

/** Two accounts of one person never decide one request, and only a third person confirms that they are two people's. */
export function onePersonIsOne(world: World, { audit }: Seen): void {
  for (const row of audit) {
    const { action, admin_id: by, subject_id: of, after } = row;
    if (/^approval\.(approve|deny)$/.test(action) && accountsOfOne(world, String(by)).has(String(after?.requested_by)))
      throw new Wrong('one person', `${by} does the ${action} of ${of}, and is one person with ${after?.requested_by}`);
    if (action === 'admin.confirm_person' && by !== null && accountsOfOne(world, by).has(String(of)))
      throw new Wrong('one person', `${by} confirms ${of}, and is one person with them`);
    noteTakeovers(world, row);
  }
}
