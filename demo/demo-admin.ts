/** The demo's account. It exists only in the embedded database, whose server listens only on loopback. */
export const DEMO_USERNAME = 'admin';
export const DEMO_PASSWORD = 'coinop-demo';
