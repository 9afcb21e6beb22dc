/**
 * A formatter of `Intl` that is made once, when it first formats: a dozen of them took 50 ms on a slow processor before the first paint of
 * a screen that uses three.
 */
export function madeLater<Given extends unknown[]>(make: () => { format(...given: Given): string }) {
  let made: ReturnType<typeof make> | undefined;
  return {
    format: (...given: Given): string => {
      made ??= make();
      return made.format(...given);
    },
  };
}
