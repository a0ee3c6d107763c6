import { inksOn } from '../../layout/measure/text-font';
import { type ChartLook, PLAIN_CHART } from '../../skeletons/chart/chart-parts';
import { textOn } from '../../skeletons/chart/draw-bars-and-columns';
import { isVisibleOn, visibleLook } from '../../skeletons/chart/draw-chart';
import type { ColourToken, Palette } from '../../theme';
import { AA_RATIO, colourDistance, contrastRatio } from '../../themes/contrast';
import type { ChartData } from '../../visual';

/** The colours of charts in the pages of a skeleton. They are replaced on grounds where they are hardly visible. */
export type PageChartLook = {
  /** Colour of the values of a single series, and of the one that is emphasised. */
  plain: ColourToken;
  lead: ColourToken;
  /** Colours of further series and parts, after the accent. */
  others: readonly ColourToken[];
  /** Whether columns, bars and parts have an outline, which shows even pale ones. */
  isOutlined?: boolean;
  /** Whether charts are on a tile of their own. */
  isOnTile?: boolean;
  /** Corner radius of columns and bars. */
  radius?: number;
};

/** Number of colours for series. */
const SERIES_COLOURS = 4;

/** The ground of a chart in a band: a tile is the surface, as `--tile` of the shared style sheet. */
export function chartGround(band: ColourToken, { isOnTile }: PageChartLook): ColourToken {
  if (!isOnTile) return band;
  return band === 'surface' ? 'ground' : 'surface';
}

/** The colours of a chart on a ground, of which neighbours differ. */
export function chartColours(
  { kind, series }: ChartData,
  { plain, lead, others, isOutlined }: PageChartLook,
  ground: ColourToken,
  palette: Palette,
): Pick<ChartLook, 'accent' | 'colours' | 'outline'> {
  // Lines have no outline.
  const outline = isOutlined && kind !== 'line' ? { outline: inksOn(ground).text } : {};
  const visible = (accent: ColourToken, colours: readonly ColourToken[]) =>
    visibleLook({ accent, colours, ...outline }, kind, ground, palette);
  if (kind !== 'doughnut' && series.length === 1) {
    const further = [...new Set([plain, ...others])].filter((token) => token !== lead);
    return visible(lead, further);
  }
  const many = visible('accent', others);
  // `drawChart` chooses the parts of a ring from all colours.
  if (kind === 'doughnut') return { ...many, colours: [...many.colours, ...PLAIN_CHART.colours] };
  const shown = many.colours.filter((token) => outline.outline || isVisibleOn(token, ground, palette));
  const tokens = [many.accent, ...shown];
  // Stacked columns have their values inside.
  const isReadable = (token: ColourToken) => contrastRatio(palette[textOn(token)], palette[token]) >= AA_RATIO;
  const [accent, ...colours] = inTurn(kind === 'stacked' ? tokens.filter(isReadable) : tokens, SERIES_COLOURS, palette);
  return { accent: accent!, colours, ...outline };
}

/** RGB distance from which two colours beside each other differ enough. */
const LEAST_DISTANCE = 40;

/** Colours for a number of series. Neighbours differ. */
function inTurn(tokens: readonly ColourToken[], count: number, palette: Palette): ColourToken[] {
  const chosen: ColourToken[] = [];
  while (chosen.length < count) {
    const last = chosen.at(-1);
    const differs = (token: ColourToken) =>
      last === undefined || colourDistance(palette[token], palette[last]) >= LEAST_DISTANCE;
    const [next] = tokens.filter(differs).toSorted((one, other) => chosen.lastIndexOf(one) - chosen.lastIndexOf(other));
    chosen.push(next ?? tokens[chosen.length % tokens.length]!);
  }
  return chosen;
}
