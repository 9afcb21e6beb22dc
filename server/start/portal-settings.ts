import { readFileSync, statSync } from 'node:fs';
import { z } from 'zod';
import { type Area, LIST_CALLS } from '../../src/generated/extensions.ts';
import type { PortalSettings } from '../http/settings-in-page.ts';
import { InvalidSetting } from './invalid-setting.ts';

// The file with the settings of the portal, which end up in every page that anybody can fetch.

/** The screens that an operator may leave out. The dashboard is where a sign-in leads. */
export const SCREENS = [
  ...['transactions', 'withdrawals', 'games', 'game-items', 'revenue', 'players', 'users', 'audit', 'system'],
  'approvals',
] as const;

/** The kinds of record whose ids can lead to another system. */
export const LINKED = ['player', 'game', 'item', 'transaction', 'withdrawal', 'payout'] as const;

const AREAS = Object.keys(LIST_CALLS) as Area[];
const MAX_BYTES = 65_536;

const oneOf = <T extends string>(words: readonly T[]) =>
  z.enum(words, { error: ({ input }) => `has ${shown(input)}, which is none of ${words.join(', ')}` });
/** No control characters, and none that turn the direction of the text around them. */
const line = (most: number) =>
  z
    .string('is not a text')
    .trim()
    .min(1, 'is empty')
    .max(most, `has more than ${most} characters`)
    .regex(/^[^\p{Cc}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]*$/u, 'has a character that cannot be shown');

const link = (kind: string) =>
  line(500).superRefine((template, { addIssue }) => {
    const problem = linkProblem(template, `{${kind}_id}`);
    if (problem) addIssue(problem);
  });

/** An id must not choose the host: a player may have chosen the id. */
function linkProblem(template: string, place: string): string | undefined {
  const [one, other] = ['a', 'b'].map((id) => URL.parse(template.replaceAll(place, id)));
  if (one?.protocol !== 'https:') return 'is not an address that begins with https:';
  if (one.username !== '' || one.password !== '') return 'contains a username or a password';
  if (!template.includes(place)) return `does not contain ${place}`;
  if (one.host !== other?.host) return `has ${place} in its host`;
  return /[{}]/.test(template.replaceAll(place, '')) ? `has another brace than those of ${place}` : undefined;
}

const support = line(200).refine(
  (text) => URL.parse(text)?.protocol === 'https:' || z.email().safeParse(text).success,
  'is neither an e-mail address nor an address that begins with https:',
);

const format = z
  .strictObject(
    {
      product_name: line(40),
      screens_left_out: z.array(oneOf(SCREENS), 'is not a list of screens'),
      extensions: z.union([z.enum(['all', 'none']), z.array(oneOf(AREAS))], {
        error: ({ input }) =>
          Array.isArray(input)
            ? `has an area that is none of ${AREAS.join(', ')}`
            : `is ${shown(input)}, and neither "all", "none" nor a list of areas`,
      }),
      links: z.strictObject(Object.fromEntries(LINKED.map((kind) => [kind, link(kind)]))).partial(),
      support,
    },
    'is not an object',
  )
  .partial();

const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 60);

/**
 * @param name how the messages call the file
 * @throws InvalidSetting with the line and the field
 */
export function readPortalSettings(file: string, name = file): PortalSettings {
  let text: string;
  try {
    if (statSync(file).size > MAX_BYTES) throw new InvalidSetting(`${name} has more than ${MAX_BYTES} bytes.`);
    text = readFileSync(file, 'utf8');
  } catch (error) {
    if (error instanceof InvalidSetting) throw error;
    throw new InvalidSetting(`${name} cannot be read (${(error as NodeJS.ErrnoException).code}).`);
  }
  const { data, error } = format.safeParse(parsed(name, text));
  if (data) return data as PortalSettings;
  const { path, message, code, ...issue } = error.issues[0] as z.core.$ZodIssue;
  const field = code === 'unrecognized_keys' ? [...path, ...(issue as { keys: string[] }).keys.slice(0, 1)] : path;
  const words = code === 'unrecognized_keys' ? 'is not a setting' : message;
  throw new InvalidSetting(`${name}, line ${lineOf(text, field)}: ${nameOf(field) || 'the file'} ${words}.`);
}

function parsed(name: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const { message } = error as Error;
    const [, line] = /\(line (\d+) /.exec(message) ?? [];
    // At the end of the text, V8 names no line.
    throw new InvalidSetting(`${name}, line ${line ?? text.trimEnd().split('\n').length}: this is not JSON.`);
  }
}

/** `links.player` or `screens_left_out[1]`. */
const nameOf = (path: readonly PropertyKey[]) =>
  path
    .map((step) => (typeof step === 'number' ? `[${step}]` : `.${String(step)}`))
    .join('')
    .replace(/^\./, '');

/** The line of a field's name; of a list's entry, that of its list. */
function lineOf(text: string, path: readonly PropertyKey[]): number {
  let at = 0;
  for (const step of path) {
    if (typeof step !== 'string') break;
    const found = text.indexOf(JSON.stringify(step), at);
    if (found < 0) break;
    at = found;
  }
  return text.slice(0, at).split('\n').length;
}
