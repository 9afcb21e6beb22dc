import axe from 'axe-core';
import { expect } from 'vitest';

/** Fails on any violation that axe rates as serious or critical, in the dialog that is open or else on the whole page. */
export async function checkAccessibility(): Promise<void> {
  const modal = [...document.querySelectorAll('[role="dialog"][aria-modal="true"]')].at(-1);
  const { violations } = await axe.run(modal ?? document, { resultTypes: ['violations'] });
  const serious = violations.filter(({ impact }) => impact === 'serious' || impact === 'critical');
  expect(serious.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)).toEqual([]);
}
