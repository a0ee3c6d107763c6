import 'server-only';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Picture } from '@/lib/deck/blocks';
import { type PlacedCard, type PlacedElement, type PlacedParagraph, paragraphsOf } from '@/lib/deck/placed';
import { writeBlocks } from '@/lib/text-import/write-blocks';
import { baseUrl } from '../config';
import type { Generations } from './context';
import { findLocalArtifact, segments } from './read-deck';

/** Parts of a page that are not its content. */
const FRAME: readonly string[] = ['header', 'footer', 'cardNumber', 'ornament'];

/** The text of a completed local deck as Markdown, a part for each card; null for every other run. */
export async function readMarkdown(deps: Generations, id: string): Promise<string | null> {
  const artifactId = await findLocalArtifact(deps.db, id);
  const deck = artifactId === null ? null : await deps.engine.findDeck(artifactId);
  if (artifactId === null || !deck) return null;
  const cards = await deps.engine.findCards(artifactId);
  const addressOf = (picture: Picture) => pictureAddress(artifactId, picture);
  const writers = cards
    ? cards.map(
        ({ blocks, notes }) =>
          () =>
            withNotes(writeBlocks(blocks, addressOf), notes),
      )
    : deck.cards.map((card) => () => placedMarkdown(JSON.parse(card) as PlacedCard));
  const parts: string[] = [];
  for (const write of writers) {
    parts.push(write());
    // Lets other requests run between two cards.
    await nextTurn();
  }
  return parts.join('\n\n---\n\n');
}

/** Where a picture can be loaded by those who may open the deck. */
function pictureAddress(artifactId: string, picture: Picture): string | null {
  if (picture.kind === 'url') return picture.url;
  if (picture.kind !== 'file') return null;
  return `${baseUrl()}/a/${encodeURIComponent(artifactId)}/images/${segments(picture.key)}`;
}

/** With the speaker notes as a comment, as they can be written in a text. */
function withNotes(text: string, notes: string | null | undefined): string {
  return notes ? `${text}\n\n<!-- notes: ${notes.replaceAll('--', '- -')} -->` : text;
}

/** What a card of an earlier version says, in reading order: of those, only the layout is stored. */
function placedMarkdown({ elements, notes }: PlacedCard): string {
  const parts = elements.map(elementMarkdown).filter((part) => part !== '');
  return withNotes(parts.join('\n\n'), notes);
}

function elementMarkdown(element: PlacedElement): string {
  if (element.kind === 'image') return element.decorative || element.alt === '' ? '' : `![${oneLine(element.alt)}]()`;
  if (element.kind === 'chart') return oneLine(element.alt);
  if (element.kind === 'table') {
    const rows = element.rows.map(({ cells }) =>
      cells.map((cell) =>
        cell.paragraphs
          .map((each) => oneLine(textOf(each)))
          .join(' ')
          .replaceAll('|', '\\|'),
      ),
    );
    const [head = [], ...body] = rows;
    return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  }
  if (element.kind !== 'text' || FRAME.includes(element.role)) return '';
  const { headingLevel, role } = element;
  if (headingLevel !== null)
    return `${'#'.repeat(headingLevel)} ${oneLine(paragraphsOf(element).map(textOf).join(' '))}`;
  const lines = element.paragraphs.map(textOf);
  if (role === 'code') return `\`\`\`\n${lines.join('\n')}\n\`\`\``;
  const texts = element.paragraphs.map((paragraph, at) => withMarker(paragraph, lines[at] ?? ''));
  const quoted = role === 'quote' ? texts.map((text) => `> ${text.replaceAll('\n', '\n> ')}`) : texts;
  return quoted.join(element.paragraphs.every(({ marker }) => marker) ? '\n' : '\n\n');
}

function withMarker({ marker }: PlacedParagraph, text: string): string {
  if (!marker) return text;
  return `${'  '.repeat(marker.level)}${marker.number === null ? '-' : `${marker.number}.`} ${oneLine(text)}`;
}

function textOf({ runs }: PlacedParagraph): string {
  return runs
    .map(({ text, bold, href }) => {
      const marked = bold && text.trim() !== '' ? text.replace(/\S(?:.*\S)?/su, '**$&**') : text;
      return href ? `[${marked}](${href})` : marked;
    })
    .join('');
}

function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
