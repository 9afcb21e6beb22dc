// Run in the page, by themselves: nothing of this file is there.

export type Kind = 'button' | 'checkbox' | 'field' | 'heading' | 'menuitem' | 'text';

/** The newest such element on the screen, by its name as a person reads it; dialogs are the newest. Not every engine answers for roles and names together. */
export function findInPage(kind: Kind, name: string): HTMLElement | null {
  // The prerendered page is about to be replaced.
  if (document.querySelector('[data-shell]')) return null;
  const selector = {
    // One that is still disabled is waited for, as a person would.
    button: 'button:not(:disabled, [aria-disabled=true]), a[href]',
    checkbox: 'input[type=checkbox]',
    field: 'input:not([type=checkbox]), select, textarea',
    heading: 'h1, h2, h3',
    menuitem: '[role=menuitem]',
    text: '*',
  }[kind];
  const nameOf = (element: HTMLElement) => {
    const label = element.getAttribute('aria-label') ?? (element as HTMLInputElement).labels?.[0]?.textContent;
    return (label ?? element.textContent ?? '').replace(/\s*\*$/, '').trim();
  };
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const scope = dialogs.findLast((dialog) => dialog.checkVisibility());
  const within = kind === 'text' || kind === 'menuitem' ? document : (scope ?? document);
  const all = [...within.querySelectorAll<HTMLElement>(selector)];
  return all.findLast((element) => element.checkVisibility() && nameOf(element) === name) ?? null;
}

/** What the API answers to the page's session. */
export async function readInPage(path: string) {
  const { token } = JSON.parse(localStorage.getItem('coinop.session') ?? '{}');
  return (await fetch(path, { headers: { authorization: `Bearer ${token}` } })).json();
}
