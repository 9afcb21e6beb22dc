import { Hono } from 'hono';
import type { Plugin } from 'vite';
import { newNonce } from '../server/http/compressed-template.ts';
import { NONCE, referenceFiles } from './reference-files.ts';

// The contract as a page, for those who develop and test: `npm run dev` and `npm run mock` serve it, the real server does not.

export const API_REFERENCE = '/admin-panel/api-reference';
const CONTRACT = `${API_REFERENCE}/admin-api.yaml`;

interface Answer {
  headers: Record<string, string>;
  body: string | Uint8Array<ArrayBuffer>;
}

/** The page, with a nonce of this answer, or the contract as a file; undefined for any other address. */
async function answer(address: string, acceptEncoding: string): Promise<Answer | undefined> {
  const path = address.replace(/[?#].*/, '');
  if (path !== API_REFERENCE && path !== CONTRACT) return undefined;
  const { page, compressedPage, contract, compressedContract } = await referenceFiles();
  const isCompressed = /\bbr\b/.test(acceptEncoding);
  const nonce = newNonce();
  const headers: Record<string, string> = {
    'Cache-Control': 'no-cache',
    Vary: 'Accept-Encoding',
    ...(isCompressed && { 'Content-Encoding': 'br' }),
  };
  if (path === CONTRACT) {
    headers['Content-Type'] = 'application/yaml; charset=utf-8';
    headers['Content-Disposition'] = 'attachment; filename="admin-api.yaml"';
    return { headers, body: isCompressed ? new Uint8Array(compressedContract) : contract };
  }
  headers['Content-Type'] = 'text/html; charset=utf-8';
  headers['Content-Security-Policy'] = contentSecurityPolicy(nonce);
  return { headers, body: isCompressed ? new Uint8Array(compressedPage(nonce)) : page.replaceAll(NONCE, nonce) };
}

/** Only what is in the page, which may call where it comes from and nobody else. Redoc sets style attributes. */
function contentSecurityPolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src-elem 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "connect-src 'self'",
    "img-src 'self' data:",
    'font-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The reference as routes, for the mock. */
export function apiReferenceRoutes(): Hono {
  const routes = new Hono();
  for (const path of [API_REFERENCE, CONTRACT]) {
    routes.get(path, async (c) => {
      const found = await answer(path, c.req.header('accept-encoding') ?? '');
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
