import type { Area } from '../../src/generated/extensions.ts';

/** The operator's settings of the portal, which server/start/portal-settings.ts reads. Each may be absent. */
export interface PortalSettings {
  product_name?: string | undefined;
  /** Names of screens, such as `players`. */
  screens_left_out?: readonly string[] | undefined;
  /** Which areas of the contract's extensions the back end has. Absent: the portal finds out. */
  extensions?: 'all' | 'none' | readonly Area[] | undefined;
  /** Addresses of records in other systems, by the kind of record, with the id's name in braces. */
  links?: Readonly<Record<string, string>> | undefined;
  /** An e-mail address or a page. */
  support?: string | undefined;
}

/** The product's name as the build writes it into each page: in its title and above the menu. */
const BUILT_NAME = /Coinop(?= Admin<\/title>)|(?<=>)Coinop(?=<!-- --> <b>Admin<\/b>)/g;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? '');

/**
 * A built page with the settings: as data that src/lib/settings.ts reads, and in all that the page shows and does before the
 * portal's code is there. No script is added, so the content security policy stays as it is.
 */
export function withSettings(page: string, settings: PortalSettings): string {
  const { product_name: name, screens_left_out: leftOut = [], extensions } = settings;
  const data = `<meta name="portal-settings" content="${escaped(JSON.stringify(settings))}">`;
  const hidden = [...leftOut.map((screen) => `[href="/admin-panel/${screen}"]`), ...beyondOf(extensions)];
  return page
    .replaceAll(BUILT_NAME, (built) => (name === undefined ? built : escaped(name)))
    .replaceAll(CALL, (...found) => callWithin(found, extensions))
    .replace('</title>', (end) => end + data)
    .replace('</style>', (end) => hidden.map((part) => `[data-shell] ${part}{display:none}`).join('') + end);
}

/** The controls in a page's first picture that need what the back end lacks, or may lack. */
function beyondOf(extensions: PortalSettings['extensions']): string[] {
  if (extensions === 'all') return [];
  const there = Array.isArray(extensions) ? extensions.map((area) => `:not([data-beyond="${area}"])`) : [];
  return ['[data-explains]', `[data-beyond]${there.join('')}`];
}

/** Whether a built page shows a screen of extensions that the back end lacks: its first call is the screen's own. */
export function isOfAbsent(page: string, { extensions }: PortalSettings): boolean {
  const [first] = page.matchAll(/<meta name="call"[^>]*>/g);
  return first !== undefined && first[0].replace(CALL, (...found) => callWithin(found, extensions)) === '';
}

/** A call that the page makes at once. build/pages.ts says what is beyond the specification: the call, or these parameters. */
const CALL = /<meta name="call" content="([^"]*)"([^>]*?) data-area="([^"]*)" data-beyond="([^"]*)">/g;

/** The call as the back end has it, if it does. While nobody knows, src/first-paint/boot.ts judges. */
function callWithin(
  [call, address = '', demand = '', area = '', beyond = '']: string[],
  extensions: PortalSettings['extensions'],
): string {
  if (extensions === undefined) return call ?? '';
  const isThere = extensions === 'all' || (extensions !== 'none' && extensions.some((one) => one === area));
  if (!isThere && beyond === 'call') return '';
  const [path = '', query = ''] = address.split('?');
  const names = isThere ? [] : beyond.split(' ');
  const rest = query.split('&amp;').filter((part) => part !== '' && !names.includes(part.split('=')[0] ?? ''));
  return `<meta name="call" content="${[path, rest.join('&amp;')].filter(Boolean).join('?')}"${demand}>`;
}
