/** The operator's settings of the portal: docs/settings.md. The server has checked them. Each may be absent. */
export interface PortalSettings {
  product_name?: string;
  /** Names of screens, such as `players`. */
  screens_left_out?: readonly string[];
  /** Which areas of the contract's extensions the back end has. Absent: the portal finds out. */
  extensions?: 'all' | 'none' | readonly string[];
  /** Addresses of records in other systems, by the kind of record, with the id's name in braces. */
  links?: Readonly<Record<string, string>>;
  /** An e-mail address or a page. */
  support?: string;
}

/** They are in the page itself, so that nothing has to be fetched for them. The build, which draws pages too, has none. */
function inPage(): PortalSettings {
  const meta = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="portal-settings"]');
  return meta ? JSON.parse(meta.content) : {};
}

export const settings: PortalSettings = inPage();

/** Whether the operator has left out the screen at this path, or the screen that it belongs to. */
export const isLeftOut = (pathname: string): boolean =>
  settings.screens_left_out?.includes(pathname.split('/')[1] ?? '') ?? false;

/** The address of the record in another system; undefined where no link is set, or no address can contain the id. */
export function linkTo(kind: string, id: string): string | undefined {
  const template = settings.links?.[kind];
  // A browser takes these for steps in the path.
  if (!template || id === '.' || id === '..') return undefined;
  return template.replaceAll(`{${kind}_id}`, () => encodeURIComponent(id));
}
