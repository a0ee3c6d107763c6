import { weakMemoize } from '@/lib/weak-memoize';
import type { Dimensions, Format } from '../../../contract/enums';
import type { DeckTheme } from '../../theme';
import type { Points } from '../../units';

/** Sizes for one kind of card, in points, before the theme and the fitting change them. */
type BaseScale = {
  title: Points;
  section: Points;
  heading: Points;
  subheading: Points;
  lead: Points;
  body: Points;
  table: Points;
  code: Points;
  caption: Points;
  /** Body type is never smaller than this (docs/spec/deck.md#6). On slides, code inside it then has 12 pt. */
  floor: Points;
  /** Space between two blocks. */
  gap: Points;
  marginX: Points;
  marginTop: Points;
  marginBottom: Points;
  /** Distance between baselines, relative to the size. */
  leading: number;
  /** Longest comfortable line, in ems of the body size. */
  measure: number;
};

/** The sizes of one attempt to place a card. */
export type TypeScale = BaseScale & { headingLeading: number; atFloor: boolean };

/**
 * How far an attempt is from the standard. `type` is 0 at the standard size, 1 at the floor, and negative if larger.
 */
export type FitStep = { type: number; space: number };

export const STANDARD_STEP: FitStep = { type: 0, space: 1 };

const SLIDE: BaseScale = {
  ...{ title: 60, section: 50, heading: 34, subheading: 22, lead: 22, body: 20, table: 16, code: 17, caption: 13 },
  ...{ floor: 13, gap: 16, marginX: 64, marginTop: 56, marginBottom: 48, leading: 1.4, measure: 38 },
};
const SOCIAL: BaseScale = {
  ...{ title: 60, section: 54, heading: 42, subheading: 30, lead: 28, body: 28, table: 20, code: 18, caption: 16 },
  ...{ floor: 12, gap: 20, marginX: 44, marginTop: 48, marginBottom: 48, leading: 1.36, measure: 40 },
};
const PAPER: BaseScale = {
  ...{ title: 48, section: 38, heading: 24, subheading: 15, lead: 15, body: 11.5, table: 10.5, code: 10, caption: 10 },
  ...{ floor: 10, gap: 10, marginX: 68, marginTop: 68, marginBottom: 68, leading: 1.45, measure: 42 },
};
const WEB: BaseScale = {
  ...SLIDE,
  ...{ title: 66, section: 52, heading: 40, subheading: 24, lead: 22, body: 18, table: 15, code: 15, caption: 13 },
  ...{ gap: 18, marginX: 96, marginTop: 80, marginBottom: 80, leading: 1.5, measure: 40 },
};

const PRESENTATION: Partial<Record<Dimensions, BaseScale>> = {
  '4x3': {
    ...SLIDE,
    ...{ title: 50, section: 44, heading: 30, body: 19, subheading: 20, lead: 20 },
    ...{ marginX: 52, marginTop: 52, marginBottom: 44 },
  },
};
const PORTRAIT: Partial<Record<Dimensions, BaseScale>> = {
  '9x16': { ...SOCIAL, title: 66, section: 58, heading: 46, marginTop: 76, marginBottom: 76 },
  '1x1': { ...SOCIAL, title: 54, section: 48, heading: 38, marginTop: 44, marginBottom: 44 },
};

function baseScale(format: Format, dimensions: Dimensions): BaseScale {
  switch (format) {
    case 'presentation':
      return PRESENTATION[dimensions] ?? SLIDE;
    case 'social':
      return PORTRAIT[dimensions] ?? SOCIAL;
    case 'webpage':
      return WEB;
    case 'document':
      return PAPER;
  }
}

const half = (value: number): Points => Math.round(value * 2) / 2;

const scalesOf = weakMemoize((_: DeckTheme) => new Map<string, TypeScale>());

/** The sizes of a card of this format at one fitting step. Cached: the same arguments give the same object. */
export function typeScale(theme: DeckTheme, format: Format, dimensions: Dimensions, step: FitStep): TypeScale {
  const known = scalesOf(theme);
  const key = `${format} ${dimensions} ${step.type} ${step.space}`;
  let scale = known.get(key);
  if (!scale) {
    scale = computeScale(theme, baseScale(format, dimensions), step);
    known.set(key, scale);
  }
  return scale;
}

function computeScale(theme: DeckTheme, base: BaseScale, { type, space }: FitStep): TypeScale {
  const text = (size: number) =>
    half(type <= 0 ? size * (1 - type * 0.4) : Math.max(base.floor, size - (size - base.floor) * type));
  /** Headings shrink less than body text, so that the card keeps its hierarchy. */
  const display = (size: number, least: number) =>
    half(Math.max(base.floor * least, (type <= 0 ? size : size * (1 - 0.4 * type)) * theme.headingScale));
  return {
    ...base,
    title: display(base.title, 2),
    section: display(base.section, 1.9),
    heading: display(base.heading, 1.5),
    subheading:
      type <= 0 ? text(base.subheading) : half(Math.max(base.floor * 1.1, base.subheading * (1 - 0.4 * type))),
    lead: text(base.lead),
    body: text(base.body),
    table: text(base.table),
    code: text(base.code),
    caption: half(Math.max(base.floor * 0.85, type > 0 ? base.caption * (1 - 0.2 * type) : base.caption)),
    gap: Math.max(4, Math.round((base.gap * space) / 2) * 2),
    leading: space < 1 ? base.leading - 0.1 * ((1 - space) / 0.4) : base.leading,
    headingLeading: 1.14,
    atFloor: type >= 1,
  };
}

type OwnSizes = Partial<Record<'body' | 'table' | 'code', Points | undefined>>;

/** The same scale with other sizes for some text. A subheading is never smaller than the text below it. */
export function withSizes(scale: TypeScale, { body, table, code }: OwnSizes): TypeScale {
  return {
    ...scale,
    ...(body === undefined ? {} : { body, subheading: Math.max(scale.subheading, body) }),
    ...(table === undefined ? {} : { table }),
    ...(code === undefined ? {} : { code }),
  };
}

/**
 * The steps tried within one layout: tighter spacing first, then smaller type down to the floor. No step needs more
 * space than the one before.
 */
export const FIT_STEPS: readonly FitStep[] = [
  STANDARD_STEP,
  { type: 0, space: 0.8 },
  { type: 0, space: 0.6 },
  ...Array.from({ length: 8 }, (_, at) => ({ type: (at + 1) / 8, space: 0.6 })),
];

/** The same steps for a card that starts with a smaller size. */
export function fitSteps(type: number): readonly FitStep[] {
  if (type === 0) return FIT_STEPS;
  const begin = [1, 0.8, 0.6].map((space): FitStep => ({ type, space }));
  return [...begin, ...FIT_STEPS.filter((step) => step.type > type)];
}
