import type { Card } from '@/lib/deck/blocks';
import { STOP_WORDS } from '@/lib/deck/text/stop-words';
import { plainText } from '@/lib/deck/text/text-runs';
import type { DeckTheme } from '@/lib/deck/theme';

// To get a picture, only the card's heading or picture query and the deck's title leave the server. The text of this
// card and everything else on other cards stay here.

/** Heading words that describe a card's place in the deck and not its content. */
const STRUCTURE_WORDS = new Set(
  `overview introduction intro agenda summary conclusion conclusions contents outline background next steps questions
   thanks thank welcome appendix part section chapter card slide page title continued takeaways key points details
   überblick einleitung einführung zusammenfassung fazit inhalt danke fragen teil kapitel schritte nächste`.split(
    /\s+/,
  ),
);

const MAX_WORDS = 4;
const MAX_HEADING = 160;
const MAX_QUERY = 100;

export function headingOf(card: Card): string {
  // The program's own heading says nothing about the card.
  const repeated = card.repeats?.own ? undefined : card.repeats?.heading;
  const heading = card.blocks.find((block) => block.kind === 'heading') ?? repeated;
  return heading ? oneLine(plainText(heading.runs)).slice(0, MAX_HEADING) : '';
}

/** Search queries for a card's picture, the most specific first. */
export function pictureQueries(card: Card, title: string): string[] {
  const words = contentWords(headingOf(card));
  const queries = [
    oneLine(card.pictureQuery ?? '').slice(0, MAX_QUERY),
    words.slice(0, MAX_WORDS).join(' '),
    words.length > 1 ? longest(words) : '',
    contentWords(oneLine(title).slice(0, MAX_HEADING)).slice(0, MAX_WORDS).join(' '),
  ];
  return [...new Set(queries.filter((query) => query !== ''))];
}

function contentWords(heading: string): string[] {
  return (heading.match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word) && !STRUCTURE_WORDS.has(word));
}

function longest(words: readonly string[]): string {
  return words.reduce((best, word) => (word.length > best.length ? word : best), '');
}

type PromptParts = { card: Card; title: string; theme: DeckTheme; style: string | null };

/** The prompt for an image model. */
export function picturePrompt({ card, title, theme, style }: PromptParts): string {
  const heading = headingOf(card);
  const deck = oneLine(title).slice(0, MAX_HEADING);
  const query = oneLine(card.pictureQuery ?? '').slice(0, MAX_QUERY);
  const manner = style ?? theme.toneKeywords.slice(0, 3).join(', ');
  const sentences = [
    `An image for a slide${heading === '' ? '' : ` with the heading “${heading}”`}.`,
    query === '' ? '' : `It shows: ${query}.`,
    deck === '' || deck === heading ? '' : `The presentation is called “${deck}”.`,
    manner === '' ? '' : `Style: ${manner}.`,
    style === null && theme.colorKeywords.length > 0
      ? `Colours: ${theme.colorKeywords.slice(0, 4).join(', ')}, with ${theme.palette.accent} as an accent.`
      : '',
    'One clear motif with calm surroundings. No text, letters, numbers, logos, watermarks or frames.',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ').trim();
}
