import type { Browser, Page } from 'playwright-core';
import { DEMO_PASSWORD, DEMO_USERNAME } from '../../demo/demo-admin.ts';

/** Opens a screen as the administrator of the demo, who signs in by a call. */
export async function openScreen(browser: Browser, portal: string, screen: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const answer = await context.request.post(new URL('/auth/admin-login', portal).href, {
    headers: { 'sec-fetch-site': 'same-origin' },
    data: { username: DEMO_USERNAME, password: DEMO_PASSWORD },
  });
  const { access_token: token, admin } = await answer.json();
  const page = await context.newPage();
  // Slow is a result, too.
  page.setDefaultTimeout(120_000);
  await page.goto(`${portal}favicon.svg`);
  await page.evaluate((session) => localStorage.setItem('coinop.session', session), JSON.stringify({ token, admin }));
  await page.goto(portal + screen);
  return page;
}

/** The id of the card at that place. */
export const idAt = async (page: Page, at: number): Promise<string> =>
  (await page.getByRole('article').nth(at).getAttribute('aria-label')) ?? '';

/** Somebody who uses the keyboard alone. Every key counts, including a modifier that is held down. */
export class Keyboard {
  readonly page: Page;
  presses = 0;

  constructor(page: Page) {
    this.page = page;
  }

  async press(key: string, held = 0): Promise<void> {
    this.presses += 1 + held;
    await this.page.keyboard.press(key);
  }

  /** Waits until the focused element has this name. */
  async focusOn(name: string): Promise<void> {
    await this.page.waitForFunction((wanted) => {
      const element = document.activeElement;
      return new RegExp(wanted).test(element?.getAttribute('aria-label') ?? element?.textContent ?? '');
    }, name);
  }

  async tabTo(name: string, key = 'Tab'): Promise<void> {
    const focused = () => this.page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
    for (const limit = this.presses + 200; !(await focused()).startsWith(name) && this.presses < limit; ) {
      await this.press(key);
    }
  }

  /** Approves the focused card; its neighbour is focused afterwards. */
  approve(): Promise<void> {
    return this.#decide(() => this.press('Enter'));
  }

  /** Rejects it, for a reason that is offered. */
  reject(): Promise<void> {
    return this.#decide(async () => {
      await this.press('ArrowDown');
      await this.press('Enter');
      await this.inTextArea();
      await this.press('Tab');
      await this.press('Enter');
      await this.press('Control+Enter', 1);
    });
  }

  async inTextArea(): Promise<void> {
    await this.page.waitForFunction(() => document.activeElement?.tagName === 'TEXTAREA');
  }

  async #decide(work: () => Promise<void>): Promise<void> {
    const next = await idAt(this.page, 1);
    await this.press('Enter');
    await this.focusOn('^Approve$');
    await work();
    await this.focusOn(`^Actions for ${next}$`);
  }
}
