import type { CallOptions } from './call.ts';
import type { Connection } from './connection.ts';
import type { ApprovalRequest } from './generated/model.ts';
import { getApproval } from './generated/operations.ts';
import { secondsUntilNext, waited } from './retry.ts';

export interface AwaitSecondOptions extends CallOptions {
  /** Seconds between two looks; default: five. */
  every?: number;
}

/**
 * Waits until somebody has decided about an `approval_request`, or it has ended otherwise: after 72 hours at the latest. Lost connections and servers
 * that are down are waited for. A signal ends the waiting, and leaves the request as it is.
 *
 * @param request the `approval_request` of an answer with 202, or its id
 * @returns the request as it ended: `approved` was carried out, nothing else was
 */
export async function awaitSecond(
  connection: Connection,
  request: ApprovalRequest | string,
  { every = 5, ...options }: AwaitSecondOptions = {},
): Promise<ApprovalRequest> {
  const id = typeof request === 'string' ? request : request.id;
  for (let failures = 0; ; ) {
    let seconds = every;
    try {
      const current = await connection.send(getApproval(id), { ...options, retries: 0 });
      if (current.state !== 'waiting') return current;
      failures = 0;
    } catch (error) {
      const untilNext = secondsUntilNext(error, failures++);
      if (untilNext === undefined) throw error;
      seconds = untilNext;
    }
    await waited(seconds, options.signal);
  }
}
