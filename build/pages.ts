import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { createServer, type Plugin, type Rolldown } from 'vite';
import { matchOperation } from '../openapi/match-operation.ts';
import { OPERATIONS } from '../src/generated/operations.ts';
import { scopedName } from './class-names.ts';
import { UNUSED_COLORS } from './mantine.ts';
import type { Shell } from './render-shell.tsx';
import { replaceOnce } from './replace-once.ts';

// Builds one page per screen, besides index.html, which serves all other addresses. On a slow connection the page
// arrives long before the scripts: it shows the screen's first render, and names the files and API calls that the
// screen needs, so that the browser requests them all at once. docs/decisions/why-one-page-per-screen.md explains this.

/** Every file in src/routes that is a screen: 'login', 'index', 'transactions' … Those of one record, whose address differs, have the page of all others. */
const SCREENS = ['', '_admin/'].flatMap((folder) =>
  readdirSync(`src/routes/${folder}`)
    .filter((file) => /^[a-z][a-z-]*\.tsx$/.test(file))
    .map((file) => ({ name: basename(file, '.tsx'), module: `src/routes/${folder}${file}` })),
);
/** The route guard, with the app shell around all screens but the sign-in page. */
const FRAME = 'src/routes/_admin.tsx';

/** The content that src/main.tsx loads: the sign-in form, or the portal. */
const SIGN_IN = 'src/first-paint/sign-in.tsx';
const PORTAL = 'src/portal.tsx';

/** The id of the prerendered page's last part. */
const LAST = 'all';

type Bundle = Rolldown.OutputBundle;

export function pages(): Plugin {
  return {
    name: 'pages',
    apply: (_config, { mode, command }) => command === 'build' && mode !== 'mock',
    // After Vite has added its tags to index.html.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const html = textOf(bundle, 'index.html');
      const renderer = await shellRenderer();
      let variables = '';
      try {
        for (const { name, module } of SCREENS) {
          const screen = name === 'index' ? 'dashboard' : name;
          const shell = await renderer.draw(name === 'index' ? '' : name);
          variables = variablesOf(shell.html);
          const files = filesOf(bundle, name === 'login' ? [SIGN_IN] : [PORTAL, FRAME, module]);
          const source = pageOf(screen, html, shell, files, bundle);
          // The content security policy allows inline scripts by hash, and there is only one: src/first-paint/boot.ts.
          if (source.split('<script').length - source.split('<script type="module"').length !== 1) {
            throw new Error(`${screen}.html holds another script than src/first-paint/boot.ts`);
          }
          this.emitFile({ type: 'asset', fileName: `${screen}.html`, source });
        }
        const all = bundle['index.html'] as Rolldown.OutputAsset;
        all.source = replaceOnce(html, '</head>', `<style nonce="__CSP_NONCE__">${variables}</style>\n</head>`);
      } finally {
        await renderer.close();
      }
    },
  };
}

/** Vite loads the application as in development, so nothing has to be built for it. */
async function shellRenderer() {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    // The names that the built styles have.
    css: { modules: { generateScopedName: scopedName } },
  });
  const { renderShell } = await server.ssrLoadModule('/build/render-shell.tsx');
  return { draw: renderShell as (path: string) => Promise<Shell>, close: () => server.close() };
}

/**
 * index.html with the prerendered screen instead of the spinner, and the screen's files and calls listed in its head.
 */
