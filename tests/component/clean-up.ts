import { notifications } from '@mantine/notifications';
import { afterEach, expect } from 'vitest';
import { page } from 'vitest/browser';
import { keepApprovals } from '../../src/features/shell/kept-approvals.ts';
import { setClock } from '../../src/lib/clock.ts';
import { settings } from '../../src/lib/settings.ts';
import { chooseSpreadsheets } from '../../src/lib/spreadsheets.ts';
import { clear } from '../../src/session.ts';
import { resetAnswers } from './answers.ts';
import { forgetToasts, removeRendered, wentBack } from './render.tsx';
import './still.css';

// Setup of every file: nothing of a test is left for the next one.

// Nobody looks at the page. A transparent frame is not painted, which halves the work of Chromium's GPU process; the document in it is laid
// out, visible and clicked as before.
(window.frameElement as HTMLElement | null)?.style.setProperty('opacity', '0');

// As our own server writes it into its pages.
settings.extensions = 'all';

afterEach(async () => {
  await wentBack();
  removeRendered();
  notifications.clean();
  forgetToasts();
  clear();
  setClock('utc');
  chooseSpreadsheets(false);
  keepApprovals(false);
  for (const name of Object.keys(settings)) Reflect.deleteProperty(settings, name);
  settings.extensions = 'all';
  if (window.innerWidth !== 1440 || window.innerHeight !== 900) await page.viewport(1440, 900);
  expect(resetAnswers()).toEqual([]);
});
