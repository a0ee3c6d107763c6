import { describe, expect, it } from 'vitest';
import { card, table } from '../testing/sample-blocks';
import { bodyOf, pageOf, title } from '../testing/sample-page';
import { CHARTS } from './styles/base';

function page(rows: string[]): string {
  const [head, ...body] = rows.map((row) => row.split('|'));
  return bodyOf(pageOf([title, card(table(head!, ...body))]));
}
const drawings = (html: string) =>
  [...html.matchAll(/<svg class="(wide|narrow|ring)" viewBox="0 0 ([\d.]+)[^>]*>(.*?)<\/svg>/gs)].map(
    ([, name, width, inside]) => ({ name, width: Number(width), inside: inside! }),
  );
/** Widths in pixels from which each drawing is shown. */
const PLACES = {
  wide: Number(/@container\(max-width:(\d+)px\)\{\.chart \.wide\{display:none\}/.exec(CHARTS)?.[1]) + 1,
  narrow: 250,
  ring: Number(/\.ch-doughnut \.plot\{[^}]*minmax\((\d+)px/.exec(CHARTS)?.[1]),
};
const YEARS = Array.from({ length: 12 }, (_, at) => `${2014 + at}|${(12_000 + at * 731).toLocaleString('en')}`);
/** A bar separates the cells of a row. */
const CASES: [string, string[]][] = [
  ['column', ['Quarter|Meals', 'Q1|12,800', 'Q2|14,100', 'Q3|16,900']],
  ['bar', ['Source|Kilos', 'Supermarkets and bakeries on the ring road|18', 'Market|31', 'Gardens|−2']],
  ['line', ['Year|Meals', ...YEARS]],
  ['stacked', ['Site|Staff|Trainees', 'North|60 %|40 %', 'South|55 %|45 %', 'East|30 %|70 %']],
  ['doughnut', ['Source|Share', 'Supermarkets|45 %', 'Market|40 %', 'Gardens|15 %']],
];

describe('a chart on a webpage', () => {
  it.each(CASES)('of the kind %s has type of at least 13 px wherever it is shown', (kind, rows) => {
    const html = page(rows);
    expect(html).toContain(`ch-${kind}`);
    const drawn = drawings(html);
    expect(drawn.map(({ name }) => name)).toEqual(kind === 'doughnut' ? ['ring'] : ['wide', 'narrow']);
    for (const { name, width, inside } of drawn) {
      const sizes = [...inside.matchAll(/font-size:([\d.]+)px/g)].map(([, size]) => Number(size));
      expect((Math.min(...sizes) * PLACES[name as keyof typeof PLACES]) / width).toBeGreaterThanOrEqual(12.99);
    }
  });
});
