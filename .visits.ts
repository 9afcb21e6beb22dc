import { launchChromium } from './tests/chromium.ts';
import { startServer, temporaryDirectory } from './tests/server-process.ts';
import { visit } from './tests/bench/page/slow-page-x.ts';
import { signInOnce } from './tests/bench/page/sign-in-once.ts';
import { median } from './tests/bench/statistics.ts';
const [runs = '2', which = 'login,transactions,withdrawals,dashboard', sides = 'base,now'] = process.argv.slice(2);
const MOMENTS: Record<string, [string, Record<string, string>]> = {
  login: ['login', { usable: 'input[name=username]:not([data-shell] *)' }],
  transactions: ['transactions', { row: 'table[aria-label="Transactions"][aria-busy="false"] tbody tr' }],
  withdrawals: ['withdrawals', { row: '[aria-label=Withdrawals] article' }],
  dashboard: ['', { row: '[role=group][aria-label="Total Revenue"][aria-busy="false"]' }],
};
const dirs = { now: await temporaryDirectory(), base: await temporaryDirectory() };
const browser = await launchChromium();
const servers: Record<string, Awaited<ReturnType<typeof startServer>>> = {};
const states: Record<string, any> = {};
for (const side of sides.split(',')) {
  servers[side] = await startServer({ DATA_DIR: dirs[side as 'now'].path }, side === 'base' ? '/tmp/pg/base/server/main.ts' : 'server/main.ts');
  states[side] = (await signInOnce(browser, servers[side].portal)).state;
}
const seen: Record<string, any[]> = {};
for (let i = 0; i < Number(runs); i++) for (const w of which.split(',')) for (const side of sides.split(',')) {
  const [path, moments] = MOMENTS[w]!;
  try {
  const v = await visit(browser, { address: servers[side]!.portal + path, moments, ...(w !== 'login' && { storageState: states[side] }) });
  (seen[`${w} ${side}`] ??= []).push(v);
  } catch (e) { console.log(w, side, String(e).slice(0, 300)); }
}
for (const [k, vs] of Object.entries(seen)) {
  const m = (f: (v: any) => number) => median(vs.map(f)).toFixed(0);
  console.log(k.padEnd(20), 'fcp', m((v) => v.at.fcp), 'moment', m((v) => v.at.row ?? v.at.usable), 'blocked', m((v) => v.blocking), 'kB before', m((v) => v.before.all / 100), 'script', m((v) => v.before.script / 100), 'all', m((v) => v.bytes.all / 100));
}
if (process.env.FILES) for (const [k, vs] of Object.entries(seen)) console.log(k, JSON.stringify(vs[0].at), '\n  ' + [...vs[0].arrivals].sort((a: any, b: any) => a[1] - b[1]).map(([u, t]: any) => `${u.replace(/.*:\/\/[^/]*/, '')} @${Math.round(t)} ${vs[0].sizes?.get(u)}`).join('\n  '));
await browser.close(); for (const s of Object.values(servers)) await s.stop(); await dirs.now.remove(); await dirs.base.remove();
