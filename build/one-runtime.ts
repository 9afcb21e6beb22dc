import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const RUNTIME = /^rolldown-runtime-.*\.js$/;
/** `import{r as e,t}from"./rolldown-runtime-X.js";` */
const IMPORT = /import\{([^}]*)\}from"\.\/rolldown-runtime-[^"]*";?/;

/**
 * Moves Rolldown's runtime, 400 bytes that every script imports, from a file of its own into the entry's first line: on a slow connection a
 * request costs more. Rolldown has no option for it.
 */
export function oneRuntime(): Plugin {
  return {
    name: 'one-runtime',
    apply: 'build',
    writeBundle: ({ dir = 'dist' }) => moveRuntime(dir),
  };
}

export function moveRuntime(dir: string): void {
  const assets = join(dir, 'assets');
  const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
  const runtime = scripts.find((name) => RUNTIME.test(name));
  const page = readFileSync(join(dir, 'index.html'), 'utf8');
  const entry = /<script type="module"[^>]* src="[^"]*\/assets\/([^"]+)"/.exec(page)?.[1];
  if (!runtime || !entry) return;
  const [, code = '', exported = ''] =
    /^([\s\S]*?);export\{([^}]*)\};?\s*$/.exec(readFileSync(join(assets, runtime), 'utf8')) ?? [];
  const names = new Map(exported.split(',').map((pair) => pair.split(' as ').toReversed() as [string, string]));
  const own = (name: string) => `$rolldown_${name}`;
  const list = [...names.keys()];
  const line = `const[${list.map(own)}]=(()=>{${code};return[${list.map((name) => names.get(name))}]})();\n`;
  for (const name of scripts) {
    const path = join(assets, name);
    const text = readFileSync(path, 'utf8');
    if (name === runtime || !text.includes(runtime)) continue;
    const pairs = (IMPORT.exec(text)?.[1] ?? '')
      .split(',')
      .filter(Boolean)
      .map((pair) => pair.split(' as '));
    const imported =
      name === entry
        ? `const ${pairs.map(([from = '', as = from]) => `${as}=${own(from)}`)};`
        : `import{${pairs.map(([from = '', as = from]) => `${own(from)} as ${as}`)}}from"./${entry}";`;
    const moved = text.replace(IMPORT, imported).replaceAll(`assets/${runtime}`, `assets/${entry}`);
    writeFileSync(path, name === entry ? `${line}${moved}\nexport{${list.map(own)}};` : moved);
  }
  for (const name of readdirSync(dir).filter((each) => each.endsWith('.html'))) {
    const path = join(dir, name);
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, html.replaceAll(new RegExp(`<link rel="modulepreload"[^>]*${runtime}">\\s*`, 'g'), ''));
  }
  rmSync(join(assets, runtime));
}
