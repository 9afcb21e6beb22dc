import { beforeEach, describe, expect, test, vi } from 'vitest';

const KEY = 'coinop.session';
const answer = { access_token: 'token-1', admin: { id: 'adm_1', username: 'admin', role: 'administrator' } };

class FakeStorage {
  private readonly kept = new Map<string, string>();
  broken = false;
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
  }
  removeItem(key: string) {
    this.check();
    this.kept.delete(key);
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

function otherTabChanged(key: string | null) {
  page.dispatchEvent(Object.assign(new Event('storage'), { key }));
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

test('clear leaves nothing of what an older version kept of unanswered calls', async () => {
  tab.setItem('coinop.unanswered', '[{"call":"POST …/reject {\\"reason\\":\\"Fraud\\"}"}]');
  const session = await openPage();
  session.signedIn(answer, true);
  session.clear();
  expect(tab.getItem('coinop.unanswered')).toBeNull();
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
