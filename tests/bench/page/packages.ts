import { SourceMap } from 'node:module';
import { build, type Rolldown } from 'vite';

/**
 * Builds the portal again, with source maps, in memory: the chunks have the same names as those in dist/.
 *
 * @returns a function that names the package, or the module of ours, that a position in a chunk comes from
 */
export async function packagesOf(): Promise<(url: string, line: number, column: number) => string> {
  const built = (await build({
    logLevel: 'error',
    build: { write: false, sourcemap: 'hidden' },
  })) as Rolldown.RolldownOutput;
  const maps = new Map(
    built.output.flatMap((file) =>
      file.type === 'chunk' && file.map ? [[file.fileName, new SourceMap(file.map as never)] as const] : [],
    ),
  );
  return (url, line, column) => {
    const file = url.replace(/^.*\/admin-panel\//, '');
    const entry = maps.get(file)?.findEntry(line, column);
    const source = entry && 'originalSource' in entry ? entry.originalSource : undefined;
    if (source === undefined) return url.replace(/^.*\//, '') || url;
    const [, name] = /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(source) ?? [];
    return name ?? source.replace(/^.*?src\//, 'src/');
  };
}
