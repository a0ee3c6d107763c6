import { inksOn } from '../../layout/measure/text-font';
import { isVisibleOn, visibleLook } from '../../skeletons/chart/visible-colours';
import type { ColourToken, Palette } from '../../theme';
import { AA_RATIO, colourDistance, contrastRatio } from '../../themes/contrast';
import type { ChartKind } from '../../visual';
import { colour } from '../svg-markup';

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
};

/** Number of colours for series (`.k0`–`.k3`) and for parts of a ring (`.d0`–`.d5`). */
export const SERIES_COLOURS = 4;
export const PART_COLOURS = 6;

/** Rules that set the colours of charts on each of these grounds. */
export function chartColours(look: PageChartLook, grounds: Iterable<ColourToken>, palette: Palette): string {
  return [...new Set(grounds)].flatMap((ground) => rulesOn(ground, look, palette)).join('\n');
}

function rulesOn(band: ColourToken, look: PageChartLook, palette: Palette): string[] {
  const ground = look.isOnTile ? tileOn(band) : band;
  const rule = (name: string, colours: Readonly<Record<string, ColourToken>>) =>
    `.on-${band} ${name}{${Object.entries(colours)
      .map(([variable, token]) => `--${variable}:${colour(token)}`)
      .join(';')}}`;
  const rules = [rule('.chart', coloursOn(ground, look, 'column', palette))];
  // Lines have no outline.
  if (look.isOutlined) rules.push(rule('.ch-line', coloursOn(ground, { ...look, isOutlined: false }, 'line', palette)));
  return rules;
}

function coloursOn(
  ground: ColourToken,
  { plain, lead, others, isOutlined }: PageChartLook,
  kind: ChartKind,
  palette: Palette,
): Record<string, ColourToken> {
  const outline = isOutlined ? { outline: inksOn(ground).text } : {};
  const visible = (accent: ColourToken, colours: readonly ColourToken[]) =>
    visibleLook({ accent, colours, ...outline }, kind, ground, palette);
  const single = visible(
    lead,
    [...new Set([plain, ...others])].filter((token) => token !== lead),
  );
  const many = visible('accent', others);
  const isShown = (token: ColourToken) => isOutlined || isVisibleOn(token, ground, palette);
  const tokens = [many.accent, ...many.colours.filter(isShown)];
  // Stacked columns have their values inside.
  const labelled = tokens.filter((token) => textOn(token, palette) !== null);
  const series = inTurn(labelled, SERIES_COLOURS, palette);
  const named = series.flatMap((token, at) => [
    [`k${at}`, token] as const,
    [`on-k${at}`, textOn(token, palette) ?? 'ink'] as const,
  ]);
  const parts = inTurn(tokens, PART_COLOURS, palette).map((token, at) => [`d${at}`, token] as const);
  return {
    lead: single.accent,
    base: single.colours[0]!,
    ...Object.fromEntries([...named, ...parts]),
  };
}

/** The colour of a tile on a ground, as `--tile` of the shared style sheet. */
function tileOn(ground: ColourToken): ColourToken {
  return ground === 'surface' ? 'ground' : 'surface';
}

/** RGB distance from which two colours beside each other differ enough. */
const LEAST_DISTANCE = 40;

/** Colours for a number of marks. Neighbours differ, including the last and the first mark of a ring. */
function inTurn(tokens: readonly ColourToken[], count: number, palette: Palette): ColourToken[] {
  const chosen: ColourToken[] = [];
  while (chosen.length < count) {
    const beside = chosen.length === 0 ? [] : [chosen.at(-1)!, ...(chosen.length === count - 1 ? [chosen[0]!] : [])];
    const differs = (token: ColourToken) =>
      beside.every((other) => colourDistance(palette[token], palette[other]) >= LEAST_DISTANCE);
    const [next] = tokens.filter(differs).toSorted((one, other) => chosen.lastIndexOf(one) - chosen.lastIndexOf(other));
    chosen.push(next ?? tokens[chosen.length % tokens.length]!);
  }
  return chosen;
}

/** A text colour that is readable on a part. Null if there is none. */
function textOn(fill: ColourToken, palette: Palette): ColourToken | null {
  const tokens: ColourToken[] = [inksOn(fill).text, 'ground', 'ink'];
  return tokens.find((token) => contrastRatio(palette[token], palette[fill]) >= AA_RATIO) ?? null;
}
