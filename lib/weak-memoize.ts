/** Memoizes a function of one object. A result is kept for as long as its key. */
export function weakMemoize<Key extends object, Result extends NonNullable<unknown> | null>(
  compute: (key: Key) => Result,
): (key: Key) => Result {
  const results = new WeakMap<Key, Result>();
  return (key) => {
    const known = results.get(key);
    if (known !== undefined) return known;
    const result = compute(key);
    results.set(key, result);
    return result;
  };
}
