import { cdp } from 'vitest/browser';

type CallDevTools = (method: string, parameters: unknown) => Promise<unknown>;

/** From now on the page is on this medium, with or without motion. By default as in all other tests. */
export async function emulate(medium: 'print' | '' = '', motion: 'no-preference' | 'reduce' = 'reduce'): Promise<void> {
  const tools = cdp() as unknown as { send: CallDevTools };
  await tools.send('Emulation.setEmulatedMedia', {
    media: medium,
    features: [{ name: 'prefers-reduced-motion', value: motion }],
  });
}

/** From now on pages may copy, as the browser of an administrator permits it to the page in front. */
export async function permitCopying(): Promise<void> {
  const tools = cdp() as unknown as { send: CallDevTools };
  const { targetInfo } = (await tools.send('Target.getTargetInfo', {})) as { targetInfo: { browserContextId: string } };
  const { browserContextId } = targetInfo;
  await tools.send('Browser.grantPermissions', { browserContextId, permissions: ['clipboardSanitizedWrite'] });
}
