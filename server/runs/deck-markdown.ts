import 'server-only';
import { type PlacedCard, type PlacedElement, type PlacedParagraph, paragraphsOf } from '@/lib/deck/placed';
import type { Generations } from './context';
import { findLocalArtifact } from './read-deck';

/** Parts of a page that are not its content. */
const FRAME: readonly string[] = ['header', 'footer', 'cardNumber', 'ornament'];

/** The text of a completed local deck as Markdown, a part for each card; null for every other run. */
export async function readMarkdown(deps: Generations, id: string): Promise<string | null> {
  const artifactId = await findLocalArtifact(deps.db, id);
  const deck = artifactId === null ? null : await deps.engine.findDeck(artifactId);
  return deck ? deck.cards.map((card) => cardMarkdown(JSON.parse(card) as PlacedCard)).join('\n\n---\n\n') : null;
}

/** What the card says, in reading order, with its speaker notes as a comment. */
export function cardMarkdown({ elements, notes }: Pick<PlacedCard, 'elements' | 'notes'>): string {
  const parts = elements.map(elementMarkdown).filter((part) => part !== '');
  if (notes) parts.push(`<!-- ${notes.replaceAll('--', '- -')} -->`);
  return parts.join('\n\n');
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
