import { expect, test } from 'vitest';
import { decodeStatement } from '../../src/features/reconciliation/reconciliation-rules.ts';

const text = 'Größe;Müller & Söhne €';

test.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-16, little end first', Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, 'utf16le')])],
  ['UTF-16, big end first', Buffer.concat([Buffer.from([0xfe, 0xff]), Buffer.from(text, 'utf16le').swap16()])],
  ['Windows-1252', Buffer.from(text.replace('€', '\x80'), 'latin1')],
])('a statement in %s is read as it was written', (_, bytes) => {
  expect(decodeStatement(bytes)).toBe(text);
});
