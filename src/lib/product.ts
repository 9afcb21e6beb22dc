/** The product's name, set when the portal is built. The spec's sidebar shows it followed by 'Admin'. */
export const PRODUCT_NAME: string = import.meta.env?.VITE_PRODUCT_NAME || 'Coinop';
