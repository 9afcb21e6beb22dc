import { createHash } from 'node:crypto';
import { openDatabase } from '/work/wt/days/tests/days/database.ts';
import { play, SHIFT } from '/work/wt/days/tests/days/day.ts';
const db = await openDatabase();
const seen = new Map<string, number>();
let first: string[] | undefined;
const n = Number(process.argv[3] ?? 4);
for (let i = 0; i < n; i++) {
  if (process.argv[4] && i % 2) await play({ seed: 100 + i, length: SHIFT, database: db });
  const { lines } = await play({ seed: Number(process.argv[2]), length: SHIFT, database: db });
  const texts = lines.map((l) => l.text);
  const h = createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 12);
  seen.set(h, (seen.get(h) ?? 0) + 1);
  if (!first) first = texts;
  else { const at = texts.findIndex((t, k) => t !== first![k]); if (at >= 0) { console.log('differs at', at); console.log(first.slice(at-2, at + 3)); console.log(texts.slice(at-2, at + 3)); } }
}
console.log([...seen]);
await db.close();
