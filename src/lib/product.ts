/** The product's name, set when the portal is built. The spec's sidebar shows it followed by 'Admin'. */
export const PRODUCT_NAME: string = import.meta.env?.VITE_PRODUCT_NAME || 'Coinop';

/** The document's title. */
export const titleOf = (screen: string | undefined): string =>
  [screen, `${PRODUCT_NAME} Admin`].filter(Boolean).join(' · ');
