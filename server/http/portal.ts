import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { CONTRACT, CORE } from './api-reference.ts';
import type { AppEnv } from './app-env.ts';
import { BEST, type CompressedTemplate, compressTemplate, newNonce } from './compressed-template.ts';
import { pagePolicy } from './security-headers.ts';
import { isOfAbsent, type PortalSettings, withSettings } from './settings-in-page.ts';

/** The portal's path, without the trailing slash that its relative URLs need. */
const BASE = '/admin-panel';
/** The addresses of screens that have a record's id in their path. */
const PLAYERS = `${BASE}/players/`;

/** The placeholder that the built page has in place of each nonce. */
export const NONCE_PLACEHOLDER = '__CSP_NONCE__';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Serves the built portal: hashed assets are immutable, pages are always revalidated, and every address of a screen gets a page.
 *
 * @param hasSignOn there is single sign-on: the page's root element says so, and its styles show the button
 * @param settings the operator's; this server has all extensions, unless they say otherwise
 */
export function portal(distDir: string, hasSignOn = false, settings: PortalSettings = {}): Hono<AppEnv> {
  const routes = new Hono<AppEnv>();
  routes.get('/', (c) => c.redirect(`${BASE}/`));
  routes.get(BASE, (c) => c.redirect(`${BASE}/`));

  const pages = readPages(distDir, { extensions: 'all', ...settings }, hasSignOn);
  if (!pages.has('index')) return routes;

  routes.use(`${BASE}/*`, async (c, next) => {
    await next();
    // An asset's name contains its content hash. Everything else is revalidated, and so is a 404.
    const immutable = c.res.ok && c.req.path.startsWith(`${BASE}/assets/`);
    if (c.res.ok && (c.req.path === CONTRACT || c.req.path === CORE))
      c.header('Content-Type', 'application/yaml; charset=utf-8');
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
  // A missing file is a 404; only addresses of screens get the page. A player's may end like a file, as an id may.
  routes.get(`${BASE}/assets/*`, (c) => c.notFound());
  routes.get(`${BASE}/*`, (c, next) => {
    const isFile = /\.(json|map|ya?ml)$/i.test(c.req.path) && !c.req.path.startsWith(PLAYERS);
    return isFile ? c.notFound() : next();
  });
  routes.get(`${BASE}/*`, async (c) => {
    const page = pages.get(c.req.path.slice(BASE.length + 1)) ?? pages.get('index');
    const nonce = newNonce();
    c.header('Content-Security-Policy', pagePolicy(nonce, page?.scriptHashes));
    c.header('Vary', 'Accept-Encoding');
    if (!page || !/\bbr\b/.test(c.req.header('accept-encoding') ?? '')) {
      return c.html(page?.html.replaceAll(NONCE_PLACEHOLDER, nonce) ?? '');
    }
    const template = await compressedPage(page);
    c.header('Content-Encoding', 'br');
    c.header('Content-Type', 'text/html; charset=UTF-8');
    return c.body(new Uint8Array(template(nonce)));
  });
  return routes;
}

interface BuiltPage {
  /** In the built portal. */
  file: string;
  html: string;
  /** Hashes of the inline scripts, for the content security policy. */
  scriptHashes: string[];
  /** Created on first use. */
  compressed?: Promise<CompressedTemplate>;
}

/** The first visitors do not wait for the best compression. */
function compressedPage(page: BuiltPage): Promise<CompressedTemplate> {
  if (!page.compressed) {
    page.compressed = compressTemplate(page.html, NONCE_PLACEHOLDER);
    compressTemplate(page.html, NONCE_PLACEHOLDER, BEST).then(
      (best) => {
        page.compressed = Promise.resolve(best);
      },
      () => undefined,
    );
  }
  return page.compressed;
}

/** One page per screen, keyed by the screen's path ('' for the dashboard); 'index' serves all other paths. */
export function readPages(distDir: string, settings: PortalSettings, hasSignOn = false): Map<string, BuiltPage> {
  const files = existsSync(distDir) ? readdirSync(distDir).filter((name) => name.endsWith('.html')) : [];
  return new Map(
    files.flatMap((name) => {
      const screen = name.slice(0, -'.html'.length);
      const asBuilt = readFileSync(`${distDir}/${name}`, 'utf8');
      // The page for all other paths says that there is no such screen, or that it is coming soon.
      if (settings.screens_left_out?.includes(screen) || isOfAbsent(asBuilt, settings)) return [];
      const built = withSettings(asBuilt, settings);
      const html = hasSignOn ? built.replace('<html ', '<html data-sign-on ') : built;
      const scripts = [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(([, text]) => text ?? '');
      const scriptHashes = scripts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
      return [[screen === 'dashboard' ? '' : screen, { file: name, html, scriptHashes }] as const];
    }),
  );
}
