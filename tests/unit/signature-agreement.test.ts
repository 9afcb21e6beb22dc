import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import { canonicalText } from '../../server/audit/chain.ts';
import { signatureProblem } from '../../server/audit/decision-signature.ts';
import { Decisions } from '../../server/audit/decisions.ts';
import { challengeIn, checkShown } from '../../server/factors/passkeys.ts';
import { hashOfKey, spkiOf } from '../../server/factors/public-key.ts';

// What the server accepts as the signature of a decision, both programs accept that verify it afterwards: or the log counts as broken for ever. And the two
// programs, which share no code, say the same of everything else. The assertions are signed by real keys, and odd in every way that we know.

const PARTY = { origin: 'https://admin.example.org', id: 'admin.example.org' };
const NONCE = 'n'.repeat(43);
const HASH = 'a'.repeat(64);
const CREDENTIAL = 'KEDetxZcUfinhVi6Za5nZQ';
const ADDED = 1_764_000_000;
const DAY = 86_400;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const SIGNED = [NONCE, HASH, '7', 'approve'];
const CHALLENGE = sha256(JSON.stringify(SIGNED)).toString('base64url');

type Algorithm = 'ES256' | 'RS256' | 'EdDSA';
interface Key {
  algorithm: Algorithm;
  secret: KeyObject;
  cose: Uint8Array<ArrayBuffer>;
  spki: string;
}

const bytes = (text: string | undefined) => new Uint8Array(Buffer.from(text ?? '', 'base64url'));

async function aKey(algorithm: Algorithm): Promise<Key> {
  const { publicKey, privateKey: secret } =
    algorithm === 'ES256'
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' })
      : algorithm === 'RS256'
        ? generateKeyPairSync('rsa', { modulusLength: 2048 })
        : generateKeyPairSync('ed25519');
  const { x, y, n, e } = publicKey.export({ format: 'jwk' });
  const fields: Record<Algorithm, [number, number | Uint8Array][]> = {
    ES256: [
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, bytes(x)],
      [-3, bytes(y)],
    ],
    RS256: [
      [1, 3],
      [3, -257],
      [-1, bytes(n)],
      [-2, bytes(e)],
    ],
    EdDSA: [
      [1, 1],
      [3, -8],
      [-1, 6],
      [-2, bytes(x)],
    ],
  };
  const cose = isoCBOR.encode(new Map(fields[algorithm])) as Uint8Array<ArrayBuffer>;
  return { algorithm, secret, cose, spki: await spkiOf(cose) };
}

let keys: Record<Algorithm, Key>;
type Program = (lines: string[], heads: undefined, write: (line: string) => void) => Promise<number>;
/** A file of its own, without types. */
const PROGRAM = '../../docs/verify-decisions.mjs';
let verifyDecisions: Program;

beforeAll(async () => {
  const [ES256, RS256, EdDSA] = [await aKey('ES256'), await aKey('RS256'), await aKey('EdDSA')];
  keys = { ES256, RS256, EdDSA };
  ({ verifyDecisions } = await import(/* @vite-ignore */ PROGRAM));
});

/** Mostly as it should be, so that often enough only one thing is odd. */
const mostly = <T>(usual: T, ...odd: T[]) =>
  fc.oneof({ weight: 40, arbitrary: fc.constant(usual) }, { weight: 3, arbitrary: fc.constantFrom(...odd) });

const fieldOf = (name: string, value: unknown) => `${JSON.stringify(name)}:${JSON.stringify(value)}`;
const usually = (name: string, usual: unknown, ...odd: unknown[]) =>
  mostly<string[]>([fieldOf(name, usual)], ...odd.map((value) => (value === undefined ? [] : [fieldOf(name, value)])));

/** The fields of the client data as they stand in its text, in any order, some twice. */
const clientFields = fc
  .tuple(
    usually('type', 'webauthn.get', 'webauthn.create', undefined),
    usually('challenge', CHALLENGE, `${CHALLENGE}=`, 'other', 7),
    usually(
      'origin',
      PARTY.origin,
      `${PARTY.origin}/`,
      'https://ADMIN.example.org',
      'https://a.admin.example.org',
      'https://example.org',
      null,
    ),
    usually('crossOrigin', false, undefined, true, null, 0, 'false'),
    mostly<string[]>([], [fieldOf('topOrigin', 'https://example.net')], [fieldOf('topOrigin', null)]),
    mostly<string[]>(
      [],
      [fieldOf('challenge', 'first')],
      [fieldOf('crossOrigin', true)],
      [fieldOf('__proto__', { type: 'x' })],
    ),
    fc.array(
      fc
        .tuple(fc.constantFrom('extra', 'tokenBinding', 'Type', 'ünï\u202e', ''), fc.jsonValue({ maxDepth: 1 }))
        .map(([name, value]) => fieldOf(name, value)),
      { maxLength: 2 },
    ),
  )
  .map((parts) => parts.flat())
  .chain((fields) => fc.oneof(fc.constant(fields), fc.shuffledSubarray(fields, { minLength: fields.length })));

