import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { createServer, type Plugin, type Rolldown } from 'vite';
import type { Shell } from './render-shell.tsx';

// One page for each screen, beside index.html, which is for all other addresses. Over a slow line it is there long before the
// scripts: it shows the screen's first frame, and names the files and the calls that the screen needs, so that the browser
// asks for all of them at once. docs/decisions/023 has the whole idea.

/** Every file in src/routes that is a screen: 'login', 'index', 'transactions' … */
const SCREENS = ['', '_admin/'].flatMap((folder) =>
  readdirSync(`src/routes/${folder}`)
    .filter((file) => /^[a-z-]+\.tsx$/.test(file))
    .map((file) => ({ name: basename(file, '.tsx'), module: `src/routes/${folder}${file}` })),
);
/** The wall and the frame around all screens but the sign-in page. */
const FRAME = 'src/routes/_admin.tsx';

type Bundle = Rolldown.OutputBundle;

export function pages(): Plugin {
  return {
    name: 'pages',
    apply: (_config, { mode, command }) => command === 'build' && mode !== 'mock',
    // After Vite has written what it knows into index.html.
    enforce: 'post',
    async generateBundle(_options, bundle) {
      const html = textOf(bundle, 'index.html').replace(
        /<script src="[^"]*boot\.js"><\/script>/,
        () => `<script>${readFileSync('public/boot.js', 'utf8').replace(/^ *\/\/.*\n/gm, '')}</script>`,
      );
      const index = bundle['index.html'];
      if (index?.type === 'asset') index.source = html;
      const renderShell = await shellRenderer();
      for (const { name, module } of SCREENS) {
        const shell = await renderShell.draw(name === 'index' ? '' : name);
        const files = filesOf(bundle, name === 'login' ? [module] : [FRAME, module]);
        this.emitFile({
          type: 'asset',
          fileName: `${name === 'index' ? 'dashboard' : name}.html`,
          source: pageOf(name, html, shell, files, bundle),
        });
      }
      await renderShell.close();
    },
  };
}

/** Vite loads the application as it does in development, where nothing has to be built for it. */
async function shellRenderer() {
  const server = await createServer({
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const { renderShell } = await server.ssrLoadModule('/build/render-shell.tsx');
  return { draw: renderShell as (path: string) => Promise<Shell>, close: () => server.close() };
}

function pageOf(name: string, html: string, { html: drawn, calls }: Shell, files: string[], bundle: Bundle): string {
  const styles = files.filter((file) => file.endsWith('.css'));
  const { markup, rules } = withoutStyleAttributes(drawn);
  const head = [
    `<meta name="screen" content="${name}" />`,
    ...calls.map((call) => `<meta name="call" content="${call.replaceAll('&', '&amp;')}" />`),
    ...files
      .filter((file) => file.endsWith('.js'))
      .map((file) => `<link rel="modulepreload" crossorigin href="/admin-panel/${file}">`),
  ];
  const linked = [...html.matchAll(/<link rel="stylesheet"[^>]*href="\/admin-panel\/([^"]+)">/g)].map(
    ([, file]) => file ?? '',
  );
  let page = html;
  if (name === 'login') {
    // The styles within the page: its first paint waits for nothing. As links that are off, because what the page has by a link
    // is not loaded again together with the screen's code.
    for (const file of [...linked, ...styles])
      head.push(`<style nonce="__CSP_NONCE__">${textOf(bundle, file)}</style>`);
    for (const file of styles) head.push(`<link rel="stylesheet" href="/admin-panel/${file}" disabled>`);
    page = page.replace(/<link rel="stylesheet"[^>]*>/g, '');
  } else {
    for (const file of styles) head.push(`<link rel="stylesheet" crossorigin href="/admin-panel/${file}">`);
  }
  head.push(`<style nonce="__CSP_NONCE__">${rules}</style>`);
  // What only looks as if it worked cannot be reached; the sign-in form keeps what is typed into it.
  const still = name === 'login' ? '' : ' inert aria-hidden="true" aria-disabled="true"';
  const words = name === 'login' ? '' : '<span class="boot-words" role="status">Loading…</span>';
  return page
    .replace('<script>', () => `${head.slice(0, 1 + calls.length).join('\n')}\n<script>`)
    .replace('</head>', () => `${head.slice(1 + calls.length).join('\n')}\n</head>`)
    .replace(
      /<div id="root">[\s\S]*?<\/div>\s*<\/div>/,
      () => `<div id="root"><div data-shell${still}>${markup}</div>${words}</div>`,
    );
}

/** The page's policy forbids style attributes: each becomes a rule that weighs as much. */
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

/** The files of these modules' chunks and of all that they import, without those of index.html itself. */
function filesOf(bundle: Bundle, modules: string[]): string[] {
  const chunks = Object.values(bundle).filter((part) => part.type === 'chunk');
  const files = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (chunk.isEntry || files.has(chunk.fileName)) return;
    files.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
    for (const imported of chunk.imports) {
      const part = bundle[imported];
      if (part?.type === 'chunk') visit(part);
    }
  };
  for (const module of modules) {
    // The router's plug-in splits a route into its address and the rest.
    const chunk = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.includes(`/${module}?tsr-split=`)));
    if (chunk) visit(chunk);
  }
  return [...files];
}

function textOf(bundle: Bundle, name: string): string {
  const part = bundle[name];
  if (part?.type !== 'asset') throw new Error(`The build has no ${name}`);
  return String(part.source);
}
