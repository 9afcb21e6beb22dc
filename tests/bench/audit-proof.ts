import { launchChromium } from '../chromium.ts';
import { startServer } from '../server-process.ts';
import { signInOnce } from './page/sign-in-once.ts';
import { quantile, rounded } from './statistics.ts';
import type { BenchTable } from './table.ts';

const ROUNDS = 5;
const GOAL_MS = 2_000;

/**
 * How long 'Prove' takes in Chromium, from pasting the head of the last block to the answer, for an entry in the first block.
 *
 * @param databaseUrl of a database whose audit log is sealed, with the demo's administrator
 * @param head the line of the last block
 */
export async function proofTable(databaseUrl: string, head: string, rows: number): Promise<BenchTable> {
  const [browser, server] = await Promise.all([
    launchChromium(),
    startServer({ DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn', SECOND_FACTOR: 'off' }),
  ]);
  try {
    const { state } = await signInOnce(browser, server.portal);
    const context = await browser.newContext({ storageState: state });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
    /** Processor time of the page's main thread, in milliseconds. */
    const atWork = async () => {
      const { metrics } = await devtools.send('Performance.getMetrics');
      return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
    };
    const [times, work]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round++) {
      await page.goto(`${server.portal}audit?open=1`);
      await page.getByRole('button', { name: 'Prove' }).click();
      const field = page.getByLabel('Exported seal');
      await field.waitFor();
      const before = await atWork();
      const start = performance.now();
      await field.fill(head);
      await page.getByText('Proven', { exact: true }).waitFor();
      times.push(performance.now() - start);
      work.push((await atWork()) - before);
    }
    const worst = Math.max(...times);
    const row = (name: string, found: number[]) => [
      name,
      rounded(Math.min(...found)),
      rounded(quantile(found, 0.5)),
      rounded(Math.max(...found)),
    ];
    return {
      title: `'Prove' of ${rows} rows in Chromium, ms (${ROUNDS} times)`,
      columns: ['', 'fastest', 'median', 'slowest'],
      rows: [row('from pasting to the answer', times), row('of it at work in the page', work)],
      goals: [
        {
          text: `${rows} rows are proven in the browser within ${GOAL_MS / 1_000} s`,
          reached: worst <= GOAL_MS,
          measured: `${rounded(worst)} ms`,
        },
      ],
    };
  } finally {
    await browser.close();
    await server.kill();
  }
}
