import type { Block, BlockOf, Card } from '../blocks';
import { readContent } from '../content/read-content';
import { splitOwnNumber } from '../text/plain/looks-like-heading';
import { plainText } from '../text/text-runs';

/** The whole heading of an agenda. "Programme" and "Overview" also introduce other content. */
const HEADING =
  /^(?:(?:our )?agenda|(?:table of )?contents|outline|inhalt(?:sverzeichnis|sübersicht)?|gliederung|sommaire|table des matières|índice|contenidos?|indice|inhoud(?:sopgave)?)\s*:?$/iu;
/** An agenda is among the first cards. A later list of the next meeting's topics is content. */
const LAST = 2;

/** Marks an agenda that names at least one other heading of the deck. */
export function markAgenda(cards: readonly Card[]): Card[] {
  const at = cards.slice(0, LAST + 1).findIndex(hasOnlyAgenda);
  if (at < 1) return [...cards];
  const names = new Set(cards.flatMap(({ blocks }, own) => (own === at ? [] : blocks.filter(isHeading).map(nameOf))));
  return cards.map((card, own) => (own === at && repeats(card, names) ? { ...card, isAgenda: true } : card));
}

function hasOnlyAgenda(card: Card): boolean {
  const { heading, texts } = readContent(card);
  return heading !== null && isAgendaHeading(heading) && texts.length === 1 && isList(texts[0]!);
}

export function isAgendaHeading({ runs }: BlockOf<'heading'>): boolean {
  return HEADING.test(plainText(runs).trim());
}

function repeats({ blocks }: Card, names: ReadonlySet<string>): boolean {
  return blocks.filter(isList).some(({ items }) => items.some((item) => names.has(nameOf(item))));
}

function isHeading(block: Block): block is BlockOf<'heading'> {
  return block.kind === 'heading';
}

function isList(block: Block): block is BlockOf<'list'> {
  return block.kind === 'list';
}

/** What a heading and the item of an agenda that means it have in common. */
export function nameOf({ runs }: Pick<BlockOf<'heading'>, 'runs'>): string {
  return splitOwnNumber(plainText(runs)).name.trim().toLowerCase();
}
