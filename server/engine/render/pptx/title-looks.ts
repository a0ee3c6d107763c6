import type { DeckTheme } from '@/lib/deck/theme';
import { type DeckStyles, type InheritedStyle, mostCommon } from './deck-styles';
import { type ColourSlot, titleSlot } from './scheme-colours';

/** The type that the titles of a layout share. Typeface, weight and colour are always the master's. */
export type TitleType = Pick<InheritedStyle, 'size' | 'leading' | 'tracking'>;

/** What a layout changes about its titles. `slot`: their colour. Null for what is the same as in the master. */
export type LayoutTitle = { type: TitleType | null; slot: ColourSlot | null };

/** What the title of a slide inherits. `slot`: its colour, if that is not the master's. */
export type SlideTitle = { style: InheritedStyle | null; slot: ColourSlot | null };

/**
 * Decides what titles inherit from their layouts: type sizes that differ from the master's, and colours. The titles of
 * some cards are on a coloured ground. Their slides map the titles' colour name to another slot, so that a colour that
 * is chosen in the master reaches them too.
 * @param layoutOf for each slide, the index of its layout
 */
export function titleLooks(
  { title: master, titles }: DeckStyles,
  { palette }: DeckTheme,
  layoutOf: readonly number[],
): { layouts: ReadonlyMap<number, LayoutTitle>; slides: readonly SlideTitle[] } {
  const isOther = ({ colour }: InheritedStyle) => !master || palette[colour] !== palette[master.colour];
  const slots = titles.map((style) => (style && isOther(style) ? titleSlot(palette, style.colour) : null));
  const layouts = new Map<number, LayoutTitle>();
  for (const layout of new Set(layoutOf)) {
    const own = titles.flatMap((style, at) => (style && layoutOf[at] === layout ? [{ style, slot: slots[at]! }] : []));
    const type = mostCommon(own.map(({ style: { size, leading, tracking } }) => ({ size, leading, tracking })));
    layouts.set(layout, {
      type: type && master && isSameType(type, master) ? null : type,
      slot: own.every(({ slot }) => slot === own[0]?.slot) ? (own[0]?.slot ?? null) : null,
    });
  }
  return {
    layouts,
    slides: titles.map((style, at) => {
      if (!style || !master) return { style: master, slot: null };
      const type = layouts.get(layoutOf[at]!)?.type;
      const slot = slots[at]!;
      // A colour without a slot stays that of the title itself.
      const colour = isOther(style) && slot === null ? master.colour : style.colour;
      return { style: { ...master, ...type, colour }, slot };
    }),
  };
}

function isSameType(one: TitleType, other: TitleType): boolean {
  return one.size === other.size && one.leading === other.leading && one.tracking === other.tracking;
}
