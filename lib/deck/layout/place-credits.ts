import type { Block, Card, TextRun } from '../blocks';
import type { PlacedCard, PlacedText } from '../placed';
import type { ColourToken } from '../theme';
import type { Points } from '../units';
import { pageWords } from '../words/page-words';
import { freeGround } from './free-ground';
import type { LayoutOptions } from './layout-options';
import { drawParagraph, heightOf, setParagraph } from './measure/set-paragraph';
import { inksOn, textFont } from './measure/text-font';

/** The credit line of a picture, and the address of its source. */
export type DeckCredit = { credit: string; url?: string };

/** The credits of pictures that were generated or found, without duplicates, in order. Our own art has none. */
export function creditsOf(blocks: readonly Block[]): DeckCredit[] {
  const byText = new Map<string, DeckCredit>();
  for (const block of blocks) {
    if (block.kind !== 'image' || block.picture.kind !== 'file') continue;
    const { credit, creditUrl } = block.picture;
    if (credit !== undefined && !byText.has(credit))
      byText.set(credit, creditUrl === undefined ? { credit } : { credit, url: creditUrl });
  }
  return [...byText.values()];
}

/** The notes of the card, followed by the credits of its pictures. */
export function notesWithCredits({ blocks, notes }: Card): string | null {
  const lines = creditsOf(blocks).map(({ credit, url }) => `Image: ${credit}${url === undefined ? '' : `, ${url}`}`);
  return lines.length === 0 ? notes : [...(notes === null ? [] : [notes, '']), ...lines].join('\n');
}

/** About two lines at the foot of a slide, in characters. The notes of each card have its credits in full. */
const MOST_LETTERS = 340;

/** "Images: Ada / Unsplash (Unsplash License), …", shortened if there are too many. */
function creditRuns(credits: readonly DeckCredit[], language = 'en'): TextRun[] {
  const runs: TextRun[] = [{ text: `${pageWords(language).pictures}: ` }];
  let letters = 0;
  for (const [at, { credit, url }] of credits.entries()) {
    letters += credit.length + 2;
    if (at > 0 && letters > MOST_LETTERS) {
      runs.push({ text: ` … +${credits.length - at}` });
      break;
    }
    if (at > 0) runs.push({ text: ', ' });
    runs.push(url === undefined ? { text: credit } : { text: credit, href: url });
  }
  return runs;
}

/** Type sizes to try, in points. 12 points are 16 pixels of the design; the smaller ones are for decks of full cards. */
const SIZES: readonly Points[] = [12, 10, 8];
/** Distance from the sides of a card whose shorter side is 540 points. */
const MARGIN: Points = 40;
const EDGES: readonly Points[] = [24, 12];
/** Shares of the card width to try for the text. */
const WIDTHS = [1, 0.6, 0.4];
const MOST_LINES = 4;

/**
 * Writes the credits of the pictures at the foot of the last card with enough free space for the largest size. If there
 * is none, the credits are only in the notes. The other cards stay unchanged.
 */
export function placeCredits(cards: PlacedCard[], sources: readonly Card[], options: LayoutOptions): PlacedCard[] {
  const credits = creditsOf(sources.flatMap(({ blocks }) => blocks));
  // A webpage shows them in its footer.
  if (credits.length === 0 || options.format === 'webpage') return cards;
  const runs = creditRuns(credits, options.language);
  for (const size of SIZES)
    for (let at = cards.length - 1; at >= 0; at -= 1) {
      const text = textOn(cards[at]!, runs, size, options);
      if (text) return cards.with(at, { ...cards[at]!, elements: [...cards[at]!.elements, text] });
    }
  return cards;
}

function textOn(card: PlacedCard, runs: TextRun[], size: Points, { theme, fonts }: LayoutOptions): PlacedText | null {
  const unit = Math.min(card.width, card.height) / 540;
  const margin = MARGIN * Math.min(1, unit);
  for (const share of WIDTHS) {
    const width = (card.width - margin * 2) * share;
    const set = (ground: ColourToken) => {
      const inks = inksOn(ground);
      const quiet = { ...inks, accent: inks.muted };
      return setParagraph(runs, width, fonts, {
        ...{ font: textFont(theme, 'body'), size, leading: 1.3, inks: quiet, colour: inks.muted },
      });
    };
    const paragraph = set(card.ground);
    if (paragraph.lines.length > MOST_LINES) continue;
    const height = heightOf(paragraph);
    for (const edge of EDGES)
      for (const x of share === 1 ? [margin] : [margin, card.width - margin - width]) {
        const box = { x, y: card.height - edge - height, width, height };
        const ground = freeGround(card, box);
        if (ground === null) continue;
        const own = set(ground);
        return {
          kind: 'text',
          role: 'footer',
          ...{ box, inset: 0, fill: null, radius: 0, headingLevel: null },
          paragraphs: [drawParagraph(own, 0, own.lines.length, { x, y: box.y, width })],
        };
      }
  }
  return null;
}
