import { settings } from './settings.ts';

/** The product's name. The spec's sidebar shows it followed by 'Admin'. */
export const PRODUCT_NAME: string = settings.product_name ?? 'Coinop';

/** The document's title. */
export const titleOf = (screen: string | undefined): string =>
  [screen, `${PRODUCT_NAME} Admin`].filter(Boolean).join(' · ');
