#!/usr/bin/env node
// Checks the decisions of second people in an exported audit log: with Node.js 20 or newer alone, without our server and its code. Read it before
// you trust it; docs/auditors.md says what it proves, and what it does not.
//
//   npm run audit -- export log.jsonl                       (at the server's console)
//   node verify-decisions.mjs log.jsonl [heads.txt]         (anywhere)
//
// heads.txt is a copy of the file AUDIT_HEAD_FILE that nobody at the server can change. Without it, a log of which the end is missing, or which somebody
// wrote anew as a whole, is noticed only where a signature contradicts it.
//
// It also lists each version of the rules, and what was decided while they were suspended. It goes on after a decision that does not fit, and names every
// one; behind a row or block that was changed it reads nothing.
//
// Exit code: 0 everything fits, 1 something does not, 2 the files cannot be read.
import { createHash, createHmac, createPublicKey, verify } from 'node:crypto';
import { createReadStream, readFileSync, realpathSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const DAY = 86_400_000_000n;
const HOUR = 3_600_000_000n;
const MINUTE = 60_000_000n;

class Wrong extends Error {}
/** The decisions and texts that do not fit. The chain itself must: after a broken one nothing is read. */
let broken;
const goOn = (check) => {
  try {
    check();
  } catch (error) {
    if (!(error instanceof Wrong)) throw error;
    broken.push(error.message);
  }
};
const insist = (fits, why) => {
  if (!fits) throw new Wrong(why);
};
const sha256 = (data) => createHash('sha256').update(data).digest();
const hex = (data) => sha256(data).toString('hex');
const bytes = (text) => Buffer.from(String(text), 'base64url');
/** "1764037264.123456" in microseconds. */
const micros = (epoch) => BigInt(epoch.replace('.', ''));
const isoOf = (at) => new Date(Number(at / 1000n)).toISOString();
const shown = (value) => JSON.stringify(value ?? null);
/** For the terminal: somebody may have written anything into a text, also what hides or turns round the words beside it. */
const printable = (line) =>
  line.replace(
    /[\p{C}\p{Zl}\p{Zp}]/gu,
    (character) => `\\u{${character.codePointAt(0).toString(16).padStart(4, '0')}}`,
  );

// ---- The chain: every row is the one that its block sealed, and every block follows the one before.

let chain;
let hashes;
let block;
let place;

function beginBlock(next) {
  endBlock();
  insist(next.id === chain.id + 1, `block ${chain.id + 1} is missing`);
  insist(next.previous_hash === chain.hash, `block ${next.id} does not follow the one before`);
  const content = [next.id, next.sealed_at, next.previous_hash, next.row_ids, next.row_hashes];
  insist(hex(JSON.stringify(content)) === next.hash, `block ${next.id} was changed`);
  insist(next.row_hashes.length === 64 * next.row_ids.length, `block ${next.id} is not well-formed`);
  for (const [index, id] of next.row_ids.entries()) {
    insist(id > (next.row_ids[index - 1] ?? chain.lastRow), `block ${next.id} is not well-formed`);
  }
  hashes.set(next.id, next.hash);
  block = next;
  place = 0;
}

function endBlock() {
  if (!block) return;
  insist(place === block.row_ids.length, `row ${block.row_ids[place]} is missing (block ${block.id})`);
  chain.id = block.id;
  chain.hash = block.hash;
  chain.lastRow = block.row_ids.at(-1);
  chain.rows += place;
  // A block with less than 1,000 rows left nothing unsealed.
  if (place < 1000) chain.complete = micros(block.sealed_at);
}

function checkRow(text) {
  insist(block, 'a row comes before the first block');
  const [id] = JSON.parse(text);
  const sealed = block.row_ids[place];
  insist(sealed !== undefined && id >= sealed, `row ${id} was inserted afterwards (block ${block.id})`);
  insist(id === sealed, `row ${sealed} is missing (block ${block.id})`);
  const same = hex(text) === block.row_hashes.slice(64 * place, 64 * (place + 1));
  insist(same, `row ${id} was changed after it was sealed (block ${block.id})`);
  place += 1;
}

/** The texts that are gone, and no row said so yet: the row about an erasure comes later than the one with the text. */
let gone;

/** The texts of a row are those whose keyed hashes it has, or were erased. */
function checkTexts(row, texts) {
  if (row.action === 'audit.erase_text') gone.delete(`${row.after.field} of row ${row.subjectId}`);
  for (const [state, fields] of Object.entries({ before: row.before, after: row.after })) {
    for (const [name, value] of Object.entries(fields)) {
      if (typeof value?.hmac_sha256 !== 'string') continue;
      const found = texts.find(({ field }) => field === `${state}.${name}`);
      insist(found, `the text ${state}.${name} of row ${row.id} is missing`);
      if (found.is_erased && found.text === null && found.key === null) {
        gone.add(`${state}.${name} of row ${row.id}`);
        continue;
      }
      const hmac = createHmac('sha256', Buffer.from(found.key ?? '', 'hex'))
        .update(found.text ?? '')
        .digest('hex');
      insist(hmac === value.hmac_sha256, `the text ${state}.${name} of row ${row.id} was changed`);
    }
  }
}

// ---- The decisions.

let requests;
let keys;
let lost;
let nonces;
let counts;
const DECIDES = { 'approval.approve': 'approve', 'approval.deny': 'deny' };
const ENDS = [...Object.keys(DECIDES), 'approval.withdraw', 'approval.expire', 'approval.void'];

function checkDecision(row, text) {
  switch (row.action) {
    case 'admin.add_factor':
      return addKey(row);
    case 'admin.remove_factor':
      return removeKeys(row, [row.before], row.before.kind === 'passkey');
    case 'admin.reset_factors':
      return removeKeys(row, row.before.factors ?? [], true);
    case 'approval.request':
      insist(!requests.has(row.subjectId), `row ${row.id} asks for request ${row.subjectId}, which there was before`);
      requests.set(row.subjectId, { ...row.after, by: row.adminId });
      return;
  }
  if (ENDS.includes(row.action)) return endRequest(row, text);
  if (row.action === 'approval_rules.change') reportRules(row);
  if (row.after.approval_request !== undefined) checkEffect(row);
}

/** Whoever inserts a row chooses its time, and not when it is sealed. */
const checkTime = (row) =>
  insist(
    row.at >= chain.complete - HOUR && row.at <= micros(block.sealed_at) + MINUTE,
    `row ${row.id} has a time at which it cannot have been written`,
  );

function addKey(row) {
  if (row.after.kind !== 'passkey' || row.after.public_key === undefined) return;
  checkTime(row);
  keys.set(row.id, { ...row.after, at: row.at, by: row.adminId, of: row.subjectId });
}

function removeKeys(row, factors, isLoss) {
  for (const [entry, key] of keys) {
    if (factors.some(({ factor_id }) => factor_id === key.factor_id)) keys.delete(entry);
  }
  if (isLoss) lost.set(row.subjectId, row.at);
}

function endRequest(row, text) {
  const { id, subjectId, after, action } = row;
  const request = requests.get(subjectId);
  insist(request, `row ${id} ends request ${subjectId}, for which nobody asked`);
  insist(!request.ended, `row ${id} ends request ${subjectId} a second time`);
  insist(after.hash === request.hash, `row ${id} is about another request than the one that was asked as ${subjectId}`);
  request.ended = action;
  if (!DECIDES[action]) return;
  const name = `the decision in row ${id}`;
  checkTime(row);
  insist(after.decision === DECIDES[action], `${name} says that it is to ${after.decision}`);
  const isSomebodyElse = row.adminId !== null && row.adminId !== request.by && after.requested_by === request.by;
  insist(isSomebodyElse, `${name} is not by somebody else than whoever asked`);
  if (text !== undefined) insist(isTextOf(text, row, request), `${name} shows another request than the one decided`);
  const key = after.signature ? checkSignature(row, name) : checkUnsigned(row, name);
  report(row, text, key);
}

/** A request's text is the one that was hashed, and about what both rows say. */
function isTextOf(text, row, request) {
  if (hex(text) !== request.hash) return false;
  const asked = JSON.parse(text);
  return [request, { amount_cents: asked.amountCents, ...row.after }].every(
    (fields) =>
      fields.asked_for === asked.action &&
      fields.subject_type === asked.subjectType &&
      fields.subject_id === asked.subjectId &&
      fields.amount_cents === asked.amountCents &&
      request.by === asked.requestedBy,
  );
}

function checkUnsigned({ adminId, at }, name) {
  const could = [...keys.values()].some((key) => key.of === adminId && key.at + DAY <= at);
  insist(!could, `${name} is not signed, although that person had a passkey that signs`);
  const wasLost = lost.has(adminId) && lost.get(adminId) + DAY > at;
  insist(!wasLost, `${name} is not signed, within a day of the loss of a passkey`);
  counts.unsigned += 1;
}

function checkSignature({ adminId, subjectId, at, after }, name) {
  const { signature } = after;
  const key = keys.get(signature.enrolled_entry);
  insist(
    key && key.of === adminId && key.by === adminId,
    `${name} is signed by a key that was not one of that person's`,
  );
  insist(key.at + DAY <= at, `${name} is signed by a key that was added less than 24 hours before`);
  for (const field of ['factor_id', 'credential_id', 'public_key', 'rp_id']) {
    insist(signature[field] === key[field], `${name} describes its key otherwise than row ${signature.enrolled_entry}`);
  }
  const isKey = signature.key_sha256 === hex(bytes(key.public_key));
  const isAdded = isKey && signature.enrolled_by === key.by && signature.enrolled_at === isoOf(key.at);
  insist(isAdded, `${name} describes its key otherwise than row ${signature.enrolled_entry}`);
  insist(!nonces.has(signature.nonce), `${name} has the signature of an earlier decision`);
  nonces.add(signature.nonce);

  const clientData = bytes(signature.client_data_json);
  const authenticatorData = bytes(signature.authenticator_data);
  let client;
  try {
    client = JSON.parse(clientData.toString());
  } catch {
    client = {};
  }
  insist(client?.type === 'webauthn.get', `${name} has no signature of a passkey`);
  const isFramed = ![undefined, false].includes(client.crossOrigin) || client.topOrigin !== undefined;
  insist(!isFramed, `${name} was signed in another site's page`);
  const content = JSON.stringify([signature.nonce, after.hash, subjectId, after.decision]);
  insist(client.challenge === sha256(content).toString('base64url'), `${name} was signed for something else`);
  const host = URL.canParse(client.origin) ? new URL(client.origin).hostname : '';
  const isHere = host === key.rp_id || host.endsWith(`.${key.rp_id}`);
  const isParty = authenticatorData.subarray(0, 32).equals(sha256(key.rp_id));
  insist(isHere && isParty, `${name} was signed on another site`);
  insist((authenticatorData[32] & 0b101) === 0b101, `${name} was signed without the person's check`);
  let fits = false;
  try {
    const publicKey = createPublicKey({ key: bytes(key.public_key), format: 'der', type: 'spki' });
    const algorithm = publicKey.asymmetricKeyType === 'ed25519' ? null : 'sha256';
    const data = Buffer.concat([authenticatorData, sha256(clientData)]);
    fits = verify(algorithm, data, publicKey, bytes(signature.signature));
  } catch {
    // It does not fit.
  }
  insist(fits, `${name} has a signature that does not fit its key`);
  counts.signed += 1;
  return key;
}

/** What was carried out is what was agreed to. */
function checkEffect({ id, action, subjectId, after }) {
  const name = after.approval_request;
  const request = requests.get(name);
  insist(request?.ended === 'approval.approve', `row ${id} carries out request ${name}, which nobody approved before`);
  insist(!request.done, `row ${id} carries out request ${name} a second time`);
  request.done = true;
  const fits = action.startsWith('withdrawal.')
    ? action === `withdrawal.${request.asked_for}` && subjectId === request.subject_id
    : action === 'payout.process'
      ? request.asked_for === 'payout' && after.amount_cents === request.amount_cents
      : action === 'admin.change_roles' || action === 'role.update'
        ? request.asked_for === 'change_roles' && subjectId === request.subject_id
        : action === 'approval_rules.change' && request.asked_for === 'change_rules';
  insist(fits, `row ${id} is something else than what request ${name} asked for`);
}

function report(row, text, key) {
  const { after } = row;
  const how = key
    ? `signed by key ${hex(bytes(key.public_key))}, added ${isoOf(key.at)} by ${shown(key.by)}`
    : `NOT SIGNED (${after.unsigned_because})`;
  if (text === undefined) counts.erased += 1;
  const what =
    text === undefined ? 'its text was erased: WHAT WAS DECIDED IS NOT PROVED' : shown(JSON.parse(text).shown);
  say(
    `${isoOf(row.at)}  ${shown(row.username)} (${shown(row.adminId)}): ${after.decision} request ${row.subjectId}, ${how}`,
  );
  say(`    ${after.asked_for} ${after.subject_id ?? ''}, asked by ${shown(after.requested_by)}: ${what}`);
}

// ---- The rules: each version, and what was decided while they were suspended from the console.

let suspension;
const DECISIONS =
  /^(withdrawal\.(approve|process|retry)|payout\.process|admin\.(change_roles|invite)|role\.(create|update))$/;

function reportRules({ at, subjectId, username, adminId, after }) {
  const request = after.approval_request;
  const who =
    adminId === null
      ? 'by the setting'
      : `agreed to by ${shown(username)} (${shown(adminId)}) in request ${request ?? 'NONE'}`;
  say(`${isoOf(at)}  Rules, version ${subjectId}, ${who}: ${shown(after.rules)}; hash ${after.hash}`);
}

function followSuspension(row, texts) {
  const { action, at, after } = row;
  if (action === 'break_glass.start') {
    suspension = { until: BigInt(Date.parse(after.until)) * 1000n };
    const reason = texts.find(({ field }) => field === 'after.reason')?.text;
    say(
      `${isoOf(at)}  RULES SUSPENDED from the console, at most until ${after.until}: ${shown(reason ?? 'the reason was erased')}`,
    );
  } else if (action === 'break_glass.end' && suspension) {
    say(`${isoOf(at)}  Rules no longer suspended`);
    suspension = undefined;
  } else if (suspension && at < suspension.until && DECISIONS.test(action)) {
    const { username, adminId, subjectId } = row;
    const alone = after.approval_request === undefined ? 'alone' : `as in request ${after.approval_request}`;
    counts.suspended += 1;
    say(
      `${isoOf(at)}  while suspended: ${action} ${subjectId ?? ''} by ${shown(username)} (${shown(adminId)}), ${alone}`,
    );
  }
}

// ---- The files.

let say;

function rowOf(text) {
  const [id, at, adminId, username, action, , subjectId, before, after] = JSON.parse(text);
  const fields = (json) => (json === null ? {} : (JSON.parse(json) ?? {}));
  return { id, at: micros(at), adminId, username, action, subjectId, before: fields(before), after: fields(after) };
}

function takeLine({ block: next, row: text, texts = [] }) {
  if (next) return beginBlock(next);
  checkRow(text);
  const row = rowOf(text);
  goOn(() => checkTexts(row, texts));
  followSuspension(row, texts);
  goOn(() => checkDecision(row, texts.find(({ field }) => field === 'after.text')?.text ?? undefined));
}

/** The heads that were exported and are not in the log, but for those that a restored backup cut off, as the file itself says. */
function checkHeads(text) {
  let heads = [];
  for (const line of text.split('\n')) {
    const [, id, hash, follows] = /^(\d+) \d+ ([0-9a-f]{64}) \S+(?: \d+-\d+)?( follows .*)?$/.exec(line) ?? [];
    if (hash === undefined) continue;
    if (follows) heads = heads.filter((head) => head.id < Number(id));
    heads.push({ id: Number(id), hash });
  }
  insist(heads.length > 0, 'the file of exported heads has none');
  for (const { id, hash } of heads)
    insist(hashes.get(id) === hash, `block ${id} is missing or is not the exported one`);
  say(`The blocks up to ${heads.at(-1).id} are the exported ones.`);
}

function begin() {
  chain = { id: 0, hash: '0'.repeat(64), lastRow: 0, rows: 0, complete: 0n };
  block = undefined;
  place = 0;
  [hashes, requests, keys, lost] = [new Map(), new Map(), new Map(), new Map()];
  [nonces, gone] = [new Set(), new Set()];
  [broken, suspension] = [[], undefined];
  counts = { signed: 0, unsigned: 0, erased: 0, suspended: 0 };
}

async function checkLines(lines) {
  let [isLog, end] = [false, undefined];
  for await (const line of lines) {
    if (line === '') continue;
    insist(!end, 'there is something behind the end of the export');
    const parsed = JSON.parse(line);
    if (!isLog) {
      if (parsed.log !== 'coinop-admin audit' || parsed.version !== 1) throw new Error('this is no exported audit log');
      isLog = true;
    } else if (parsed.end) end = parsed.end;
    else takeLine(parsed);
  }
  endBlock();
  insist(end, 'the end of the export is missing');
  insist(end.blocks === chain.id && end.rows === chain.rows, 'blocks or rows of the export are missing');
}

/**
 * Checks one log after the other.
 *
 * @param lines the lines of the export, one by one
 * @param heads the text of the file of exported heads, if there is one
 * @param write is given the report, line by line
 * @returns the exit code
 */
export async function verifyDecisions(lines, heads, write) {
  say = (line) => write(printable(line));
  begin();
  try {
    await checkLines(lines);
    for (const text of gone)
      broken.push(`the text ${text} is gone, and no row says that it was erased: what was decided is not proved`);
    const { signed, unsigned, erased, suspended } = counts;
    const which = broken.length > 0 ? 'other ' : '';
    say(
      `${signed} signed and ${unsigned} unsigned ${which}decisions fit, in ${chain.rows} rows of ${chain.id} blocks.`,
    );
    if (erased > 0) say(`The text of ${erased} was erased: what was decided is not proved.`);
    if (suspended > 0) say(`${suspended} decisions were made while the rules were suspended.`);
    if (heads !== undefined) goOn(() => checkHeads(heads));
    else say(`Compare the hash of block ${chain.id} with a copy that nobody at the server can change: ${chain.hash}`);
  } catch (error) {
    if (!(error instanceof Wrong)) {
      say(`Cannot be read: ${error.message}`);
      return 2;
    }
    broken.push(error.message);
  }
  for (const what of broken) say(`Broken: ${what}.`);
  return broken.length > 0 ? 1 : 0;
}

async function main([file, headFile]) {
  const write = (line) => process.stdout.write(`${line}\n`);
  if (!file) {
    write('Usage: node verify-decisions.mjs <exported log> [<file of exported heads>]');
    return 2;
  }
  const heads = headFile === undefined ? undefined : readFileSync(headFile, 'utf8');
  const lines = createInterface({ input: createReadStream(file), crlfDelay: Number.POSITIVE_INFINITY });
  return verifyDecisions(lines, heads, write);
}

const isRun = process.argv[1] !== undefined && realpathSync(process.argv[1]) === fileURLToPath(import.meta.url);
if (isRun) process.exitCode = await main(process.argv.slice(2));
