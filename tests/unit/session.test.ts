import { beforeEach, describe, expect, test, vi } from 'vitest';

const KEY = 'coinop.session';
const answer = { access_token: 'token-1', admin: { id: 'adm_1', username: 'admin', role: 'administrator' } };

class FakeStorage {
  private readonly kept = new Map<string, string>();
  broken = false;
  onChange = () => {};
  private check() {
    if (this.broken) throw new DOMException('blocked', 'SecurityError');
  }
  getItem(key: string) {
    this.check();
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, value: string) {
    this.check();
    this.kept.set(key, value);
    this.onChange();
  }
  removeItem(key: string) {
    this.check();
    if (this.kept.delete(key)) this.onChange();
  }
}

let local: FakeStorage;
let tab: FakeStorage;
let page: EventTarget;

/** Loads the module as a newly opened page would. */
async function openPage(): Promise<typeof import('../../src/session.ts')> {
  vi.resetModules();
  page = new EventTarget();
  vi.stubGlobal('window', page);
  return import('../../src/session.ts');
}

/** @param oldValue what was stored before, as the browser says it */
function otherTabChanged(key: string | null, oldValue: string | null = null) {
  page.dispatchEvent(Object.assign(new Event('storage'), { key, oldValue }));
}

beforeEach(() => {
  local = new FakeStorage();
  tab = new FakeStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', tab);
});

describe('signing in', () => {
  test('remembered: the next page and other tabs know the session', async () => {
    (await openPage()).signedIn(answer, true);
    expect(local.getItem(KEY)).not.toBeNull();
    expect(tab.getItem(KEY)).toBeNull();
    expect((await openPage()).getSession()).toMatchObject({ token: 'token-1', admin: { username: 'admin' } });
  });

  test('not remembered: it stays in the tab and ends with it', async () => {
    (await openPage()).signedIn(answer, false);
    expect(local.getItem(KEY)).toBeNull();
    expect((await openPage()).getSession()?.token).toBe('token-1');
    tab.removeItem(KEY);
    expect((await openPage()).getSession()).toBeUndefined();
  });

  test('an answer without a token signs nobody in', async () => {
    const session = await openPage();
    for (const broken of [{}, null, '<html>', { access_token: '' }, { access_token: 7, admin: {} }]) {
      expect(session.signedIn(broken as never, true)).toBe(false);
    }
    expect(session.getSession()).toBeUndefined();
    expect(local.getItem(KEY)).toBeNull();
  });

  test('an admin without a name or role still signs in', async () => {
    const session = await openPage();
    expect(session.signedIn({ access_token: 'token-2' } as never, true)).toBe(true);
    expect(session.getSession()?.admin).toEqual({ username: '', role: '' });
  });
});

test('clear forgets the session in the tab and in the browser', async () => {
  const session = await openPage();
  session.signedIn(answer, true);
  session.clear();
  expect(session.getSession()).toBeUndefined();
  expect((await openPage()).getSession()).toBeUndefined();
});

test.each(['{', 'null', '[]', '"token"', '{"token":"","admin":{}}', '{"token":"x"}', '{"token":"x","admin":null}'])(
  'stored content that is no session counts as none: %s',
  async (content) => {
    local.setItem(KEY, content);
    expect((await openPage()).getSession()).toBeUndefined();
  },
);

test('storage that throws keeps nobody from signing in and out', async () => {
  local.broken = true;
  tab.broken = true;
  const session = await openPage();
  expect(session.signedIn(answer, true)).toBe(true);
  expect(session.getSession()?.token).toBe('token-1');
  session.clear();
  expect(session.getSession()).toBeUndefined();
});

