import { expect, test } from 'vitest';
import { askBeforeLeaving, mayLeave } from '../../src/lib/unsaved.ts';

test('who leaves twice is asked once about unsaved input, and once more the next time', async () => {
  const answers: ((leave: boolean) => void)[] = [];
  const remove = askBeforeLeaving(() => new Promise((resolve) => answers.push(resolve)));
  const both = [mayLeave(), mayLeave()];
  expect(answers).toHaveLength(1);
  answers[0]?.(false);
  expect(await Promise.all(both)).toEqual([false, false]);
  const next = mayLeave();
  expect(answers).toHaveLength(2);
  answers[1]?.(true);
  expect(await next).toBe(true);
  remove();
  expect(await mayLeave()).toBe(true);
});
