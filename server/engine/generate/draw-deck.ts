import 'server-only';
import type { DeckWarning } from '@/lib/deck/blocks';
import type { Deck } from '@/lib/deck/deck';
import { illustrate } from '@/lib/deck/illustrate/illustrate';
import type { PlacedCard } from '@/lib/deck/placed';
import { log } from '../../log/log';
import type { Engine } from '../context';
import { DeckDecoder } from '../images/decoder/deck-decoder';
import { drawArtInPlace } from '../images/draw-art-in-place';
import { resolvePictures } from '../images/resolve-pictures';
import type { Plan } from './plan';
import { settleNamedPictures } from './settle-named-pictures';

export type DrawnDeck = { deck: Deck; cards: number; pictures: number; textLength: number; warnings: DeckWarning[] };

/**
 * Cards → pictures chosen → pictures fetched → laid out → art drawn in its frames → checked: the deck as everything
 * will draw it.
 * @param onCards called with how many cards have what they wait for, their pictures
 */
export async function drawDeck(
  engine: Engine,
  plan: Plan,
  signal: AbortSignal,
  onCards?: (done: number) => void,
): Promise<DrawnDeck> {
  const { theme, format, dimensions, headerFooter, layoutSequence, additionalInstructions } = plan;
  const decoder = new DeckDecoder(signal);
  const context = { fileStore: engine.files, exemptOrigins: engine.exemptOrigins, signal, decoder };
  let done = 0;
  const onCard = () => onCards?.(++done);

  const illustrated = illustrate(plan.made.cards, { source: plan.imageSource, style: plan.imageStyle, format });
  const settled = await resolvePictures(illustrated.cards, { ...context, onCard });
  const named = await settleNamedPictures(headerFooter, theme, context);
  signal.throwIfAborted();

  const options = { theme, format, dimensions, headerFooter, layoutSequence, additionalInstructions };
  const placed = await engine.layOut(
    { cards: settled.cards, options: { ...options, pictures: named.pictures } },
    signal,
  );
  if (placed.faults.inside + placed.faults.overlaps > 0) log.error(placed.faults, 'a layout broke its own rules');
  const cards = await drawArtInPlace(placed.cards, { ...context, palette: theme.palette, onCard });

  return {
    deck: { title: plan.made.title, language: plan.language, theme, format, dimensions, cards },
    cards: settled.cards.length,
    pictures: artOn(placed.cards),
    textLength: textLength(cards),
    warnings: [
      ...plan.made.warnings,
      ...illustrated.warnings,
      ...settled.warnings,
      ...named.warnings,
      ...placed.warnings,
    ],
  };
}

/** Pictures that were made: a layout leaves art out where the text needs its room, and what is not there costs nothing. */
function artOn(cards: readonly PlacedCard[]): number {
  return cards
    .flatMap(({ elements }) => elements)
    .filter((each) => each.kind === 'image' && each.picture.kind === 'art').length;
}

function textLength(cards: Deck['cards']): number {
  let length = 0;
  for (const { elements } of cards)
    for (const element of elements) {
      const paragraphs =
        element.kind === 'text'
          ? element.paragraphs
          : element.kind === 'table'
            ? element.rows.flatMap((row) => row.cells.flatMap((cell) => cell.paragraphs))
            : [];
      for (const { runs } of paragraphs) for (const run of runs) length += run.text.length;
    }
  return length;
}
