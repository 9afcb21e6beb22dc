import type { Call, CallOptions } from './call.ts';
import type { Connection } from './connection.ts';

/** A paginated list. Iterating over it yields its items, and over `pages()` the answers; each page is requested when it is needed. */
export interface Paged<Item, Page> extends AsyncIterable<Item> {
  pages(): AsyncIterable<Page>;
}

/** The two ways in which the contract indicates further pages. */
interface Page {
  next_cursor?: string | null;
  totalPages?: number;
}

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/**
 * Turns an operation whose answers are pages into a list.
 *
 * @param items the field of a page that contains its items
 * @param limit the page size, if the caller does not choose one
 */
export const paged =
  <Args extends unknown[], Answer extends Page, Items extends keyof Answer>(
    operation: (...args: Args) => Call<Answer>,
    items: Items,
    limit: number,
  ) =>
  (connection: Connection, ...args: [...Args, options?: CallOptions]): Paged<ItemOf<Answer[Items]>, Answer> => {
    async function* pages() {
      const count = operation.length;
      const filter = { limit, ...(args[count - 1] as { page?: number } | undefined) };
      let next: object | undefined = {};
      for (let page = filter.page ?? 1; next; page++) {
        const ofPage = [...args.slice(0, count - 1), { ...filter, ...next }] as unknown[] as Args;
        const answer: Answer = await connection.send(operation(...ofPage), args[count] as CallOptions);
        yield answer;
        const { next_cursor: cursor, totalPages = 0 } = answer;
        next = cursor ? { cursor } : page < totalPages ? { page: page + 1 } : undefined;
      }
    }
    return {
      pages,
      async *[Symbol.asyncIterator]() {
        // With numbered pages, a new item shifts the others, so that the last items of a page appear again on the next.
        const seen = new Set<unknown>();
        for await (const page of pages()) {
          for (const item of page[items] as ItemOf<Answer[Items]>[]) {
            const { id } = item as { id?: unknown };
            if (!seen.has(id)) yield item;
            if (page.totalPages !== undefined) seen.add(id);
          }
        }
      },
    };
  };
