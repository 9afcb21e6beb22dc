import { DecodedText } from '../../files/text.ts';
import type { Format } from './reading.ts';

/** A format, or the words for a file that is none of ours, such as "an Excel file", and what to do with it. */
export type Detected = { format: Format | 'camt' } | { looksLike: string; remedy: string };

const AS_CSV = 'Open it, save it as CSV, and upload that file.';
const BY_BYTES: [bytes: string, looksLike: string, remedy: string][] = [
  ['\xd0\xcf\x11\xe0', 'an Excel file', AS_CSV],
  ['%PDF', 'a PDF file', 'Ask the bank for CSV, camt.053, MT940, BAI2 or OFX.'],
  ['\x1f\x8b', 'a gzip file', 'Unpack it first.'],
  ['7z\xbc\xaf', 'a 7z file', 'Unpack it first.'],
  ['Rar!', 'a RAR file', 'Unpack it first.'],
  ['\x89PNG', 'a picture', 'Ask the bank for CSV, camt.053, MT940, BAI2 or OFX.'],
  ['\xff\xd8\xff', 'a picture', 'Ask the bank for CSV, camt.053, MT940, BAI2 or OFX.'],
  ['{\\rtf', 'a text document', 'Ask the bank for CSV, camt.053, MT940, BAI2 or OFX.'],
];

/** Tells the format by a file's first bytes; at least 4 kB of them if there are so many. */
export async function detectFormat(head: Uint8Array): Promise<Detected> {
  const bytes = Buffer.from(head.buffer, head.byteOffset, head.byteLength).toString('latin1');
  if (bytes.startsWith('PK\x03\x04')) {
    return /\[Content_Types\]|xl\/|opendocument/.test(bytes)
      ? { looksLike: 'an Excel file', remedy: AS_CSV }
      : { looksLike: 'a zip file', remedy: 'Unpack it first, and upload each statement in it.' };
  }
  const [, looksLike, remedy = ''] = BY_BYTES.find(([begins]) => bytes.startsWith(begins)) ?? [];
  if (looksLike) return { looksLike, remedy };
  let text = '';
  for await (const chunk of new DecodedText(once(head))) text += chunk;
  return byText(text.trimStart());
}

async function* once(bytes: Uint8Array) {
  yield bytes;
}

const CAMT: [root: RegExp, format: Format][] = [
  [/camt\.052|<(?:\w+:)?BkToCstmrAcctRpt\b/, 'camt.052'],
  [/camt\.053|<(?:\w+:)?BkToCstmrStmt\b/, 'camt.053'],
  [/camt\.054|<(?:\w+:)?BkToCstmrDbtCdtNtfctn\b/, 'camt.054'],
];

function byText(text: string): Detected {
  if (/^OFXHEADER|^<\?OFX|^(?:<\?xml[^>]*>\s*)?(?:<\?OFX[^>]*>\s*)?<OFX>/i.test(text)) return { format: 'ofx' };
  if (/^<(?:!doctype )?html|^<table/i.test(text)) return { looksLike: 'a web page', remedy: AS_CSV };
  if (text.startsWith('<')) {
    const [, format] = CAMT.find(([root]) => root.test(text)) ?? [];
    if (format) return { format };
    const [, kind] = /\b((?:pain|pacs|camt)\.\d{3})/.exec(text) ?? [];
    if (kind) return { looksLike: `a ${kind} message`, remedy: 'Ask the bank for camt.053, its statement.' };
    if (/<!DOCTYPE|^<\?xml|^<(?:\w+:)?Document\b/.test(text)) return { format: 'camt' };
    return {
      looksLike: 'a web page or another XML file',
      remedy: 'Ask the bank for CSV, camt.053, MT940, BAI2 or OFX.',
    };
  }
  if (/^(?:\{1:|:20:)|^(?:.*\n){0,20}:20:/.test(text.slice(0, 2_000))) return { format: 'mt940' };
  if (/^01,[^\n]*[\n/]/.test(text) && /^0?2,|\n\s*02,|\/\s*02,/.test(text)) return { format: 'bai2' };
  if (/^!(?:Type|Account|Option):/i.test(text)) {
    return { looksLike: 'a QIF file', remedy: 'Ask the bank for CSV, camt.053, MT940, BAI2 or OFX.' };
  }
  if (/^[[{]/.test(text)) return { looksLike: 'a JSON file', remedy: 'Ask the service for CSV.' };
  const odd = text.match(/(?![\t\n\r\f])[\p{Cc}\uFFFD]/gu)?.length ?? 0;
  if (odd * 50 > text.length) {
    return { looksLike: 'no text', remedy: 'Ask the bank for CSV, camt.053, MT940, BAI2 or OFX.' };
  }
  return { format: 'csv' };
}
