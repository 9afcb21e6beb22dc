import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails on any violation that axe finds, in the dialog that is open or else on the whole page. */
export async function checkAccessibility(): Promise<void> {
  const modal = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  const { violations } = await axe.run(modal ?? document, { resultTypes: ['violations'] });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
