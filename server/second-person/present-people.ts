import type { SystemPeople } from '../../src/generated/model/systemPeople.ts';
import type { SystemService } from '../../src/generated/model/systemService.ts';
import type { PersonLink } from '../authentication/person-links.ts';
import { presentLink } from '../authentication/present.ts';
import { isTroubling, type Unmet } from './person-queries.ts';
import { ACTION_NOUN, PERMISSION_FOR } from './rules.ts';

/** The accounts that count as one person, for the System screen. */
export const presentPeople = (links: readonly PersonLink[], unclear: readonly PersonLink[]): SystemPeople => ({
  links: links.map(presentLink),
  unclear: unclear.map(presentLink),
});

const REMEDY =
  'Confirm at Admin Users who was invited, reset or enabled again, or invite somebody. Both can be done at the server’s console too.';

/** Whether each decision that needs a second person has somebody who could be one, as a part of the system. It has no uptime. */
export function presentSecondPerson(unmet: readonly Unmet[]): SystemService {
  const waits = unmet.filter(({ isInForce }) => isInForce).map(({ action }) => action);
  const isOpen = unmet.filter(({ isInForce }) => !isInForce).map(({ action }) => action);
  const listed = (actions: Unmet['action'][]) =>
    actions.map((action) => `${ACTION_NOUN[action]} (${PERMISSION_FOR[action]})`).join(', ');
  const words = [
    ...(waits.length > 0
      ? [
          `A rule asks for a second person, and there are no two people for ${listed(waits)}: this waits until it expires.`,
        ]
      : []),
    ...(isOpen.length > 0
      ? [`One person alone decides about ${listed(isOpen)}, because there are no two people with that permission.`]
      : []),
  ];
  return {
    name: 'Second person',
    status: unmet.length === 0 ? 'operational' : unmet.some(isTroubling) ? 'down' : 'degraded',
    uptime_percent: null,
    latency_ms: null,
    detail: unmet.length === 0 ? 'Two people for every decision that needs them' : [...words, REMEDY].join(' '),
  };
}
