import { createTransport } from 'nodemailer';
import type { Posted } from '../delivery/post.ts';
import { isCertificateError } from '../domain/certificate-error.ts';
import type { Words } from './words.ts';

export interface MailSettings {
  /** The mail server: `smtp:` or `smtps:`, with user and password if it asks for them. A secret. */
  url: string;
  /** Without TLS, for a server on this machine. */
  isPlain: boolean;
  from: string;
}

export interface Mail {
  to: string;
  /** The same for every attempt, so that a mail that arrives twice can be recognised. */
  id: string;
  kind: string;
  words: Words;
}

/** Sends one mail. Never rejects: a failure is an outcome, in words without secrets and addresses. */
export async function sendMail(
  { url, isPlain, from }: MailSettings,
  { to, id, kind, words }: Mail,
  { timeoutMs, signal }: { timeoutMs: number; signal: AbortSignal },
): Promise<Posted> {
  const tooLate = AbortSignal.timeout(timeoutMs);
  const { hostname, port, username, password, protocol } = new URL(url);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname.replace(/^\[(.+)\]$/, '$1'),
    ...(port && { port: Number(port) }),
    secure,
    requireTLS: !secure && !isPlain,
    ignoreTLS: isPlain,
    ...(username && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  try {
    await transport.sendMail({
      from,
      to: { name: '', address: to },
      messageId: id,
      subject: `[Coinop Admin] ${words.subject}`,
      text: textOf(words),
      html: htmlOf(words),
      headers: {
        'Auto-Submitted': 'auto-generated',
        'X-Coinop-Kind': kind,
        ...(words.footer && { 'List-Unsubscribe': `<${words.account}>` }),
      },
      signal: AbortSignal.any([tooLate, signal]),
    });
    return { status: 250, error: null };
  } catch (error) {
    return failureOf(error, tooLate.aborted ? timeoutMs : undefined);
  } finally {
    transport.close();
  }
}

/** @param lateMs the time within which the server should have answered, if it did not */
function failureOf(error: unknown, lateMs: number | undefined): Posted {
  const { code, originalCode, responseCode, command } = error as Record<string, unknown>;
  const status = typeof responseCode === 'number' ? responseCode : null;
  if (lateMs !== undefined)
    return { status: null, error: `The mail server did not take it within ${lateMs / 1_000} seconds` };
  const number = status === null ? '' : ` (${status})`;
  // The address, and not the server, is the reason; it would be the same tomorrow.
  const isAddress = command === 'RCPT TO' && status !== null && status >= 500;
  if (isAddress) return { status, error: `The mail server refused the address${number}`, isFinal: true };
  if (code === 'EAUTH') return { status, error: `The mail server refused the sign-in${number}` };
  if (code === 'ETLS' && status !== null) return { status, error: `The mail server offers no TLS${number}` };
  if (status !== null) return { status, error: `The mail server refused it${number}` };
  // The library's own code says only how far it came.
  const reason = originalCode ?? code;
  const known = typeof reason === 'string' && /^[A-Z0-9_]{1,60}$/.test(reason) ? reason : 'unknown';
  if (known === 'ERR_TLS_CERT_ALTNAME_INVALID')
    return { status: null, error: `The mail server has a certificate for another name (${known})` };
  if (isCertificateError(known)) {
    const remedy = 'make its authority known to the server';
    return { status: null, error: `The mail server's certificate is not trusted (${known}): ${remedy}` };
  }
  return { status: null, error: `No connection to the mail server, or a broken one (${known})` };
}

const textOf = ({ lines, link, footer, account }: Words): string =>
  [...lines, '', link, ...(footer ? ['', '-- ', footer, account] : []), ''].join('\n');

function htmlOf({ lines, link, footer, account }: Words): string {
  const anchor = (to: string) => `<a href="${escaped(to)}">${escaped(to)}</a>`;
  const end = footer ? `<hr><p><small>${escaped(footer)} ${anchor(account)}</small></p>` : '';
  return `<html lang="en"><body>${lines.map((line) => `<p>${escaped(line)}</p>`).join('')}<p>${anchor(link)}</p>${end}</body></html>`;
}

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);

/** The text for a chat. Slack reads `<` as the beginning of a link or a call to everybody. */
export const chatText = ({ subject, lines, link }: Words): string =>
  [`[Coinop Admin] ${subject}`, ...lines, link].join('\n').replace(/[&<>]/g, (sign) => SIGNS[sign] ?? sign);