const clientData = fc
  .record({
    fields: clientFields,
    before: mostly('', '\ufeff', ' ', '\u00a0'),
    after: mostly('', '\n', '\u0000', '{}'),
    broken: mostly(Buffer.alloc(0), Buffer.from([0xff])),
  })
  .map(({ fields, before, after, broken }) => {
    const text = `{${fields.join(',')}${broken.length > 0 ? ',"odd":"' : ''}`;
    return Buffer.concat([Buffer.from(before + text), broken, Buffer.from(`${broken.length > 0 ? '"' : ''}}${after}`)]);
  });

const EXTENSION = Buffer.from(isoCBOR.encode(new Map([['credProtect', 2]])));
const authenticatorData = fc
  .record({
    party: mostly(PARTY.id, 'example.org'),
    flags: fc.oneof(
      { weight: 4, arbitrary: mostly(0x05, 0x1d, 0x0d, 0x01, 0x04, 0x15, 0x25, 0x07) },
      { weight: 1, arbitrary: fc.nat(255) },
    ),
    counter: mostly(9, 0, 4, 5, 0xffffffff),
    rest: mostly<'none' | 'extension' | 'odd'>('none', 'extension', 'odd'),
  })
  .map(({ party, flags, counter, rest }) => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const more = { none: Buffer.alloc(0), extension: EXTENSION, odd: Buffer.from([0xff, 0]) }[rest];
    return Buffer.concat([sha256(party), Buffer.from([rest === 'extension' ? flags | 0x80 : flags]), count, more]);
  });

/** Other encodings of the same signature, of which one library or another takes some. */
const ENCODED: Record<string, (signature: Buffer) => Buffer> = {
  'as it is': (signature) => signature,
  'with a byte behind it': (signature) => Buffer.concat([signature, Buffer.from([0])]),
  'with a byte before a number': (der) => {
    const [length = 0, first = 0] = [der[1], der[3]];
    return Buffer.concat([Buffer.from([0x30, length + 1, 0x02, first + 1, 0]), der.subarray(4)]);
  },
  'with a long length': (der) => Buffer.concat([Buffer.from([0x30, 0x81]), der.subarray(1)]),
  'with a changed byte': (signature) =>
    Buffer.concat([signature.subarray(0, -1), Buffer.from([(signature.at(-1) ?? 0) ^ 1])]),
  'as two numbers': (der) => der.subarray(4),
  empty: () => Buffer.alloc(0),
};

/** Base64url, and what Node.js takes for it. */
const WRITTEN: Record<string, (data: Buffer) => string> = {
  base64url: (data) => data.toString('base64url'),
  padded: (data) => data.toString('base64url').padEnd(Math.ceil(data.length / 3) * 4, '='),
  base64: (data) => data.toString('base64'),
  'with a line end': (data) => `${data.toString('base64url')}\n`,
};
const written = mostly('base64url', ...Object.keys(WRITTEN));

const assertion = fc.record({
  algorithm: fc.constantFrom<Algorithm>('ES256', 'RS256', 'EdDSA'),
  signedBy: mostly<'own' | Algorithm>('own', 'ES256', 'RS256', 'EdDSA'),
  clientData,
  authenticatorData,
  encoded: mostly('as it is', ...Object.keys(ENCODED)),
  written: fc.tuple(written, written, written),
});
type Assertion = typeof assertion extends fc.Arbitrary<infer T> ? T : never;

function credentialOf({
  algorithm,
  signedBy,
  clientData: client,
  authenticatorData: data,
  encoded,
  written: how,
}: Assertion) {
  const { algorithm: by, secret } = keys[signedBy === 'own' ? algorithm : signedBy];
  const signature = sign(by === 'EdDSA' ? null : 'sha256', Buffer.concat([data, sha256(client)]), secret);
  const [clientDataJSON, authenticator, signed] = [client, data, ENCODED[encoded]?.(signature) ?? signature].map(
    (part, index) => WRITTEN[how[index] ?? '']?.(part) ?? '',
  );
  const response = {
    clientDataJSON: clientDataJSON ?? '',
    authenticatorData: authenticator ?? '',
    signature: signed ?? '',
  };
  return { id: CREDENTIAL, rawId: CREDENTIAL, type: 'public-key', clientExtensionResults: {}, response };
}

