import fc from 'fast-check';

type Arbitraries<Values extends unknown[]> = { [At in keyof Values]: fc.Arbitrary<Values[At]> };

/**
 * Checks something for many arbitrary values, which come before the check in the order of its parameters. The check
 * fails by an exception or by `false`; anything else that it returns, such as what `expect` does, is ignored.
 */
export function forAll<Values extends [unknown, ...unknown[]]>(
  parameters: fc.Parameters<Values>,
  ...given: [...arbitraries: Arbitraries<Values>, check: (...values: Values) => void]
): void {
  const check = given.pop() as (...values: Values) => unknown;
  const all = [...given, (...values: Values) => check(...values) !== false];
  fc.assert(fc.property(...(all as unknown as Parameters<typeof fc.property<Values>>)), parameters);
}

export function forAllAsync<Values extends [unknown, ...unknown[]]>(
  parameters: fc.Parameters<Values>,
  ...given: [...arbitraries: Arbitraries<Values>, check: (...values: Values) => Promise<unknown>]
): Promise<void> {
  const check = given.pop() as (...values: Values) => Promise<unknown>;
  const all = [...given, async (...values: Values) => (await check(...values)) !== false];
  return fc.assert(fc.asyncProperty(...(all as unknown as Parameters<typeof fc.asyncProperty<Values>>)), parameters);
}