describe('other tabs', () => {
  test('signing out there signs out here', async () => {
    const session = await openPage();
    session.signedIn(answer, true);
    const listener = vi.fn();
    session.subscribe(listener);
    local.removeItem(KEY);
    otherTabChanged(KEY);
    expect(session.getSession()).toBeUndefined();
    expect(listener).toHaveBeenCalledTimes(1);
  });

  test('clearing the whole storage there signs out here', async () => {
    const session = await openPage();
    session.signedIn(answer, true);
    local.removeItem(KEY);
    otherTabChanged(null);
    expect(session.getSession()).toBeUndefined();
  });

  test('signing in there signs in here', async () => {
    const session = await openPage();
    local.setItem(KEY, JSON.stringify({ token: 'token-9', admin: answer.admin }));
    otherTabChanged(KEY);
    expect(session.getSession()?.token).toBe('token-9');
  });

  test('what else they store is no concern of the session', async () => {
    const session = await openPage();
    const listener = vi.fn();
    session.subscribe(listener);
    otherTabChanged('coinop.sidebar');
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('two accounts in one browser: one in this tab, the other remembered by another tab', () => {
  const other = (admin = {}) =>
    JSON.stringify({ token: 'token-b', admin: { ...answer.admin, username: 'finance', ...admin } });

  /** This tab's session is its own; the other tab has stored its session for the whole browser. */
  async function both() {
    const session = await openPage();
    session.signedIn(answer, false);
    local.setItem(KEY, other());
    otherTabChanged(KEY);
    return session;
  }

  test('what is learnt about one is not stored as the other', async () => {
    const session = await both();
    session.noteAdmin({ roles: [{ id: 'finance', name: 'finance' }] });
    session.setMustChangePassword(true);
    expect(local.getItem(KEY)).toBe(other());
    expect(tab.getItem(KEY)).toContain('token-1');
    expect(tab.getItem(KEY)).toContain('"must_change_password":true');
  });

  test('what the other tab learns changes nothing here', async () => {
    const session = await both();
    const listener = vi.fn();
    session.subscribe(listener);
    local.setItem(KEY, other({ roles: [] }));
    otherTabChanged(KEY, other());
    expect(listener).not.toHaveBeenCalled();
    expect(session.getSession()?.token).toBe('token-1');
  });

  test.each(['signOut', 'clear'] as const)('%s here leaves the other signed in', async (leave) => {
    const session = await both();
    session.end();
    session[leave]();
    expect(session.getSession()).toBeUndefined();
    expect(local.getItem(KEY)).toBe(other());
    expect(tab.getItem(KEY)).toBeNull();
  });

  test('signing out there leaves this one signed in', async () => {
    const session = await both();
    local.removeItem(KEY);
    otherTabChanged(KEY, other());
    expect(session.getSession()?.token).toBe('token-1');
  });

  test('whoever has signed out here is not signed in as the other by news of the other', async () => {
    const session = await both();
    session.signOut();
    local.setItem(KEY, other({ roles: [] }));
    otherTabChanged(KEY, other());
    expect(session.getSession()).toBeUndefined();
  });

  test('signing in anew here, for this tab alone, leaves the other signed in', async () => {
    const session = await both();
    session.signedIn({ ...answer, access_token: 'token-2' }, false);
    expect(local.getItem(KEY)).toBe(other());
    expect((await openPage()).getSession()?.token).toBe('token-2');
  });

  test('the tab’s own account is the same one with a new token, and another one under another name', async () => {
    const session = await both();
    const before = session.getSession();
    session.signedIn({ ...answer, access_token: 'token-2' }, false);
    expect(session.isSameAccount(before, session.getSession())).toBe(true);
    session.signedIn({ access_token: 'token-3', admin: { ...answer.admin, username: 'finance' } }, false);
    expect(session.isSameAccount(before, session.getSession())).toBe(false);
  });
});

describe('two tabs, each with its own account and its own code', () => {
  const FINANCE = { access_token: 'token-b', admin: { id: 'adm_2', username: 'finance', role: 'finance' } };

  /** One keeps its session to itself, the other is remembered. Whatever one stores, the other is told, as browsers do. */
  async function openTabs() {
    const open = async (response: typeof answer, remember: boolean) => {
      const own = new FakeStorage();
      vi.stubGlobal('sessionStorage', own);
      const session = await openPage();
      const events = page;
      const tell = (oldValue: string | null) =>
        events.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, oldValue }));
      /** Does this in the tab, whose storage it is then. */
      const within = <T>(work: (code: typeof session) => T): T => {
        vi.stubGlobal('sessionStorage', own);
        vi.stubGlobal('window', events);
        return work(session);
      };
      within(() => session.signedIn(response, remember));
      return { within, tell, token: () => within(() => session.getSession()?.token) };
    };
    const own = await open(answer, false);
    const remembered = await open(FINANCE, true);
    return { own, remembered };
  }

  type Code = typeof import('../../src/session.ts');

  test.each([
    ['signs out', (code: Code) => code.signOut()],
    ['is signed out', (code: Code) => code.clear()],
    ['has a session that ends', (code: Code) => code.end()],
    ['learns about its account', (code: Code) => code.noteAdmin({ role: 'auditor' })],
  ])('when one %s, the other stays what it was, whichever of them', async (_, work) => {
    for (const [acting, watching] of [
      ['own', 'remembered'],
      ['remembered', 'own'],
    ] as const) {
      const tabs = await openTabs();
      const before = local.getItem(KEY);
      const token = tabs[watching].token();
      tabs[acting].within(work);
      tabs[watching].within(() => tabs[watching].tell(before));
      expect(tabs[watching].token()).toBe(token);
      expect(tabs[watching].within((code) => [code.sessionEnded(), code.getSession()?.admin.role])).toEqual([
        false,
        acting === 'own' ? 'finance' : 'administrator',
      ]);
    }
  });
});

test('a remembered session that is renewed is replaced in one step, so that other tabs are not signed out in between', async () => {
  const session = await openPage();
  session.signedIn(answer, true);
  const stored: (string | null)[] = [];
  local.onChange = () => stored.push(local.getItem(KEY));
  session.signedIn({ ...answer, access_token: 'token-2' }, session.isRemembered());
  expect(stored).toEqual([expect.stringContaining('token-2')]);
});

describe('an ended session', () => {
  test('keeps its token, says so once and is over with the next one', async () => {
    const session = await openPage();
    session.signedIn(answer, true);
    const listener = vi.fn();
    session.subscribe(listener);
    session.end();
    session.end();
    expect(session.sessionEnded()).toBe(true);
    expect(session.getSession()?.token).toBe('token-1');
    expect(listener).toHaveBeenCalledTimes(1);
    session.signedIn({ ...answer, access_token: 'token-2' }, true);
    expect(session.sessionEnded()).toBe(false);
  });

  test('nobody signed in: there is nothing to end', async () => {
    const session = await openPage();
    session.end();
    expect(session.sessionEnded()).toBe(false);
  });
});

test('the duty to choose a password is kept where the session is kept', async () => {
  const session = await openPage();
  session.signedIn({ ...answer, admin: { ...answer.admin, must_change_password: true } }, false);
  session.setMustChangePassword(false);
  expect(session.getSession()?.admin.must_change_password).toBe(false);
  expect((await openPage()).getSession()?.admin.must_change_password).toBe(false);
  expect(local.getItem(KEY)).toBeNull();
});

test('a listener that left is not called any more', async () => {
  const session = await openPage();
  const listener = vi.fn();
  session.subscribe(listener)();
  session.signedIn(answer, true);
  expect(listener).not.toHaveBeenCalled();
});
