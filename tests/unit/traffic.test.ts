import { expect, test } from 'vitest';
import { Traffic } from '../../server/http/traffic.ts';

const error = (message: string, second: number) => ({ at: new Date(second * 1000), message, requestId: null });
const words = (traffic: Traffic) => traffic.lastErrors().map(({ message }) => message);

test("whoever reports errors displaces neither the server's own nor, without a session, those of administrators", () => {
  const traffic = new Traffic();
  for (let second = 0; second < 30; second++) {
    traffic.failed(error(`server ${second}`, second));
    traffic.reported('signedIn', error(`admin ${second}`, second));
    traffic.reported('signedOut', error(`anybody ${second}`, second));
  }
  const listed = words(traffic);
  expect(listed).toHaveLength(20);
  const of = (who: string) => listed.filter((message) => message.startsWith(who));
  expect(of('anybody')).toEqual(['anybody 29', 'anybody 28']);
  expect(of('admin')).toEqual(['admin 29', 'admin 28', 'admin 27', 'admin 26', 'admin 25']);
  expect(of('server')).toHaveLength(13);
  expect(of('server')[0]).toBe('server 29');
});

test('errors are listed newest first, and a report that is made again once', () => {
  const traffic = new Traffic();
  traffic.reported('signedIn', error('a report', 1));
  traffic.failed(error('of the server', 2));
  traffic.reported('signedIn', error('a report', 3));
  expect(words(traffic)).toEqual(['a report', 'of the server']);
});

test('without any report all places are the server’s', () => {
  const traffic = new Traffic();
  for (let second = 0; second < 30; second++) traffic.failed(error(`server ${second}`, second));
  expect(words(traffic)).toHaveLength(20);
});
