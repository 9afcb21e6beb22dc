import type { ListedPayments } from '../server/payments/rail/listed-payments.ts';

/** The keys of all payments that a rail has made. */
export async function paidKeys(rail: string): Promise<string[]> {
  const keys: string[] = [];
  for (let next: string | null = ''; next !== null; ) {
    const after: string = next && `&after=${encodeURIComponent(next)}`;
    const answer = await fetch(`${rail}/payments?since=2020-01-01T00:00:00Z${after}`);
    const page = (await answer.json()) as ListedPayments;
    keys.push(...page.payments.map(({ key }) => key));
    next = page.next;
  }
  return keys;
}