const ADDED_AT = new Date(ADDED * 1000).toISOString();

function recordOf({ spki }: Key, { response }: ReturnType<typeof credentialOf>) {
  return {
    nonce: NONCE,
    client_data_json: response.clientDataJSON,
    authenticator_data: response.authenticatorData,
    signature: response.signature,
    factor_id: 'factor',
    credential_id: CREDENTIAL,
    public_key: spki,
    key_sha256: hashOfKey(spki),
    rp_id: PARTY.id,
    enrolled_at: ADDED_AT,
    enrolled_by: 'adm_2',
    enrolled_entry: 1,
  };
}

/** A log with the addition of the key, the request, and the signed decision. */
function rowsOf(key: Key, signature: ReturnType<typeof recordOf>): string[] {
  const row = (id: number, seconds: number, by: string, action: string, subject: string, after: object) =>
    canonicalText([id, `${seconds}.000000`, by, by, action, 'any', subject, null, JSON.stringify(after), null, null]);
  const asked = { asked_for: 'approve', subject_type: 'withdrawal', subject_id: 'WDR-1', amount_cents: 1, hash: HASH };
  const factor = {
    factor_id: 'factor',
    kind: 'passkey',
    credential_id: CREDENTIAL,
    public_key: key.spki,
    rp_id: PARTY.id,
  };
  const decided = { decision: 'approve', requested_by: 'adm_1', ...asked, signature };
  return [
    row(1, ADDED, 'adm_2', 'admin.add_factor', 'adm_2', factor),
    row(2, ADDED + DAY, 'adm_1', 'approval.request', '7', asked),
    row(3, ADDED + DAY, 'adm_2', 'approval.approve', '7', decided),
  ];
}

/** As server/second-person/signature.ts does it. */
async function isAccepted(key: Key, credential: ReturnType<typeof credentialOf>): Promise<boolean> {
  const passkey = { id: CREDENTIAL, publicKey: key.cose, counter: 4 };
  if (challengeIn(credential) !== CHALLENGE) return false;
  if ((await checkShown(PARTY, CHALLENGE, credential, passkey)) === undefined) return false;
  const record = recordOf(key, credential);
  const enrolled = {
    entry: 1,
    at: ADDED * 1e6,
    by: 'adm_2',
    of: 'adm_2',
    factor_id: 'factor',
    credential_id: CREDENTIAL,
    public_key: key.spki,
    rp_id: PARTY.id,
  };
  return signatureProblem(record, enrolled, SIGNED) === undefined;
}

function fitsForServer(rows: string[]): boolean {
  const decisions = new Decisions();
  const sealed = { after: 0, at: (ADDED + 2 * DAY) * 1e6 };
  return rows.every((row) => decisions.next(row, () => undefined, sealed) === undefined);
}

async function fitsForProgram(rows: string[]): Promise<boolean> {
  const block = {
    id: 1,
    sealed_at: `${ADDED + 2 * DAY}.000000`,
    previous_hash: '0'.repeat(64),
    row_ids: rows.map((_, index) => index + 1),
    row_hashes: rows.map((row) => sha256(row).toString('hex')).join(''),
  };
  const hash = sha256(JSON.stringify(Object.values(block))).toString('hex');
  const lines = [
    { log: 'coinop-admin audit', version: 1 },
    { block: { ...block, hash } },
    ...rows.map((row) => ({ row })),
    { end: { blocks: 1, rows: rows.length } },
  ];
  const code = await verifyDecisions(
    lines.map((line) => JSON.stringify(line)),
    undefined,
    () => undefined,
  );
  expect([0, 1]).toContain(code);
  return code === 0;
}

test('every signature that the server accepts, both verifying programs accept, and they agree on every other', async () => {
  const accepted = { ES256: 0, RS256: 0, EdDSA: 0 };
  let fitting = 0;
  await fc.assert(
    fc.asyncProperty(assertion, async (made) => {
      const key = keys[made.algorithm];
      const credential = credentialOf(made);
      const rows = rowsOf(key, recordOf(key, credential));
      const [server, audit, program] = [
        await isAccepted(key, credential),
        fitsForServer(rows),
        await fitsForProgram(rows),
      ];
      if (server) accepted[made.algorithm] += 1;
      if (audit) fitting += 1;
      expect({ audit, program }).toEqual({ audit: server || audit, program: audit });
    }),
    { numRuns: 400 },
  );
  // Not because nothing is accepted, nor everything.
  expect(Math.min(...Object.values(accepted))).toBeGreaterThan(5);
  expect(fitting).toBeLessThan(300);
});
