import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { COMMIT_FILE, SHORT_COMMIT } from '../server/db/release.ts';
import { bundledPackages, COPIED, readLock, serverPackages } from './release-packages.ts';

// `npm run package`: coinop-admin-<version>-<commit>.tgz with the built portal, the server, and the packages that the server imports, so that it
// runs on Node 24 alone; with it a bill of materials and a checksum. The same commit and the same packages give the same bytes.

const root = fileURLToPath(new URL('..', import.meta.url));
const out = process.argv[2] ?? join(root, 'release');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

/** Files that no program reads at run time: snapshots for `npm run generate:migration`, types and source maps of packages. */
const UNREAD =
  /\/migrations\/meta\/\d+_snapshot\.json$|\/node_modules\/.*(\.d\.[cm]?ts|\.map)$|\/node_modules\/\.[^/]+$/;
/** Pages and pictures of which only a clone has a use. */
const OF_A_CLONE =
  /\/docs\/((figures|mock-and-sdk|own-back-end|product-spec|security-asvs|simulated-days|spec-coverage)\.md|.*\.webp)$/;
/** Of the decisions, those to which the pages for operators lead. */
const OF_OPERATORS = new RegExp(
  `/docs/decisions/(${[
    'how-are-migrations-known',
    'how-do-people-and-programs-sign-in',
    'how-do-the-platforms-records-come-in',
    'how-does-the-platform-hear-of-decisions',
    'how-is-a-server-measured',
    'how-is-a-withdrawal-paid-once',
    'what-does-a-connection-set',
    'what-does-the-audit-log-prove',
    'what-if-a-backup-is-restored',
    'what-keeps-the-books-right',
    'when-is-a-second-factor-asked-for',
    'who-may-change-and-see-whom',
    'who-sees-a-compliance-hold',
  ].join('|')})\\.md$`,
);
const isPacked = (path: string) =>
  !UNREAD.test(path) && !OF_A_CLONE.test(path) && (!/\/docs\/decisions\/[^/]+$/.test(path) || OF_OPERATORS.test(path));

const git = (...args: string[]) => {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return undefined;
  }
};
const commit = git('rev-parse', 'HEAD');
// A release with uncommitted changes says so wherever its version is shown.
const isDirty = commit !== undefined && git('status', '--porcelain') !== '';
const version = `${manifest.version}${isDirty ? '-dirty' : ''}`;
/** The version and the commit, as names of files, folders and images have them. */
const tag = [version, commit?.slice(0, SHORT_COMMIT)].filter((part) => part !== undefined).join('-');
const name = `${manifest.name}-${tag}`;
/** Seconds: the time of everything in the release. */
const time = Number(process.env.SOURCE_DATE_EPOCH ?? git('log', '-1', '--format=%ct') ?? 0);

const README = `# Coinop Admin ${tag}

[Fifteen minutes to a server](docs/install.md) begins here, and [operating it](docs/operations.md) says what everything is for. Without settings, \`npm start\` serves a
demo on this machine, with Node.js 24.18 or newer. [Releases](RELEASES.md) says what is new.
`;

