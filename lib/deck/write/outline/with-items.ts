import type { OutlineSection } from './read-outline';

/** "Tip 1", "Idée reçue 3". */
const ITEM = /^(\p{L}[\p{L} ]*) (\d+)$/u;

/** The number of items if the prompt asks for none. */
const FEW_ITEMS = 5;
/** Nobody fills in more. */
const MOST_ITEMS = 20;

/**
 * The sections of an outline with numbered items, such as tips, with as many as the prompt asks for. If there are more
 * than the outline has questions for, the last ones have none.
 * @param name what the prompt calls an item, if not as the outline does
 */
export function withItems(sections: readonly OutlineSection[], count: number | null, name?: string): OutlineSection[] {
  const items = sections.filter(({ heading }) => ITEM.test(heading));
  if (items.length === 0) return [...sections];
  const word = name ?? ITEM.exec(items[0]!.heading)?.[1] ?? '';
  const number = Math.min(MOST_ITEMS, count ?? Math.min(FEW_ITEMS, items.length));
  const asked = Array.from({ length: number }, (_, at): OutlineSection => {
    const blank = { questions: [], table: null, isCore: true };
    return { ...(items[at] ?? blank), heading: `${word} ${at + 1}` };
  });
  const first = sections.indexOf(items[0]!);
  return [...sections.slice(0, first), ...asked, ...sections.slice(first + items.length)];
}

/** A how-to in as many steps as the prompt names, in place of its own three. */
export function withSteps(sections: readonly OutlineSection[], steps: readonly OutlineSection[]): OutlineSection[] {
  const isStep = ({ heading }: OutlineSection) => /^\p{L}+ \d+(?=\s?:)/u.test(heading);
  const first = sections.findIndex(isStep);
  const own = steps.filter(({ heading }) => ITEM.test(heading));
  return [...sections.slice(0, first), ...own, ...sections.slice(first).filter((section) => !isStep(section))];
}
