import { EventEmitter } from 'node:events';
import type { Browser, BrowserContextOptions, CDPSession } from 'playwright-core';

// Pages to which no tool listens, as those of a visitor. To Playwright's own pages it does, and while it does V8 parses
// a whole script again for the line of its first `Error`. React makes one when it loads: 120 to 160 ms of a slow
// processor, in our pages and in react-admin's, which no visitor has.

const SIZE = { width: 1440, height: 900, deviceScaleFactor: 1, mobile: false };

export interface BarePage extends Pick<CDPSession, 'send' | 'on'> {
  /** @param expression JavaScript, whose value can be written as JSON */
  evaluate: <T>(expression: string) => Promise<T>;
  close: () => Promise<void>;
}

export interface BareVisitor {
  newPage: () => Promise<BarePage>;
  close: () => Promise<void>;
}

/** A visitor with an empty cache, and with these cookies and what the origins have in `localStorage`. */
export async function bareVisitor(
  browser: Browser,
  state: BrowserContextOptions['storageState'],
): Promise<BareVisitor> {
  const root = await browser.newBrowserCDPSession();
  const { browserContextId } = await root.send('Target.createBrowserContext');
  const visitor = {
    newPage: () => openPage(root, browserContextId),
    close: async () => {
      await root.send('Target.disposeBrowserContext', { browserContextId });
      await root.detach();
    },
  };
  if (typeof state !== 'object') return visitor;
  await root.send('Storage.setCookies', { browserContextId, cookies: state.cookies });
  for (const { origin, localStorage } of state.origins) {
    const page = await visitor.newPage();
    await page.send('Page.navigate', { url: `${origin}/healthz` });
    await page.evaluate(
      `${JSON.stringify(localStorage)}.forEach(({ name, value }) => localStorage.setItem(name, value))`,
    );
    await page.close();
  }
  return visitor;
}

async function openPage(root: CDPSession, browserContextId: string): Promise<BarePage> {
  const { targetId } = await root.send('Target.createTarget', { url: 'about:blank', browserContextId });
  // Playwright passes on what is sent to a target, but not what a session of its own in the same connection would hear.
  const { sessionId } = await root.send('Target.attachToTarget', { targetId, flatten: false });
  const answers = new Map<number, { resolve: (value: unknown) => void; reject: (error: Error) => void }>();
  const events = new EventEmitter();
  const receive = (received: { sessionId: string; message: string }) => {
    if (received.sessionId !== sessionId) return;
    const { id, method, params, result, error } = JSON.parse(received.message);
    if (id === undefined) return events.emit(method, params);
    const answer = answers.get(id);
    answers.delete(id);
    if (error) answer?.reject(new Error(error.message));
    else answer?.resolve(result);
  };
  root.on('Target.receivedMessageFromTarget', receive);
  let last = 0;
  const send = async (method: string, params: unknown = {}) => {
    const id = ++last;
    const answer = new Promise((resolve, reject) => answers.set(id, { resolve, reject }));
    await root.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id, method, params }) });
    return answer;
  };
  const page: BarePage = {
    send: send as CDPSession['send'],
    on: events.on.bind(events) as unknown as CDPSession['on'],
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await page.send('Runtime.evaluate', {
        expression,
        returnByValue: true,
        awaitPromise: true,
      });
      if (exceptionDetails) throw new Error(`${expression}: ${exceptionDetails.text}`);
      return result.value;
    },
    close: async () => {
      root.off('Target.receivedMessageFromTarget', receive);
      await root.send('Target.closeTarget', { targetId });
    },
  };
  await page.send('Page.enable');
  await page.send('Emulation.setDeviceMetricsOverride', SIZE);
  await page.send('Emulation.setFocusEmulationEnabled', { enabled: true });
  return page;
}
