import type { Card } from '@/lib/deck/blocks';
import { pageCards } from '@/lib/deck/content/page-cards';
import type { Deck } from '@/lib/deck/deck';
import { serverFontBook } from '@/lib/deck/fonts/generated-font-book';
import type { IconLibrary } from '@/lib/deck/icons/icon-library';
import { readReferences } from '@/lib/deck/text/html/inline-tags';
import { renderWebpage } from '@/lib/deck/webpage/render-webpage';
import { rawTagsIn } from './find-raw-tags';
import { findMissingWords } from './find-unplaced-words';
import type { DeckFigures, Finding } from './measure-deck';
import { lettersOf } from './placed-text';

/** A tag of the page's own HTML, whose attributes are always quoted. */
const TAG = /<\/?([a-z][\w-]*)(?:\s+[^\s=>"]+(?:="[^"]*")?)*\s*\/?>/gi;
const UNREAD = /<(style|script|svg|head)\b[\s\S]*?<\/\1>/gi;
const CODE = /<(pre|code)\b[\s\S]*?<\/\1>/gi;
/** Tags within a sentence. All others end a piece of text. */
const INLINE = /^(?:a|b|code|em|i|mark|s|small|span|strong|sub|sup|u|wbr)$/i;

/** Counts the figures of a web page from its HTML. Sections count as cards. Pictures are left out. */
export function measureWebpage(
  cards: readonly Card[],
  page: Pick<Deck, 'title' | 'theme' | 'language'>,
  icons: IconLibrary | null,
): DeckFigures {
  const deck = { ...page, format: 'webpage', dimensions: 'fluid', cards: [], blocks: pageCards(cards) } as const;
  const { write } = renderWebpage(deck, { fonts: serverFontBook(), icons, pictureUrl: () => null });
  const html = write('').replace(UNREAD, '');
  const findings: Finding[] = [];
  const shown = textsOf(html).map(lettersOf).join('\n');
  for (const word of findMissingWords(
    cards.flatMap(({ labelOnly, blocks }) => (labelOnly ? [] : blocks)),
    shown,
  ))
    findings.push({ kind: 'lost word', card: 0, message: word.slice(0, 80) });
  for (const tag of textsOf(html.replace(CODE, '')).flatMap(rawTagsIn))
    findings.push({ kind: 'raw tag', card: 0, message: tag });
  if (html.match(/<h1\b/gi)?.length !== 1) findings.push({ kind: 'no title card', card: 0, message: 'h1' });
  const sections = html.split(/<section\b/i).slice(1);
  // The first section may be an introduction right below the title.
  for (const [at, section] of sections.entries())
    if (at > 0 && !/<h[1-6]\b/i.test(section)) findings.push({ kind: 'no heading', card: at, message: 'section' });
  return { cards: Math.max(1, sections.length), charts: 0, findings };
}

/** The pieces of text of an HTML document, without its tags. */
function textsOf(html: string): string[] {
  return html
    .replace(TAG, (_, name: string) => (INLINE.test(name) ? '' : '\n'))
    .split('\n')
    .map(readReferences)
    .filter((text) => text.trim() !== '');
}
