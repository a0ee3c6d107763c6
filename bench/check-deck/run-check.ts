import { loadIcons } from '@/lib/deck/icons/load-icons';
import type { MadeCards } from '@/lib/deck/make-cards';
import { detectLanguage } from '@/lib/deck/text/detect-language';
import type { DeckTheme } from '@/lib/deck/theme';
import { comparePdfLines } from './compare-pdf-lines';
import type { CorpusText } from './corpus';
import { EXPECTED_BLOCKS } from './expected-blocks';
import { findBlocks } from './find-blocks';
import { type Length, layOutLikeEngine, makeDeck, type Shape } from './make-deck';
import { measureDeck } from './measure-deck';
import { measureWebpage } from './measure-webpage';
import { Tally } from './tally';

export type Order = {
  texts: readonly CorpusText[];
  themes: readonly DeckTheme[];
  shapes: readonly Shape[];
  lengthOf(text: CorpusText): Length;
  /** Whether to compare lines with the PDF of this deck. Slower than all other checks together. */
  readsPdf?(text: CorpusText, theme: DeckTheme): boolean;
};

/** Makes, lays out and measures every text in every theme and shape. */
export async function runCheck({ texts, themes, shapes, lengthOf, readsPdf }: Order): Promise<Tally> {
  const tally = new Tally();
  const icons = await loadIcons();
  for (const text of texts)
    for (const { format, dimensions } of shapes) {
      const made = makeDeck(text, { format, dimensions }, lengthOf(text));
      const shape = `${format} ${dimensions}`;
      const missing = missingWords(made);
      const language = detectLanguage(text.text);
      for (const theme of themes) {
        const place = { text: text.name, theme: theme.id, shape };
        if (format === 'webpage') {
          tally.add(place, measureWebpage(made.cards, { title: made.title, theme, language }, icons));
          continue;
        }
        const { cards } = layOutLikeEngine(made.cards, {
          ...{ theme, format, dimensions, title: made.title, language, icons },
        });
        const figures = measureDeck(made.cards, cards, { theme, isDocument: format === 'document' });
        for (const message of missing) figures.findings.push({ kind: 'lost word', card: 0, message });
        tally.add(place, figures);
        if (format === 'presentation') tally.addBlocks(place, findBlocks(cards, EXPECTED_BLOCKS[text.name] ?? []));
        if (readsPdf?.(text, theme))
          tally.addLines(
            place,
            await comparePdfLines({ title: made.title, language: 'en', theme, format, dimensions, cards }),
          );
      }
    }
  return tally;
}

/** The engine's warnings about preserved words that are missing from the cards. */
function missingWords({ warnings }: MadeCards): string[] {
  return warnings.map(({ message }) => String(message)).filter((message) => message.includes('on any card'));
}
