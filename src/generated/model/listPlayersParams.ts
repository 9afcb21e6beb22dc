/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */
import type { Day } from './day.ts';
import type { ListPlayersSort } from './listPlayersSort.ts';
import type { PlayerState } from './playerState.ts';
import type { TimeZoneParameter } from './timeZoneParameter.ts';

export type ListPlayersParams = {
/**
 * A player's whole id, or part of an e-mail address or of a name, in any case; taken literally. Names are compared without accents and other marks. Without three letters or digits in a row it finds only that id, and the address or name that begins with it. Without `players.pii` an address is found only as a whole, and a name that contains an address not at all.
 * @maxLength 200
 */
search?: string;
/**
 * Only players in this state. Left out, every state.
 */
state?: PlayerState;
/**
 * First day of registration, inclusive.
 */
date_from?: Day;
/**
 * Last day of registration, inclusive.
 */
date_to?: Day;
/**
 * The time zone whose days `date_from` and `date_to` are, and in which an export writes times, by its IANA name; one that the server does not know is refused with 422. Left out, UTC.
 * @pattern ^[A-Za-z0-9_+/-]{1,64}$
 */
time_zone?: TimeZoneParameter;
/**
 * Order of the answer. `spent_desc` needs `transactions.read`.
 */
sort?: ListPlayersSort;
/**
 * At most this many players.
 * @minimum 1
 * @maximum 100
 */
limit?: number;
/**
 * The `next_cursor` of the page before.
 * @maxLength 300
 */
cursor?: string;
};
