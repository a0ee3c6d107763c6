import type { Card } from '@/lib/deck/blocks';
import type { Subject } from '@/lib/deck/subjects/subject';
import { STOP_WORDS } from '@/lib/deck/text/stop-words';
import { plainText } from '@/lib/deck/text/text-runs';
import type { DeckTheme } from '@/lib/deck/theme';

// What leaves the server for a picture: words of the card's heading or its picture query, and the deck's subject as one
// word of a fixed list. Nothing of the card's text, and nothing of other cards.

/** Headings that say where a card is, not what it shows. */
const PLACES = new Set(
  `overview introduction intro agenda summary conclusion conclusions contents outline background next steps questions
   thanks thank welcome appendix part section chapter card slide page title continued takeaways key points details
   überblick einleitung einführung zusammenfassung fazit inhalt danke fragen teil kapitel schritte nächste`.split(
    /\s+/,
  ),
);

/** One word for a search of each subject, as in photo libraries. */
const SUBJECT_QUERIES = {
  food: 'food',
  city: 'city architecture',
  nature: 'nature landscape',
  people: 'people together',
  money: 'business finance',
  science: 'science laboratory',
  travel: 'travel',
  code: 'computer technology',
  health: 'health care',
  school: 'classroom learning',
  music: 'music',
  sport: 'sport',
  work: 'office work',
} as const satisfies Record<Subject, string>;

const MOST_WORDS = 4;
const MOST_HEADING = 160;
const MOST_QUERY = 100;

export function headingOf(card: Card): string {
  const heading = card.blocks.find((block) => block.kind === 'heading') ?? card.repeats?.heading;
  return heading ? oneLine(plainText(heading.runs)).slice(0, MOST_HEADING) : '';
}

/** The queries for a card's picture, the most exact first. */
export function pictureQueries(card: Card, subject: Subject | null): string[] {
  const words = telling(headingOf(card));
  const queries = [
    oneLine(card.pictureQuery ?? '').slice(0, MOST_QUERY),
    words.slice(0, MOST_WORDS).join(' '),
    words.length > 1 ? longest(words) : '',
    subject ? SUBJECT_QUERIES[subject] : '',
  ];
  return [...new Set(queries.filter((query) => query !== ''))];
}

function telling(heading: string): string[] {
  return (heading.match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [])
    .map((word) => word.toLowerCase())
    .filter((word) => word.length > 1 && !STOP_WORDS.has(word) && !PLACES.has(word));
}

function longest(words: readonly string[]): string {
  return words.reduce((best, word) => (word.length > best.length ? word : best), '');
}

type PromptParts = { card: Card; subject: Subject | null; theme: DeckTheme; style: string | null };

/** The prompt for an image model. */
export function picturePrompt({ card, subject, theme, style }: PromptParts): string {
  const heading = headingOf(card);
  const query = oneLine(card.pictureQuery ?? '').slice(0, MOST_QUERY);
  const manner = style ?? theme.toneKeywords.slice(0, 3).join(', ');
  const sentences = [
    `An image for a slide${heading === '' ? '' : ` with the heading “${heading}”`}.`,
    query === '' ? '' : `It shows: ${query}.`,
    subject === null ? '' : `General subject: ${SUBJECT_QUERIES[subject]}.`,
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
