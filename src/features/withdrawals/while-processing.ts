import { pollEvery } from '../../api/query-client.ts';

const POLL = pollEvery(5_000);

/** A `refetchInterval` for an open withdrawal that is processing: the bank may answer at any time. Other statuses are not polled. */
export const whileProcessing = (status: string | undefined): number | false =>
  status === 'processing' ? POLL() : false;
