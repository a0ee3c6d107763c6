import type { OutlineSection } from './read-outline';

const TIP = /^(\p{L}+) (\d+)$/u;

/** The sections of an outline with tips, with as many tips as the prompt asks for. */
export function withTips(sections: readonly OutlineSection[], count: number | null): OutlineSection[] {
  const tips = sections.filter(({ heading }) => TIP.test(heading));
  const [word = ''] = tips[0]?.heading.split(' ') ?? [];
  if (count === null || tips.length === 0) return [...sections];
  const asked = Array.from({ length: count }, (_, at) => ({
    ...tips[at % tips.length]!,
    heading: `${word} ${at + 1}`,
  }));
  const first = sections.indexOf(tips[0]!);
  return [...sections.slice(0, first), ...asked, ...sections.slice(first + tips.length)];
}
