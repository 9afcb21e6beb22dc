import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';

// The bearer token of a service account: `coa_<id>_<secret>_<checksum>`. The prefix lets scanners find leaked tokens,
// the checksum tells a damaged token from an unknown one without the database.

const PARTS = /^(coa_([0-9a-f]{16})_[0-9a-f]{64})_([0-9a-f]{8})$/;

/** A new token and its id, which is not secret. */
export function newServiceToken(): { tokenId: string; token: string } {
  const tokenId = randomBytes(8).toString('hex');
  const checked = `coa_${tokenId}_${randomBytes(32).toString('hex')}`;
  return { tokenId, token: `${checked}_${checksumOf(checked)}` };
}

/** Whether a bearer token is meant to be one of a service account. The tokens of sessions never look like this. */
export const isServiceToken = (token: string): boolean => /^coa_[0-9a-f]{16}/.test(token);

/** The id in a token; undefined when the token is incomplete or its checksum is wrong. */
export function idOfServiceToken(token: string): string | undefined {
  const [, checked = '', tokenId, checksum] = PARTS.exec(token) ?? [];
  return checksum === checksumOf(checked) ? tokenId : undefined;
}

const checksumOf = (text: string): string => crc32(text).toString(16).padStart(8, '0');
