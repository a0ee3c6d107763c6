import { describe, expect, it } from 'vitest';
import type { ColourToken, DeckTheme } from '../../theme';
import { STANDARD_THEMES } from '../../themes/all-themes';
import { colourDistance, contrastRatio } from '../../themes/contrast';
import { MANNERS } from '../manners';
import { pageStyle } from './page-style';

/** The colour of each variable of charts, by the ground of their band, as a browser would read the style sheet. */
function variablesOf(theme: DeckTheme, ground: ColourToken, chart: string): Map<string, string> {
  const css = pageStyle(theme, MANNERS[theme.skeleton!]);
  const tokens = new Map([...css.matchAll(/(--c-\w+):(#[\dA-Fa-f]{6})/g)].map(([, name, hex]) => [name!, hex!]));
  const rules = [...css.matchAll(/\.on-(\w+) (\.[\w-]+)\{([^}]*)\}/g)].filter(
    ([, on, name]) => on === ground && (name === '.chart' || name === chart),
  );
  return new Map(
    rules.flatMap(([, , , body]) =>
      [...body!.matchAll(/--([\w-]+):var\((--c-\w+)\)/g)].map(
        ([, name, token]) => [name!, tokens.get(token!)!] as const,
      ),
    ),
  );
}

/** A tile is the surface, or the ground in bands of the surface. */
const tileOn = (ground: ColourToken): ColourToken => (ground === 'surface' ? 'ground' : 'surface');

const cases = STANDARD_THEMES.flatMap((theme) =>
  MANNERS[theme.skeleton!].grounds.map((ground) => [theme.id, ground, theme] as const),
);

describe('the marks of charts on a webpage', () => {
  it.each(cases)('are visible in %s on bands in %s', (_, ground, theme) => {
    const { chart } = MANNERS[theme.skeleton!];
    const behind = theme.palette[chart.isOnTile ? tileOn(ground) : ground];
    for (const name of chart.isOutlined ? ['.ch-line'] : ['.chart', '.ch-line']) {
      const colours = variablesOf(theme, ground, name);
      const marks = ['base', 'lead', 'k0', 'k1', 'k2', 'k3', 'd0', 'd1', 'd2', 'd3', 'd4', 'd5'];
      const pale = marks.filter((mark) => contrastRatio(colours.get(mark)!, behind) < 1.5);
      expect(pale).toEqual([]);
    }
  });

  it.each(cases)('differ from their neighbours in %s on bands in %s', (_, ground, theme) => {
    const colours = variablesOf(theme, ground, '.chart');
    const pairs = [
      ...[['base', 'lead'], ...['k0', 'k1', 'k2'].map((name, at) => [name, `k${at + 1}`])],
      ...['d0', 'd1', 'd2', 'd3', 'd4', 'd5'].map((name, at) => [name, `d${(at + 1) % 6}`]),
    ];
    const alike = pairs.filter(([one, other]) => colourDistance(colours.get(one!)!, colours.get(other!)!) < 40);
    expect(alike).toEqual([]);
  });

  it.each(cases)('have readable values inside in %s on bands in %s', (_, ground, theme) => {
    const colours = variablesOf(theme, ground, '.chart');
    const fills = [0, 1, 2, 3].map((at) => `k${at}`);
    const dim = fills.filter((fill) => contrastRatio(colours.get(fill)!, colours.get(`on-${fill}`)!) < 4.5);
    expect(dim).toEqual([]);
  });
});
