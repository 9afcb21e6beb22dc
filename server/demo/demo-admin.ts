/** The sign-in of the demo data; it exists only in the embedded database, which listens on loopback only. */
export const DEMO_USERNAME = 'admin';
export const DEMO_PASSWORD = 'coinop-demo';
