/** The smallest value that at least `share` (0 to 1) of the values do not exceed; NaN when there are none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.max(0, Math.ceil(share * sorted.length) - 1))] ?? Number.NaN;
}

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** How much `y` grows per unit of `x`, by least squares. */
export function slope(points: readonly { x: number; y: number }[]): number {
  const mean = (of: (point: { x: number; y: number }) => number) =>
    points.reduce((sum, point) => sum + of(point), 0) / points.length;
  const [x, y] = [mean((point) => point.x), mean((point) => point.y)];
  const [up, down] = [mean((point) => (point.x - x) * (point.y - y)), mean((point) => (point.x - x) ** 2)];
  return down === 0 ? 0 : up / down;
}

/** Rounded to two or three significant digits: 0.53, 5.3, 53, 531. */
export function rounded(value: number): number {
  const digits = value >= 30 ? 0 : value >= 3 ? 1 : 2;
  return Number(value.toFixed(digits));
}
