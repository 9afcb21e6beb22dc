import type { Plugin } from 'vite';
import { withSettings } from '../server/http/settings-in-page.ts';
import { readPortalSettings } from '../server/start/portal-settings.ts';

/** Vite's server writes the operator's settings into the page, as ours does. A back end that API_TARGET names may lack extensions. */
export function settingsInDevelopment(): Plugin {
  const { PORTAL_SETTINGS: file, API_TARGET: target } = process.env;
  return {
    name: 'settings-in-development',
    apply: 'serve',
    transformIndexHtml: (html) =>
      withSettings(html, { ...(!target && { extensions: 'all' }), ...(file && readPortalSettings(file)) }),
  };
}
