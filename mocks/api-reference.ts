import { Hono } from 'hono';
import type { Plugin } from 'vite';
import { NONCE } from '../build/reference/reference-page.ts';
import { CONTRACT, CORE, REFERENCE, referencePolicy } from '../server/http/api-reference.ts';
import { newNonce } from '../server/http/compressed-template.ts';
import { referenceFiles } from './reference-files.ts';

// The reference in `npm run dev` and `npm run mock`, where the contract changes while they run. The built portal has the one of its build.

interface Answer {
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

/** The page, with a nonce of this answer, or the contract as a file; undefined for any other address. */
async function answer(address: string, acceptEncoding: string, isMock = false): Promise<Answer | undefined> {
  const path = address.replace(/[?#].*/, '');
  if (path !== REFERENCE && path !== CONTRACT && path !== CORE) return undefined;
  const { page, compressedPage, contract, core } = await referenceFiles(isMock);
  const isCompressed = /\bbr\b/.test(acceptEncoding);
  const nonce = newNonce();
  const headers: Record<string, string> = {
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(isCompressed && { 'Content-Encoding': 'br' }),
  };
  if (path !== REFERENCE) {
    const { text, compressed } = path === CORE ? core : contract;
    headers['Content-Type'] = 'application/yaml; charset=utf-8';
    headers['Content-Disposition'] = `attachment; filename="${path.slice(REFERENCE.length + 1)}"`;
    return { headers, body: isCompressed ? new Uint8Array(compressed) : text };
  }
  headers['Content-Type'] = 'text/html; charset=utf-8';
  headers['Content-Security-Policy'] = referencePolicy(nonce);
  return { headers, body: isCompressed ? new Uint8Array(compressedPage(nonce)) : page.replaceAll(NONCE, nonce) };
}

/** The reference as routes, for the mock. */
export function apiReferenceRoutes(): Hono {
  const routes = new Hono();
  for (const path of [REFERENCE, CONTRACT, CORE]) {
    routes.get(path, async (c) => {
      const found = await answer(path, c.req.header('accept-encoding') ?? '', true);
      return found ? c.body(found.body, 200, found.headers) : c.notFound();
    });
  }
  return routes;
}

/** The reference in Vite's development server. */
export function apiReference(): Plugin {
  return {
    name: 'api-reference',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use(async (request, response, next) => {
        try {
          const found = await answer(request.url ?? '', String(request.headers['accept-encoding'] ?? ''));
          if (!found) return next();
          response.writeHead(200, found.headers).end(found.body);
        } catch (error) {
          next(error);
        }
      });
    },
  };
}
