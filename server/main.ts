import type { Server } from 'node:http';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { serve as listenOn } from '@hono/node-server';
import { DEMO_PASSWORD, DEMO_USERNAME } from '../demo/demo-admin.ts';
import { DEMO_SIGN_INS } from '../demo/staff.ts';
import { assembleServer } from './assemble-server.ts';
import { release, releaseInWords } from './db/release.ts';
import { cutIdleConnections, cutSlowBodies, SERVER_OPTIONS } from './http/socket-limits.ts';
import { waitingApp } from './http/waiting-app.ts';
import { serveBackups } from './start/backup-socket.ts';
import { checkStart } from './start/check.ts';
import { startDemoLive } from './start/demo-live.ts';
import { misspelledSettings } from './start/environment.ts';
import { wayIn } from './start/first-administrator.ts';
import { cannotListen, InvalidSetting } from './start/invalid-setting.ts';
import { createLog } from './start/log.ts';
import { changeLevelBySignal } from './start/log-level.ts';
import { openDatabase } from './start/open-database.ts';
import { openRail } from './start/open-rail.ts';
import { closedSecrets, openSecrets } from './start/open-secrets.ts';
import { goThroughProxy } from './start/outgoing-proxy.ts';
import { readSettings } from './start/settings.ts';
import { failureText } from './start/startup-failure.ts';
import { OpenAnswers, shutDown } from './start/stopping.ts';
import { untilMigrated } from './start/until-migrated.ts';
import { watchedDisk } from './start/watched-disk.ts';

const portalDir = fileURLToPath(new URL('../dist', import.meta.url));

/** Judges what a server would find, without serving. @returns whether it would do its work */
async function check(): Promise<boolean> {
  let isFit = true;
  for await (const { outcome, part, detail } of checkStart(process.env, portalDir)) {
    process.stdout.write(`${outcome.padEnd(8)} ${part}: ${detail}\n`);
    if (outcome === 'failed') isFit = false;
  }
  return isFit;
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);

async function start(portal: Promise<void>): Promise<void> {
  goThroughProxy(process.env);
  if (isCheck(process.argv.slice(2))) {
    await portal;
    process.exit((await check()) ? 0 : 1);
  }
  const settings = readSettings(process.env);
  const log = createLog(settings.logLevel);
  changeLevelBySignal(log);
  log.info(release(), 'starting');
  const connection = await openDatabase(settings, say);
  const listening = { hostname: settings.host, port: settings.port, serverOptions: SERVER_OPTIONS };
  const waiting = waitingApp(connection.checkSchema, log, settings.isSecure);
  const listen = () => listenOn({ fetch: waiting.fetch, ...listening }) as Server;
  await untilMigrated({ ...connection, log, listen });
  await portal;
  const secrets = await openSecrets(settings);
  const warnings = [...misspelledSettings(process.env), ...(await closedSecrets(connection.db, secrets))];
  for (const warning of warnings) process.stderr.write(`${warning}\n`);
  const storage = watchedDisk(settings);
  const { rail, shown, startupMessage, close: closeRail } = openRail(settings);
  const parts = await assembleServer({ settings, connection, secrets, rail, shown, storage, portalDir, log });

  const firstStep = await wayIn(connection.db, settings);
  const stopBackups = connection.dump && (await serveBackups(settings.dataDir, connection.dump, log));
  let stopDemoLive = async () => {};
  const server = listenOn({ fetch: parts.app.fetch, ...listening }, ({ port }) => {
    const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
    const lines = [`Coinop Admin ${releaseInWords()} is ready at http://${host}:${port}/admin-panel/`];
    if (!settings.databaseUrl) {
      const others = DEMO_SIGN_INS.filter((name) => name !== DEMO_USERNAME).join(', ');
      lines.push(`Sign in as ${DEMO_USERNAME} / ${DEMO_PASSWORD} (demo data)`);
      lines.push(`To see it with other eyes, sign in as ${others}, with the same password`);
    }
    if (settings.publicUrl !== undefined) lines.push(`Browsers reach it at ${settings.publicUrl}/admin-panel/`);
    if (firstStep !== undefined) lines.push(firstStep);
    lines.push(startupMessage);
    say(lines.join('\n'));
    // Do not start paying before we own the port.
    parts.startSending();
    if (settings.isDemoLive) stopDemoLive = startDemoLive(connection.db, log);
  });
  cutIdleConnections(server);
  cutSlowBodies(server as Server);
  server.on('error', (error) => fail(cannotListen('HOST and PORT', error)));

  const answers = new OpenAnswers(server as Server);
  const hurry = new AbortController();
  const stop = async (signal: string) => {
    // A second signal skips the rest of the draining time.
    if (parts.stopping.signal.aborted) return hurry.abort();
    parts.stopping.abort();
    log.info({ signal }, 'stopping');
    const drainMs = settings.drainSeconds * 1_000;
    const endedWell = await shutDown({
      log,
      answers,
      drainMs,
      hurry: hurry.signal,
      closing: parts.closing,
      stopSending: async () => {
        await Promise.all([parts.stopSending(closeRail), stopDemoLive()]);
      },
      sealAudit: parts.sealAudit,
      stopBackground: async () => {
        await Promise.all([parts.stopBackground(), stopBackups?.()]);
      },
      close: connection.close,
    });
    process.exit(endedWell ? 0 : 1);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** @throws InvalidSetting for any other argument */
function isCheck(args: string[]): boolean {
  try {
    return parseArgs({ args, options: { check: { type: 'boolean' } } }).values.check === true;
  } catch (error) {
    throw new InvalidSetting(`${(error as Error).message}\nUsage: npm start [-- --check]`);
  }
}

function fail(error: unknown): never {
  process.stderr.write(`Coinop Admin ${releaseInWords()} had to stop: ${failureText(error)}\n`);
  process.exit(1);
}

/** @param portal resolves when the portal is built, beside the opening of the database, and rejects when it cannot be */
export async function serve(portal: Promise<void> = Promise.resolve()): Promise<void> {
  await start(portal).catch(fail);
}

if (import.meta.main) await serve();
