import type { Block, Card, TextRun } from '../blocks';
import { pageWords } from '../webpage/page-words';

/** Who made a picture, and where it is. */
export type DeckCredit = { credit: string; url?: string };

/** The credits of pictures that were made or found, each once, in order. Art of the program's own has none. */
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

/** The card's notes, with the credits of its pictures below. */
export function notesWithCredits({ blocks, notes }: Card): string | null {
  const lines = creditsOf(blocks).map(({ credit, url }) => `Image: ${credit}${url === undefined ? '' : `, ${url}`}`);
  return lines.length === 0 ? notes : [...(notes === null ? [] : [notes, '']), ...lines].join('\n');
}

/** Two lines at the foot of a slide; the notes of each card have its credit whole. */
const MOST_LETTERS = 340;

/** "Pictures: Ada / Unsplash (Unsplash License), …", as far as there is room. */
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
