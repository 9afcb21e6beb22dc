/**
 * Generated from openapi/admin-api.yaml by `npm run generate`. Do not edit.
 */

export type ListPlayersSort = typeof ListPlayersSort[keyof typeof ListPlayersSort];


export const ListPlayersSort = {
  registered_at_desc: 'registered_at_desc',
  last_seen_at_desc: 'last_seen_at_desc',
  spent_desc: 'spent_desc',
} as const;
