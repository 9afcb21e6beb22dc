import * as all from '../generated/all-answers.ts';
import { Refusal, reasonIn, UnreadableAnswer } from '../lib/api-error.ts';
import { fieldsIn, isFields, readBy } from './read-answer.ts';

/** The answer of any call; those that read have their own shapes in the portal. */
export function readAnyAnswer(route: string, data: unknown): unknown {
  const kind = all.answers[route] ?? all.answers[templateOf(route) ?? ''];
  if (route.startsWith('GET '))
    return kind === undefined || kind === 'x' ? noContent(data) : readBy(all.shapes, kind, data);
  return readChange(kind ?? '', data);
}

/** Literal paths come before parameters, and are found by their own name. */
const templateOf = (route: string) =>
  Object.keys(all.answers).find((known) => new RegExp(`^${known.replace(/\{\w+\}/g, '[^/]+')}$`).test(route));

/** `success` says as much of every change as the record: specification section 7 has it for a payout, whose answer has the field itself. */
function readChange(kind: string, data: unknown): unknown {
  const fields = fieldsIn(all.shapes, kind);
  const success = isFields(data) && !fields.has('success') ? data.success : undefined;
  // A bulk decision that was carried out in part may have `success: false` beside its count: bulk-count.ts.
  if (success === false && !fields.has('processed')) throw new Refusal(reasonIn(data as object));
  if (kind === '') return noContent(data);
  const isStrange = isFields(data) && ![...fields.keys()].some((name) => name in data);
  // A bulk decision may have its count by another name: bulk-count.ts.
  const isCounted = isStrange && fields.has('processed') && Object.values(data).some(Number.isInteger);
  if (isStrange && typeof success !== 'boolean' && !isCounted) throw new UnreadableAnswer(undefined, data);
  // The fields that have to be there, of which there is none.
  const known = isStrange ? [...fields.keys()].slice(0, 1).map((name) => [name, undefined]) : [];
  return readBy(all.shapes, kind, isFields(data) ? { ...Object.fromEntries(known), ...data } : data, true);
}

/** Of a call that the contract answers without a body. */
function noContent(data: unknown): unknown {
  if (typeof data === 'string' && data !== '') throw new UnreadableAnswer();
  return data;
}

/** The names of the fields of the record that a call answers with, or of the records that its list has. */
export function fieldsOfAnswer(route: string): ReadonlySet<string> {
  const kind = all.answers[route] ?? '';
  const fields = fieldsIn(all.shapes, kind);
  const list = [...fields.values()].find(({ of, isRequired }) => isRequired && /\d/.test(of?.type ?? ''))?.of;
  return new Set((list ? fieldsIn(all.shapes, list.type) : fields).keys());
}
