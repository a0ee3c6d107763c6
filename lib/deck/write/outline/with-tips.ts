import type { OutlineSection } from './read-outline';

const TIP = /^(\p{L}+) (\d+)$/u;

/** The number of tips if the prompt asks for none. */
const FEW_TIPS = 5;

/**
 * The sections of an outline with tips, with as many tips as the prompt asks for. If there are more than the outline has
 * questions for, the last ones have none.
 */
export function withTips(sections: readonly OutlineSection[], count: number | null): OutlineSection[] {
  const tips = sections.filter(({ heading }) => TIP.test(heading));
  const [word = ''] = tips[0]?.heading.split(' ') ?? [];
  if (tips.length === 0) return [...sections];
  const asked = Array.from({ length: count ?? Math.min(FEW_TIPS, tips.length) }, (_, at): OutlineSection => {
    const blank = { heading: `${word} ${at + 1}`, questions: [], table: null, isCore: true };
    return tips[at] ?? blank;
  });
  const first = sections.indexOf(tips[0]!);
  return [...sections.slice(0, first), ...asked, ...sections.slice(first + tips.length)];
}
