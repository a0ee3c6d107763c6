import type { Block, Card, TextRun } from '../blocks';
import { pageWords } from '../words/page-words';

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
export function creditRuns(credits: readonly DeckCredit[], language = 'en'): TextRun[] {
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
