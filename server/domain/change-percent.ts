/** In percent with one decimal; null when there is nothing to compare with: `before` is 0, or below it, as reversals can make revenue. */
export function changePercent(value: number, before: number): number | null {
  return before <= 0 ? null : Math.round(((value - before) / before) * 1000) / 10;
}
