/** Whether the tests run in `npm run check:deep`, with the cases that `npm test` omits. */
export const IS_DEEP = process.env.CHECK_DEEP === '1';

/**
 * The cases of a test that is repeated for many similar ones: all in `npm run check:deep`, otherwise `few` of them,
 * spread evenly.
 */
export function inDepth<T>(all: readonly T[], few: number): readonly T[] {
  if (IS_DEEP || all.length <= few) return all;
  return Array.from({ length: few }, (_, index) => all[Math.floor((index * all.length) / few)]!);
}
