import { type Stack, stackHeight } from '../layout/measure/stack';
import type { Points } from '../units';
import type { DocumentItem, Together } from './document-flow';

/** Items are split rather than kept together if a larger share of the page before would be empty. */
export const MOST_GAP = 0.25;

/** An item without a rule that may cost a page. */
export function splitAnywhere({ together, ...item }: DocumentItem): DocumentItem {
  return together?.isStrong ? { ...item, together } : item;
}

/** The group of items to which a slice belongs. */
export function groupAt(items: readonly DocumentItem[], { slices }: Stack, at: number): Together | undefined {
  const slice = slices[at];
  return slice && items[slice.block]?.together;
}

/** Whether slice `at` is in the same group as the one before it. */
export function isInsideGroup(items: readonly DocumentItem[], stack: Stack, at: number): boolean {
  const group = groupAt(items, stack, at);
  return group !== undefined && at > 0 && groupAt(items, stack, at - 1) === group;
}

/** A page break before slice `cut`, or before its group of items if that fits on a page. */
export function cutBeforeGroup(
  items: readonly DocumentItem[],
  stack: Stack,
  room: Points,
): (from: number, cut: number) => number {
  return (from, cut) => {
    if (!isInsideGroup(items, stack, cut)) return cut;
    let start = cut;
    while (start > from && isInsideGroup(items, stack, start)) start -= 1;
    let end = cut + 1;
    while (isInsideGroup(items, stack, end)) end += 1;
    return stackHeight(stack, start, end) <= room ? start : cut;
  };
}
