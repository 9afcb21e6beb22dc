import { expect, onTestFinished, test } from 'vitest';
import { discardUnsaved, hasUnsaved, noteUnsaved } from '../../src/lib/unsaved.ts';
import { askStore } from '../../src/ui/feedback/ask-store.ts';
import { mayDiscard } from '../../src/ui/feedback/may-discard.ts';

const asks = () => askStore.read().asks;
const answer = (discard: boolean) => askStore.answer(asks()[0]?.id ?? 0, discard ? { text: '', reference: '' } : null);

test('who leaves twice is asked once about the input of all forms, and once more the next time', async () => {
  onTestFinished(askStore.subscribe(() => undefined));
  onTestFinished(() => discardUnsaved());
  noteUnsaved({}, true);
  noteUnsaved({}, true);
  const both = [mayDiscard(), mayDiscard()];
  expect(asks()).toHaveLength(1);
  answer(false);
  expect(await Promise.all(both)).toEqual([false, false]);
  expect(hasUnsaved()).toBe(true);
  const next = mayDiscard();
  expect(asks()).toHaveLength(1);
  answer(true);
  expect(await next).toBe(true);
  expect(hasUnsaved()).toBe(false);
  expect(await mayDiscard()).toBe(true);
});

test('a dialog that closes asks about its own forms, also in a dialog above it, and discards only these', async () => {
  onTestFinished(askStore.subscribe(() => undefined));
  onTestFinished(() => discardUnsaved());
  const [page, drawer, other] = [{}, {}, {}];
  noteUnsaved(page, true);
  noteUnsaved({ within: { within: drawer } }, true);
  expect(await mayDiscard(other)).toBe(true);
  const [closed, left] = [mayDiscard(drawer), mayDiscard()];
  expect(asks()).toHaveLength(1);
  answer(true);
  expect(await closed).toBe(true);
  expect(hasUnsaved(drawer)).toBe(false);
  // Who leaves the page at the same time is asked about the rest.
  await expect.poll(asks).toHaveLength(1);
  answer(false);
  expect(await left).toBe(false);
  expect(hasUnsaved(page)).toBe(true);
});

test('input that was saved, or whose form has gone, is nothing to ask about', async () => {
  const form = {};
  noteUnsaved(form, true);
  noteUnsaved(form, false);
  expect(await mayDiscard()).toBe(true);
});

test('where nothing could ask, as on the sign-in page, nothing waits for an answer', async () => {
  const form = {};
  noteUnsaved(form, true);
  onTestFinished(() => noteUnsaved(form, false));
  expect(await mayDiscard()).toBe(true);
});
