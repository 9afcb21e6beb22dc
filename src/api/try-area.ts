import { keepExtensions, keptExtensions } from '../first-paint/kept-extensions.ts';
import { type Area, LIST_CALLS } from '../generated/extensions.ts';
import { errorStatus } from '../lib/api-error.ts';
import { getSession } from '../session.ts';
import { readCall } from './read-call.ts';

// Finds out which areas of extensions the back end has: each is tried once per session, by its list call alone, because the 404 of
// a record says nothing about its area. Loaded only where the operator has not set it.

const trials = new Map<Area, Promise<boolean>>();

/** An area without a list call is judged by the account, which every screen asks for. */
const judgeOf = (area: Area): Area => (LIST_CALLS[area] === undefined ? 'my-account' : area);

/** @throws what the list call throws, if that does not say whether there is such a call */
export async function tryArea(area: Area): Promise<boolean> {
  // Found while this code was loading.
  const found = keptExtensions()[area];
  if (found !== undefined) return found;
  const judge = judgeOf(area);
  const trial = trials.get(judge) ?? tryList(judge).finally(() => trials.delete(judge));
  trials.set(judge, trial);
  return trial;
}

async function tryList(judge: Area): Promise<boolean> {
  const has = await isAnswered(LIST_CALLS[judge] ?? '');
  const judged = (Object.keys(LIST_CALLS) as Area[]).filter((area) => judgeOf(area) === judge);
  keepExtensions({ ...keptExtensions(), ...Object.fromEntries(judged.map((area) => [area, has])) });
  return has;
}

/** Without the toasts of other calls: some back ends answer an unknown call with 401, or with a page. */
async function isAnswered(url: string): Promise<boolean> {
  try {
    const { data } = await readCall({ url, headers: { authorization: `Bearer ${getSession()?.token}` } });
    return typeof data === 'object';
  } catch (error) {
    const status = errorStatus(error);
    if (status === 403) return true;
    if ([401, 404, 405, 501].includes(status ?? 0)) return false;
    throw error;
  }
}
