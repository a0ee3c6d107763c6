import { englishMessage } from '../../words/stored-messages';
import type { DeckWarning } from '../blocks';
import type { LayoutName, PlacedCard } from '../placed';
import { deckWishes } from './deck-wishes';
import { type LayoutWish, names } from './layout-wishes';

/** How a card was laid out, which may take several pages. */
type LaidOut = { layout: LayoutName; pages: readonly Pick<PlacedCard, 'elements'>[] };

/** Warns about requested layouts and kinds of chart that none of the intended cards could use. */
export function unmetLayouts(instructions: string | null | undefined, cards: readonly LaidOut[]): DeckWarning[] {
  return warningsOn(
    deckWishes(instructions).layouts,
    ({ layouts }, { layout }) => layouts.includes(layout),
    (wish) => cards.filter((_, at) => names(wish.cards, at, cards.length)),
  );
}

/** Layouts of a document: all else is running text, where lists, quotations and figures are set as they come. */
const UNJUDGED: readonly LayoutName[] = ['flow', 'bullets', 'quote', 'code', 'stats'];

/** The same for the pages of a document. Its cards share pages, so it counts what is drawn on any of them. */
export function unmetInDocument(instructions: string | null | undefined, pages: LaidOut['pages']): DeckWarning[] {
  const drawn = new Set<string>([...UNJUDGED, ...pages.flatMap(({ elements }) => elements.map(({ kind }) => kind))]);
  return warningsOn(
    deckWishes(instructions).layouts,
    ({ layouts }) => layouts.some((layout) => drawn.has(layout)),
    () => [{ layout: 'flow', pages }],
  );
}

function warningsOn(
  wishes: readonly LayoutWish[],
  isMet: (wish: LayoutWish, card: LaidOut) => boolean,
  cardsOf: (wish: LayoutWish) => readonly LaidOut[],
): DeckWarning[] {
  const unmet = wishes.flatMap((wish) => {
    if (wish.avoid) return [];
    const met = cardsOf(wish).filter((card) => isMet(wish, card));
    const layout = wish.layouts[0]!;
    if (met.length === 0)
      return {
        message: englishMessage('Instruction not followed: no card suits the {layout} layout.', { layout }),
        instruction: wish.text,
      };
    if (wish.charts.length === 0 || met.some((card) => hasChart(card, wish))) return [];
    return {
      message: englishMessage('Instruction not followed: {text}.', { text: JSON.stringify(wish.text.slice(0, 60)) }),
      instruction: wish.text,
    };
  });
  return [...new Map(unmet.map((warning) => [warning.message, warning])).values()];
}

function hasChart({ pages }: LaidOut, { charts }: LayoutWish): boolean {
  return pages.some(({ elements }) =>
    elements.some((element) => element.kind === 'chart' && charts.includes(element.chart.kind)),
  );
}
