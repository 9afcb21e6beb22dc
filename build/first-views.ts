import type { Plugin } from 'vite';

// Finds which first views need a module of src/, or an icon. The groups of chunks in vite.config.ts follow from that. Other packages are
// not looked at: a package's index file imports all of it, and only Rolldown knows how little of that is used.

/** The module that each first view begins with. The router's plugin splits the component off a route's module. */
const BEGINNINGS = [
  { view: 'entry', begins: /\/index\.html$/ },
  { view: 'sign-in', begins: /\/src\/first-paint\/sign-in\.tsx$/ },
  { view: 'portal', begins: /\/src\/(portal\.tsx|routes\/_admin\.tsx\?tsr-split=component.*)$/ },
];
const SCREEN = /\/src\/routes\/_admin\/([\w.$-]+)\.tsx\?tsr-split=component/;

/** The view of all code that the frame asks for after the first view of any screen: the stream of changes, questions, the palette. */
const LATER = 'later';

/** A module that this many screens need is in the chunk that all screens load. Icons are smaller than a request. */
const many = (id: string) => (isIcon(id) ? 2 : 4);

const isIcon = (id: string) => id.includes('/lucide-react/dist/esm/icons/');
const isPackage = (id: string) => id.includes('/node_modules/') && !isIcon(id);

/** The first views that need a module, by its id. */
const viewsOf = new Map<string, Set<string>>();

export function firstViews(): Plugin {
  return {
    name: 'first-views',
    apply: 'build',
    buildEnd() {
      const visit = (id: string, view: string) => {
        const views = viewsOf.get(id) ?? new Set();
        if (views.has(view) || isPackage(id)) return;
        viewsOf.set(id, views.add(view));
        for (const imported of this.getModuleInfo(id)?.importedIds ?? []) visit(imported, view);
      };
      const begun = [...this.getModuleIds()].map((id) => ({ id, view: beginningOf(id) }));
      for (const { id, view } of begun) if (view) visit(id, view);
      for (const { id, view } of begun) {
        if (
          !view &&
          !id.includes('?tsr-split') &&
          this.getModuleInfo(id)?.dynamicImporters.some((asker) => needs(asker, 'portal'))
        )
          visit(id, LATER);
      }
    },
  };
}

const beginningOf = (id: string) => BEGINNINGS.find(({ begins }) => begins.test(id))?.view ?? screenOf(id);

function screenOf(id: string): string | undefined {
  const name = SCREEN.exec(id)?.[1]?.replaceAll(/[^a-z-]+/g, '-');
  return name === 'index' ? 'dashboard' : name;
}

const needs = (id: string, view: string) => viewsOf.get(id)?.has(view) ?? false;

/** The sign-in form needs it, and every screen. */
export const isBase = (id: string) => needs(id, 'entry') || (needs(id, 'sign-in') && needs(id, 'portal'));

const screensOf = (id: string) => [...(viewsOf.get(id) ?? [])].filter((view) => view !== LATER).sort();

/** Every screen needs it, or many do. */
export const isPortal = (id: string) => needs(id, 'portal') || screensOf(id).length >= many(id);

/**
 * The name of a chunk for the few screens that need it; null if no first view does. What the frame asks for later must not bring a whole
 * screen, so the part that it needs too is a chunk of its own. The screen's dialogs may: another request costs more.
 */
export const fewScreens = (id: string) => {
  const screens = screensOf(id);
  if (screens.length === 0 || screens.length >= many(id)) return null;
  return screens.length === 1 && needs(id, LATER) ? `${screens[0]}-shared` : screens.join('-');
};
