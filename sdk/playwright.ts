// The package's entry for tests with Playwright against `npm run mock`. It imports nothing of Playwright: `test.extend(mockFixtures)`.

/** The control of the mock's answers to the calls of one test, and of no other. */
export interface MockSession {
  /** Sent as `X-Mock-Session` with every request of the test's pages; a call of your own sends it too. */
  id: string;
  /**
   * From the next call on, answers as a link says behind its `#`: `responses=listGames:503,200&session=5`, `scenario=everything-empty`.
   * An empty text answers as usual. What counts calls begins again.
   *
   * @throws Error that says what there is not, and what there is
   */
  answers(link: string): Promise<void>;
}

export interface MockFixtures {
  mock: MockSession;
}

/** The parts of Playwright's own fixtures that these need. */
interface Given {
  context: { setExtraHTTPHeaders(headers: Record<string, string>): Promise<void> };
  baseURL: string | undefined;
}

/** Adds the fixture `mock` to Playwright's test; `baseURL` is the mock's address. */
export const mockFixtures = {
  mock: async ({ context, baseURL }: Given, use: (mock: MockSession) => Promise<void>): Promise<void> => {
    if (!baseURL) throw new Error('Set `use.baseURL` of Playwright to the address of the mock.');
    const id = `playwright-${crypto.randomUUID()}`;
    const url = new URL(`/__mock/sessions/${id}`, baseURL);
    const answers = async (link: string) => {
      const answer = await fetch(url, { method: 'PUT', body: link });
      if (answer.ok) return;
      const { message } = await answer.json().catch(() => ({ message: `${url.origin} is no mock.` }));
      throw new Error(message);
    };
    await answers('');
    await context.setExtraHTTPHeaders({ 'x-mock-session': id });
    await use({ id, answers });
    // A session that the mock does not know is one with memory.
    await context.setExtraHTTPHeaders({});
    await fetch(url, { method: 'DELETE' });
  },
};
