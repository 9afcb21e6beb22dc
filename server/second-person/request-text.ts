import type { approvalRequests } from '../db/schema/approvals.ts';
import { canonicalJson, hashOf } from './rule-queries.ts';

type Request = typeof approvalRequests.$inferSelect;

/** The fields that the hash of a request covers. */
const ASKED = [
  'action',
  'subjectType',
  'subjectId',
  'subjectVersion',
  'amountCents',
  'permission',
  'rulesVersion',
  'facts',
  'caught',
  'call',
  'shown',
  'requestedBy',
] as const satisfies (keyof Request)[];

type Asked = Pick<Request, (typeof ASKED)[number]>;

/** The fields of a request to which the second person agrees. */
export const askedIn = (request: Asked): Partial<Asked> =>
  Object.fromEntries(ASKED.map((name) => [name, request[name]])) as Partial<Asked>;

/** These fields as the text whose SHA-256 is the request's hash. */
export const textOf = (request: Asked): string => canonicalJson(askedIn(request));

/** Whether they are still those that were hashed when it was asked. */
export const hasItsHash = (request: Request): boolean => hashOf(askedIn(request)) === request.hash;