function pageOf(name: string, index: string, { html, calls }: Shell, files: string[], bundle: Bundle): string {
  const { markup, rules } = withoutStyleAttributes(html.replace(VARIABLES, ''));
  const linked = [...index.matchAll(/<link rel="stylesheet"[^>]*href="\/admin-panel\/([^"]+)">/g)].map(
    (link) => link[1] ?? '',
  );
  const styles = [...new Set([...linked, ...files.filter((file) => file.endsWith('.css'))])];
  const font = Object.keys(bundle).find((file) => file.endsWith('.woff2') && file.includes('ascii'));
  const first = [
    `<meta name="screen" content="${name}">`,
    `<meta name="font" content="/admin-panel/${font}">`,
    ...calls.map((call) => `<meta name="call" content="${call.replaceAll('&', '&amp;')}"${demandOf(call)}>`),
    // Before src/first-paint/boot.ts starts the calls: over HTTP/1.1 a browser has six connections, and the scripts take longest.
    ...files
      .filter((file) => file.endsWith('.js'))
      .map((file) => `<link rel="modulepreload" crossorigin href="/admin-panel/${file}">`),
  ];
  const looks = [
    // Not painted before its last part is parsed: what is beside a part that is still missing would move.
    name !== 'login' && `<link rel="expect" href="#${LAST}" blocking="render">`,
    // Inlined, so that the first paint waits for no file.
    `<style nonce="__CSP_NONCE__">${styles.map((file) => textOf(bundle, file)).join('')}${variablesOf(html)}${rules}</style>`,
    // `disabled`, so that it is not requested: Vite's loader assumes that a style with a link in the page is already loaded.
    ...styles.map((file) => `<link rel="stylesheet" href="/admin-panel/${file}" disabled>`),
  ];
  const styling = looks.filter(Boolean).join('\n');
  if (linked.length === 0) throw new Error('index.html links no style');
  if (font === undefined) throw new Error('The build has no font');
  const head = replaceOnce(
    index.replace(/<link rel="stylesheet"[^>]*>/g, ''),
    '<script>',
    `${first.join('\n')}\n<script>`,
  );
  const styled = replaceOnce(head, '</head>', `${styling}\n</head>`);
  const shell = name === 'login' ? form(markup) : picture(markup);
  return replaceOnce(styled, /<div id="root">[\s\S]*?<\/div>\s*<\/div>/, `<div id="root">${shell}</div>`);
}

/**
 * The permission that a call needs, so that src/first-paint/boot.ts makes no call that would be refused, and what is beyond the
 * specification in it, which a back end may lack.
 */
function demandOf(call: string): string {
  const [path = '', query] = call.split('?');
  const operations = Object.entries(OPERATIONS).map(([route, operation]) => ({ route, ...operation }));
  const { permission, area, beyond } = matchOperation(operations, 'GET', path)?.operation ?? {};
  const given = [...new URLSearchParams(query).keys()];
  const extra = beyond === 'call' ? [beyond] : given.filter((name) => beyond?.includes(name));
  return [
    permission && ` data-permission="${permission}"`,
    extra.length > 0 && ` data-area="${area}" data-beyond="${extra.join(' ')}"`,
  ]
    .filter(Boolean)
    .join('');
}

/** Input in the prerendered form is kept: src/features/session/typed-before.ts. */
const form = (markup: string) => `<div data-shell>${markup}</div>`;

/** `inert`: nothing can be focused before it works. */
const picture = (markup: string) =>
  `<div data-shell inert aria-hidden="true" aria-disabled="true">${markup}</div><span id="${LAST}" class="boot-words" role="status">Loading…</span>`;

/** The variables of the unused colours, but for the one that theme.ts sets. */
const UNUSED = new RegExp(`--mantine-color-(?!blue-filled:)(?:${UNUSED_COLORS})-[\\w-]+:[^;}]*;?`, 'g');

/** The elements in which Mantine sets the variables of theme.ts. The page has them in its own styles, and React writes none (build/mantine.ts). */
const VARIABLES = /<style data-mantine-styles="true"[^>]*>(.*?)<\/style>/gs;

function variablesOf(html: string): string {
  const variables = [...html.matchAll(VARIABLES)].map(([, text]) => text).join('');
  if (variables === '') throw new Error('Mantine wrote no variables');
  return variables.replace(UNUSED, '');
}

/** The content security policy forbids style attributes: each becomes a rule of equal specificity. */
function withoutStyleAttributes(html: string): { markup: string; rules: string } {
  const numbers = new Map<string, number>();
  const markup = html.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const number = numbers.get(style) ?? numbers.size;
    numbers.set(style, number);
    return ` data-style="${number}"`;
  });
  const rules = [...numbers].map(
    ([style, number]) =>
      `#root [data-style="${number}"]{${style.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&amp;', '&')}}`,
  );
  return { markup, rules: rules.join('') };
}

/** The files of index.html's script and of these modules' chunks, with everything that they import. */
function filesOf(bundle: Bundle, modules: string[]): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) {
      const part = bundle[imported];
      if (part?.type === 'chunk') visit(part);
    }
  };
  // The router's plugin splits a route module into chunks; this query marks them.
  const isWanted = (id: string) =>
    modules.some((module) => id.endsWith(`/${module}`) || id.includes(`/${module}?tsr-split=`));
  for (const chunk of chunks) {
    if (chunk.isEntry || chunk.moduleIds.some(isWanted)) visit(chunk);
  }
  return [...files];
}

function textOf(bundle: Bundle, name: string): string {
  const part = bundle[name];
  if (part?.type !== 'asset') throw new Error(`The build has no ${name}`);
  return String(part.source);
}
