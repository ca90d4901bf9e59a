/** In another order, which is always the same. */
export function mixed<T>(items: readonly T[]): T[] {
  let seed = 42;
  const keys = items.map((item) => ({ item, key: (seed = (seed * 48_271) % 2_147_483_647) }));
  return keys.sort((a, b) => a.key - b.key).map(({ item }) => item);
}
