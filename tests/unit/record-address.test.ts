import { defaultParseSearch } from '@tanstack/react-router';
import { expect, test } from 'vitest';
import { recordAddress } from '../../src/lib/record-address.ts';

test.each(['WDR-100480', '2000', '007', '1e5', 'true', 'null', 'a&b=c', 'ä/ö'])(
  'the address of the record %s leads back to that id, as the router reads it',
  (id) => {
    const read: Record<string, unknown> = defaultParseSearch(recordAddress('open', id));
    expect(String(read.open)).toBe(id);
  },
);
