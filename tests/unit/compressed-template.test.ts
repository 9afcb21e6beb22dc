import { brotliDecompressSync } from 'node:zlib';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BEST, compressTemplate, NONCE_LENGTH, newNonce, QUICK } from '../../server/http/compressed-template.ts';

const PLACEHOLDER = '__CSP_NONCE__';

test('a nonce has always the same length', () => {
  for (let time = 0; time < 100; time++) expect(newNonce()).toHaveLength(NONCE_LENGTH);
});

test('a page compressed once is read as itself with each nonce', async () => {
  const piece = fc.oneof(fc.lorem({ maxCount: 80 }), fc.string({ minLength: 2, maxLength: 300, unit: 'grapheme' }));
  const page = fc.array(
    piece.map((text) => `">${text}<style nonce="`),
    { minLength: 2, maxLength: 6 },
  );
  await fc.assert(
    fc.asyncProperty(page, fc.constantFrom(QUICK, BEST), async (pieces, quality) => {
      const text = pieces.join(PLACEHOLDER);
      const template = await compressTemplate(text, PLACEHOLDER, quality);
      for (const nonce of [newNonce(), newNonce(), 'x'.repeat(NONCE_LENGTH)]) {
        expect(brotliDecompressSync(template(nonce)).toString()).toBe(text.replaceAll(PLACEHOLDER, nonce));
      }
    }),
    { numRuns: 60 },
  );
});
