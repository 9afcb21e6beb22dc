import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import type { AppEnv } from './app-env.ts';
import { pagePolicy } from './security-headers.ts';

/** Where the portal lives, with and without the slash that its relative addresses need. */
const BASE = '/admin-panel';

/** The placeholder that the built page carries wherever a nonce belongs. */
const NONCE_PLACEHOLDER = /__CSP_NONCE__/g;

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The built portal: hashed assets for ever, the page itself never from a cache, and the page for every address in it. */
export function portal(distDir: string): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', (c) => c.redirect(`${BASE}/`));
  routes.get(BASE, (c) => c.redirect(`${BASE}/`));

  const page = existsSync(`${distDir}/index.html`) ? readFileSync(`${distDir}/index.html`, 'utf8') : undefined;
  if (page === undefined) return routes;

  routes.use(`${BASE}/*`, async (c, next) => {
    await next();
    // The name of an asset holds the hash of its content; all else is asked for again, and a 404 is not kept.
    const immutable = c.res.ok && c.req.path.startsWith(`${BASE}/assets/`);
    c.header('Cache-Control', immutable ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
  });
  routes.get(
    `${BASE}/*`,
    serveStatic({
      root: relative(process.cwd(), distDir) || '.',
      index: 'no index',
      precompressed: true,
      rewriteRequestPath: (path) => path.slice(BASE.length),
    }),
  );
  // A missing asset is missing; only addresses of screens get the page.
  routes.get(`${BASE}/assets/*`, (c) => c.notFound());
  routes.get(`${BASE}/*`, (c) => {
    const nonce = randomBytes(16).toString('base64');
    c.header('Content-Security-Policy', pagePolicy(nonce));
    return c.html(page.replace(NONCE_PLACEHOLDER, nonce));
  });
  return routes;
}
