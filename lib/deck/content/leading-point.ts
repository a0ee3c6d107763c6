import { foldWord } from '../icons/fold-word';
import type { ChartData } from '../visual';
import { announces } from '../words/heading-words';

/**
 * The index of the value to highlight in a chart with one series: the one named in the card's heading, otherwise the
 * highest, or the lowest if the heading asks for that. -1 if there are several series.
 */
export function leadingPoint({ series, categories }: ChartData, heading = ''): number {
  if (series.length !== 1) return -1;
  const title = ` ${wordsOf(heading)} `;
  const named = categories.flatMap((category, at) => {
    const words = wordsOf(category);
    return words !== '' && title.includes(` ${words} `) ? [at] : [];
  });
  if (named.length === 1) return named[0]!;
  const values = series[0]!.values;
  const sign = announces(heading, 'lowest') ? -1 : 1;
  return values.reduce<number>((best, value, at) => (rank(value, sign) > rank(values[best], sign) ? at : best), 0);
}

/** Empty cells are never highlighted. */
function rank(value: number | null | undefined, sign: 1 | -1): number {
  return value === null || value === undefined ? Number.NEGATIVE_INFINITY : value * sign;
}

function wordsOf(text: string): string {
  return (foldWord(text.slice(0, 300)).match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
}
