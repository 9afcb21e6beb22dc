import { eq, sql } from 'drizzle-orm';
import type { Transaction } from '../db/database.ts';
import { devices } from '../db/schema/notifications.ts';
import { recordNotices } from '../notices/notice-commands.ts';
import { hashSecret } from './tokens.ts';

/** Remembers the device of a sign-in. The person is told of a new one, but for the first that is known. */
export async function noteDevice(
  tx: Transaction,
  adminId: string,
  address: string | null,
  { device, userAgent }: { device: string | undefined; userAgent: string | undefined },
): Promise<void> {
  const hasOthers = (await tx.$count(devices, eq(devices.adminId, adminId))) > 0;
  const mark = hashSecret(device ?? `program ${address} ${userAgent}`);
  const [noted] = await tx
    .insert(devices)
    .values({ adminId, mark })
    .onConflictDoUpdate({ target: [devices.adminId, devices.mark], set: { lastSeenAt: sql`now()` } })
    .returning({ isNew: sql<boolean>`(xmax = 0)` });
  if (!noted?.isNew || !hasOthers) return;
  await recordNotices(tx, [{ kind: 'new_device', adminId, facts: { device: deviceName(userAgent), address } }]);
}

/** The first that fits; each of them also names those below it. */
const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox/, 'Firefox'],
  [/Chrome|Chromium/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;
const SYSTEMS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iOS'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

/** "Firefox on Linux". Anybody can send any text as a name, so none of it is repeated. */
export function deviceName(userAgent = ''): string {
  const find = (names: readonly (readonly [RegExp, string])[]) => names.find(([sign]) => sign.test(userAgent))?.[1];
  const browser = find(BROWSERS);
  if (browser === undefined) return 'a program';
  const system = find(SYSTEMS);
  return system === undefined ? browser : `${browser} on ${system}`;
}
