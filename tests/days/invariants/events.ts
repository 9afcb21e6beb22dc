import type { Seen } from '../facts.ts';
import type { World } from '../world.ts';
import { Wrong } from '../wrong.ts';

/** Each change of a withdrawal has its event, written with it; that a decision was undone has one unless the platform never hears of the decision. */
export function everyStepIsToldOnce(_world: World, { steps, events }: Seen): void {
  const recalled = new Set(
    events.filter(({ type }) => type === 'withdrawal.recalled').map((event) => event.subject_id),
  );
  const changed = steps
    .filter(({ action, withdrawal_id: id }) => action !== 'create' && (action !== 'undo' || recalled.has(id)))
    .map(({ withdrawal_id }) => withdrawal_id);
  const told = events.filter(({ subject_type }) => subject_type === 'withdrawal').map(({ subject_id }) => subject_id);
  const [one, other] = [changed.toSorted().join(', '), told.toSorted().join(', ')];
  if (one !== other) throw new Wrong('events', `changes of [${one}] were committed with events of [${other}]`);
}

/** The events by which the platform is told of other changes than those of withdrawals. */
const TOLD: Record<string, string> = {
  'player.freeze': 'player.frozen',
  'player.unfreeze': 'player.unfrozen',
  'game.update': 'game.changed',
  'game.toggle_status': 'game.changed',
  'game_item.create': 'item.changed',
  'game_item.update': 'item.changed',
  'game_item.delete': 'item.deleted',
  'transaction.update_status': 'transaction.decided',
  'break_glass.start': 'approvals.suspended',
  'break_glass.end': 'approvals.resumed',
};

/** A decision of which the platform has to hear is committed with its event, and no event without a decision. */
export function everyChangeIsTold(_world: World, { audit, events }: Seen): void {
  const due = audit.flatMap(({ action }) => TOLD[action] ?? []).toSorted();
  const told = events.map(({ type }) => type).filter((type) => Object.values(TOLD).includes(type));
  if (due.join() !== told.toSorted().join())
    throw new Wrong('events', `[${due.join(', ')}] were to be told, and [${told.join(', ')}] were`);
}

/** A trouble is told once, and then once that it is over. */
export function alertsAreToldOnce({ memory }: World, { events }: Seen): void {
  const told = (memory.get('alerts') as Set<string> | undefined) ?? new Set<string>();
  memory.set('alerts', told);
  for (const { type, subject_type, subject_id: of } of events) {
    if (subject_type !== 'alert') continue;
    const isLate = type === 'alert.cleared' && !told.has(`alert.raised ${of}`);
    if (told.has(`${type} ${of}`) || isLate)
      throw new Wrong('events', `${type} of ${of} is told ${isLate ? 'first' : 'twice'}`);
    told.add(`${type} ${of}`);
  }
}