const lock = readLock(root);
const staging = mkdtempSync(join(tmpdir(), 'coinop-release-'));
try {
  mkdirSync(out, { recursive: true });
  const folder = join(staging, name);
  const copy = (path: string) =>
    cpSync(join(root, path), join(folder, path), {
      recursive: true,
      // A package may be a link.
      dereference: true,
      filter: isPacked,
    });
  for (const path of COPIED) copy(path);
  for (const path of serverPackages(root, lock)) copy(path);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(ownManifest(), null, 2)}\n`);
  if (commit !== undefined) writeFileSync(join(folder, COMMIT_FILE), `${commit}\n`);
  writeFileSync(join(folder, 'README.md'), README);
  for (const page of globSync(['*.md', 'docs/**/*.md', 'sdk/*.md'], { cwd: folder })) unlink(join(folder, page));
  for (const file of ['Dockerfile', 'compose.yaml']) nameImage(join(folder, file));
  const bill = `${JSON.stringify(billOfMaterials(), null, 2)}\n`;
  writeFileSync(join(folder, 'sbom.cdx.json'), bill);
  const archive = gzipSync(tarOf(staging, name), { level: 9 });
  const file = join(out, `${name}.tgz`);
  writeFileSync(file, archive);
  writeFileSync(join(out, `${name}.cdx.json`), bill);
  const sum = createHash('sha256').update(archive).digest('hex');
  writeFileSync(`${file}.sha256`, `${sum}  ${basename(file)}\n`);
  const megabytes = (archive.length / 1e6).toFixed(1);
  const of = `${commit ?? 'no known commit'}${isDirty ? ' and of files that are not committed' : ''}`;
  process.stdout.write(`${file}\n${megabytes} MB, SHA-256 ${sum}, of ${of}\n`);
} finally {
  rmSync(staging, { recursive: true });
}

/** Ours with the commands that the release has; npm is only a way to call them. */
function ownManifest(): object {
  const { type, license, engines, scripts } = manifest;
  // The portal of a release is built.
  const start = scripts.start.replace('build/start.ts', 'server/main.ts');
  const own = Object.entries<string>({ ...scripts, start }).filter(([, command]) =>
    / server\/(main|cli\/\w+|payments\/rail\/serve-simulator)\.ts$/.test(command),
  );
  return { name: manifest.name, version, private: true, type, license, engines, scripts: Object.fromEntries(own) };
}

/** A link of a page to what is not in the release becomes its text; comments are for the programs of a clone. */
function unlink(page: string): void {
  const text = readFileSync(page, 'utf8').replaceAll(/^<!--.*-->\n/gm, '');
  const linked = text.replaceAll(/\[([^\]]+)\]\((?!\w+:|#)([^)#\s]+)[^)]*\)/g, (link, words, target) =>
    existsSync(join(dirname(page), target)) ? link : words,
  );
  writeFileSync(page, linked);
}

/** The image of one release does not take the place of another one's. */
function nameImage(file: string): void {
  const unnamed = new RegExp(`(?<=image: |docker build -t )${manifest.name}(?=\\s)`, 'g');
  writeFileSync(file, readFileSync(file, 'utf8').replace(unnamed, `${manifest.name}:${tag}`));
}

/** CycloneDX: the packages of the server and those that are bundled into the portal. */
function billOfMaterials(): object {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx', '--sbom-type=application'];
  const text = execFileSync('npm', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
  // The number and the time are other ones each time, and npm takes the name from the folder.
  const { serialNumber: _, ...all } = JSON.parse(text);
  // `--omit=dev` would leave out what a development dependency needs too, such as React.
  const wanted = bundledPackages(lock);
  const isWanted = (reference: string) => wanted.has(reference) || reference === all.metadata.component['bom-ref'];
  const components = all.components.filter((one: { 'bom-ref': string }) => isWanted(one['bom-ref']));
  const dependencies = all.dependencies
    .filter(({ ref }: { ref: string }) => isWanted(ref))
    .map(({ ref, dependsOn }: { ref: string; dependsOn: string[] }) => ({
      ref,
      dependsOn: dependsOn.filter(isWanted),
    }));
  const found = new Set(components.map((one: { 'bom-ref': string }) => one['bom-ref']));
  for (const reference of wanted) if (!found.has(reference)) throw new Error(`npm sbom does not have ${reference}`);
  const component = { ...all.metadata.component, name: manifest.name, version: tag };
  const timestamp = new Date(time * 1_000).toISOString();
  return { ...all, metadata: { ...all.metadata, timestamp, component }, components, dependencies };
}

/** By GNU tar, which can leave out of the archive what differs from one machine to the next. */
function tarOf(parent: string, directory: string): Buffer {
  const same = ['--sort=name', `--mtime=@${time}`, '--owner=0', '--group=0', '--numeric-owner', '--mode=u=rwX,go=rX'];
  const args = ['--create', '--format=gnu', ...same, '--directory', parent, directory];
  return execFileSync('tar', args, { maxBuffer: 1_000_000_000 });
}
