import { type Contract, node } from '../openapi/read-contract.ts';

// A payout of thousands of records cannot be written into an example. Its records are made from what the list of payouts says of
// it: as many as its `record_count`, which add up to its `amount`.

type Row = Record<string, unknown>;

const TYPES = ['platform_fee', 'purchase_fee', 'transfer_fee', 'withdrawal_fee'];
/** The examples of the first two payouts end here. */
const LAST_OF_EXAMPLES = 9;
const MADE_FROM = 'everyMethod';

/** A page of the records of a payout; undefined when there is no such payout, or its records are an example. */
export function madePayoutRecords({ mediaTypes }: Contract, id: string, query: URLSearchParams): Row | undefined {
  const examplesOf = (operationId: string) =>
    mediaTypes.find(({ where }) => where === `${operationId} 200`)?.examples ?? {};
  const isExample = Object.values(examplesOf('getPayoutRecords')).some((one) => node(one['x-for']).id === id);
  const payouts = node(examplesOf('listPayouts')[MADE_FROM]?.value).payouts as Row[];
  const index = payouts.findIndex((payout) => payout.id === id);
  const payout = payouts[index];
  if (isExample || !payout) return undefined;

  const earlier = payouts.slice(index + 1);
  const made = earlier.filter(
    ({ id }) => !Object.values(examplesOf('getPayoutRecords')).some((one) => node(one['x-for']).id === id),
  );
  const start = made.reduce((sum, { record_count }) => sum + Number(record_count), LAST_OF_EXAMPLES);
  const count = Number(payout.record_count);
  const cents = Math.round(Number(payout.amount) * 100);
  const [since, until] = [earlier[0]?.paid_out_at, payout.paid_out_at].map((time) => Date.parse(String(time))) as [
    number,
    number,
  ];

  const record = (number: number): Row => {
    const amount = (Math.floor(cents / count) + (number < cents % count ? 1 : 0)) / 100;
    return {
      record_id: `REV-${String(start + number + 1).padStart(6, '0')}`,
      revenue_type: TYPES[number % TYPES.length],
      source_id: null,
      total_amount: amount,
      used_amount: amount,
      earned_at: new Date(Math.floor(since + ((until - since) * number) / count)).toISOString(),
    };
  };
  const from = Number(query.get('cursor') ?? 0);
  const end = Math.min(from + Number(query.get('limit') ?? 50), count);
  const records = Array.from({ length: Math.max(0, end - from) }, (_, position) => record(from + position));
  return { records, next_cursor: end < count ? String(end) : null };
}
