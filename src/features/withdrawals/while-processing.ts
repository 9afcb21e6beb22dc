import { pollEvery } from '../../api/query-client.ts';

const POLL = pollEvery(5_000);

/** A `refetchInterval` for an open withdrawal: the bank answers while somebody looks, and only then is there something to wait for. */
export const whileProcessing = (status: string | undefined): number | false =>
  status === 'processing' ? POLL() : false;
