import { build } from 'vite';
import { brotliCompressSync } from 'node:zlib';
await build({ root: process.cwd(), logLevel: 'error', build: { write: false }, plugins: [{ name: 'an', enforce: 'pre', generateBundle(_o, bundle) {
  const size = (f: string) => { const c = bundle[f] as any; return brotliCompressSync(c.code ?? c.source).length; };
  const chunks = Object.values(bundle).filter((c: any) => c.type === 'chunk') as any[];
  const closure = (c: any, seen = new Set<string>()) => { if (!seen.has(c.fileName)) { seen.add(c.fileName); for (const s of c.viteMetadata?.importedCss ?? []) seen.add(s); for (const i of c.imports) closure(bundle[i], seen); } return seen; };
  for (const c of chunks) { const route = c.moduleIds.find((id: string) => /src\/routes\/.*tsr-split/.test(id)); if (route) { const files = [...closure(c)]; if (route.includes('_admin/')) closure(chunks.find((x) => x.moduleIds.some((id: string) => id.includes('/_admin.tsx?tsr'))), new Set(files)).forEach((f: string) => files.includes(f) || files.push(f)); console.log(route.split('routes/')[1].slice(0, 40), files.reduce((a, f) => a + size(f), 0), files.map((f) => f.replace('assets/', '').replace(/-[\w-]{8}\./, '.') + ':' + size(f)).join(' ')); } }
  const only = process.env.ONLY;
  if (only) for (const c of chunks) if (c.fileName.includes(only)) { console.log('\n==', c.fileName, size(c.fileName));
    const groups = new Map<string, number>();
    for (const [id, m] of Object.entries(c.modules) as any) { const name = id.split('node_modules/').at(-1).replace(/^(@[^/]+\/[^/]+|[^/]+)\/(?:esm|dist)\/(?:esm\/)?(components\/)?/, '$1 ').split('/')[0].slice(0, 60) + (id.includes('components/') ? '/' + id.split('components/')[1].split('/')[0] : ''); groups.set(name, (groups.get(name) ?? 0) + m.renderedLength); }
    for (const [n, s] of [...groups].sort((a, b) => b[1] - a[1]).slice(0, 45)) console.log('  ', s, n); }
}}] });
