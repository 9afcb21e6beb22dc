import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { AppEnv } from './app-env.ts';

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Two years, as the browsers' preload lists require. */
const STRICT_TRANSPORT = `max-age=${2 * YEAR_SECONDS}; includeSubDomains`;

/**
 * The portal uses none of these browser features but passkeys and copying, on its own pages. Only features that every build of Chromium knows are listed; it warns
 * about unknown ones.
 */
const FEATURES = {
  accelerometer: false,
  autoplay: false,
  camera: false,
  clipboardRead: false,
  clipboardWrite: ['self'],
  displayCapture: false,
  encryptedMedia: false,
  fullscreen: false,
  gamepad: false,
  geolocation: false,
  gyroscope: false,
  hid: false,
  identityCredentialsGet: false,
  idleDetection: false,
  keyboardMap: false,
  localFonts: false,
  magnetometer: false,
  microphone: false,
  midi: false,
  otpCredentials: false,
  payment: false,
  pictureInPicture: false,
  publickeyCredentialsCreate: ['self'],
  publickeyCredentialsGet: ['self'],
  screenWakeLock: false,
  serial: false,
  storageAccess: false,
  syncXhr: false,
  usb: false,
  windowManagement: false,
  xrSpatialTracking: false,
};

const OF_DOCUMENTS = ['Permissions-Policy', 'Cross-Origin-Opener-Policy', 'Origin-Agent-Cluster'];

/**
 * Security headers of every answer, refusals and errors included. The portal's pages add a content security policy; no
 * other answer is a document.
 *
 * @param isSecure browsers reach this server over TLS, whatever the request's scheme, and must keep using it (HSTS)
 */
export function securityHeaders(isSecure = false): MiddlewareHandler<AppEnv> {
  const set = secureHeaders({
    overwrite: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    xFrameOptions: 'DENY',
    permissionsPolicy: FEATURES,
    strictTransportSecurity: false,
    // Headers that only browsers and plug-ins of the past read; a screen receives twenty answers.
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
  return async (c, next) => {
    await set(c, next);
    // A kilobyte that only affects documents, and a screen loads many scripts.
    if (!c.res.headers.get('Content-Type')?.startsWith('text/html')) {
      for (const name of OF_DOCUMENTS) c.res.headers.delete(name);
    }
    if (isSecure) c.res.headers.set('Strict-Transport-Security', STRICT_TRANSPORT);
  };
}

/**
 * The content security policy of a page. Scripts come only from this origin, inline ones only with one of these hashes;
 * style elements need this answer's nonce (Mantine writes its variables into one). Trusted Types: no string becomes
 * markup unless src/first-paint/boot.ts's policy finds no tag in it.
 */
export function pagePolicy(nonce: string, scriptHashes: string[] = []): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes].join(' '),
    `style-src-elem 'self' 'nonce-${nonce}'`,
    "style-src-attr 'none'",
    "img-src 'self' https: data:",
    "connect-src 'self'",
    "font-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types default',
  ].join('; ');
}
