import type { Card } from '../blocks';
import { pageCards } from '../content/page-cards';
import { serverFontBook } from '../fonts/generated-font-book';
import { makeCards } from '../make-cards';
import { STANDARD_THEMES } from '../themes/all-themes';
import { renderWebpage } from '../webpage/render-webpage';
import { card, heading, paragraph } from './sample-blocks';

/** Sample pages for the tests. */

const [theme] = STANDARD_THEMES;

export function pageOf(
  blocks: readonly Card[],
  more: { title?: string; language?: string; theme?: typeof theme } = {},
): string {
  const deck = { title: 'Bees', language: 'en', theme: theme!, ...more, blocks: pageCards(blocks) };
  const pictureUrl = (key: string) => (key === 'kept' ? 'data:image/png;base64,AA==' : null);
  return renderWebpage({ ...deck, theme: deck.theme! }, { fonts: serverFontBook(), icons: null, pictureUrl }).write('');
}

export function pageFrom(inputText: string, more: Parameters<typeof pageOf>[1] = {}): string {
  const input = { inputText, textMode: 'preserve', amount: 'medium', format: 'webpage' } as const;
  const made = makeCards({ ...input, cardSplit: 'inputTextBreaks', numCards: 1 });
  return pageOf(made.cards, { title: made.title, ...more });
}

export const bodyOf = (html: string) => html.slice(html.indexOf('<body'));
export const title = card(heading('Bees', 1), paragraph('A short guide'));
