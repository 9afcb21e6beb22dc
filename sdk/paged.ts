import type { Call, CallOptions } from './call.ts';
import type { Connection } from './connection.ts';

/** A list that comes in pages. Iterating over it gives its items, and over `pages()` the answers; each is asked for when it is wanted. */
export interface Paged<Item, Page> extends AsyncIterable<Item> {
  pages(): AsyncIterable<Page>;
}

/** The two ways in which the contract says that there is more. */
interface Page {
  next_cursor?: string | null;
  totalPages?: number;
}

type ItemOf<List> = List extends readonly (infer Item)[] ? Item : never;

/**
 * An operation whose answers are pages, as one list.
 *
 * @param items the field of a page that holds its items
 * @param limit how many items to ask for at once, where the caller does not say
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
        // Where pages have numbers, an item that is new pushes the others on, and the last of a page come again on the next.
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
