import type { MiddlewareHandler } from 'hono';
import { MOVED_PATHS } from '../domain/moved-paths.ts';

/** Answers a call to a path of before with 308. The new path checks the caller. */
export const redirectMoved: MiddlewareHandler = async (c, next) => {
  const isReading = c.req.method === 'GET' || c.req.method === 'HEAD';
  const path = isReading ? MOVED_PATHS[c.req.path] : undefined;
  return path === undefined ? next() : c.redirect(`${path}${new URL(c.req.url).search}`, 308);
};
