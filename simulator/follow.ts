import type { Book } from './book.ts';
import { delivered } from './delivery.ts';
import type { Platform } from './platform.ts';

/** Follows the feed of decisions and enters each into the book. */
export class Follower {
  readonly #platform: Platform;
  readonly #book: Book;
  #after: string | undefined;

  constructor(platform: Platform, book: Book) {
    this.#platform = platform;
    this.#book = book;
  }

  /** Reads what is in the feed now, to its end. @returns how many events there were */
  async catchUp(): Promise<number> {
    let events = 0;
    for (;;) {
      const read = await this.#read(0);
      if (read === 0) return events;
      events += read;
    }
  }

  /** Reads until `ended` is aborted. */
  async follow(ended: AbortSignal): Promise<void> {
    while (!ended.aborted) await this.#read(2, ended);
  }

  async #read(wait: number, ended?: AbortSignal): Promise<number> {
    const place = this.#after === undefined ? {} : { after: this.#after };
    const page = await delivered(() => this.#platform.listEvents({ ...place, wait, limit: 1_000 }), ended);
    for (const event of page.events) this.#book.hear(event);
    this.#after = page.next_cursor;
    return page.events.length;
  }
}
