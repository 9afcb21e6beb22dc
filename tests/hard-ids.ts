/** Ids that app stores, identity services and clouds give, and those that something on the way could take for something else. */
export const HARD_IDS = [
  'GPA.1234-5678-9012-34567..0',
  'auth0|5f7c',
  'us-east-1:0f2c',
  'ends.in.a.dot.',
  'x'.repeat(128),
  '76561197960287930',
  'null',
  'unfreeze-together',
  'Case-A',
  'case-a',
  'a+b=c@d~e',
];

/** Texts that are no ids: with signs that divide paths, files and addresses, or that a table calculates. */
export const NO_IDS = [
  'a/b',
  '..',
  '.a',
  '_a',
  '-a',
  '=1+1',
  'a b',
  'a,b',
  'a;b',
  "a'b",
  'a%2Fb',
  'é',
  'a\u200bb',
  'x'.repeat(129),
];
