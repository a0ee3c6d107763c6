import type { Block, BlockOf, TextRun } from '../blocks';
import { runsOfBlock } from '../text/block-text';
import { plainText, sliceRuns } from '../text/text-runs';
import { wordInLanguage } from '../words/page-words';

export type DocumentNote = BlockOf<'paragraph'>;

/** A footnote that was typed without Markdown: "[1] The cost per meal is …". */
const NOTE = /^\[([^\]\s]{1,24})\]\s+(?=\S)/;
const MARKS = /\[([^\]\s]{1,24})\]/g;

/**
 * Splits footnotes from the cards: paragraphs that begin with a mark that is also in the text. A list of references
 * below its own heading stays where it is.
 * @param keepsCards whether a card of footnotes alone stays too
 */
export function partNotes<Own extends { blocks: Block[] }>(
  cards: readonly Own[],
  keepsCards = false,
): { cards: Own[]; notes: DocumentNote[] } {
  const blocks = cards.flatMap((card) => card.blocks);
  if (!blocks.some((block) => labelOf(block) !== null)) return { cards: [...cards], notes: [] };
  const marked = new Set(blocks.flatMap((block) => (labelOf(block) === null ? marksOfBlock(block) : [])));
  const isNote = (block: Block): block is DocumentNote => marked.has(labelOf(block) ?? '');
  const notes: DocumentNote[] = [];
  const parted = cards.map((card) => {
    const left = card.blocks.filter((block) => !isNote(block));
    if ((keepsCards || left.length > 0) && left.every(({ kind }) => kind === 'heading')) return card;
    notes.push(...card.blocks.filter(isNote));
    return { ...card, blocks: left };
  });
  return { cards: parted, notes };
}

/** The text of a footnote without its mark. */
export function noteWords({ runs, note }: DocumentNote): TextRun[] {
  const text = plainText(runs);
  const [first] = runs;
  const mark = note !== undefined && first?.note === note ? first.text.length : (NOTE.exec(text)?.[0].length ?? 0);
  return sliceRuns(runs, mark + text.slice(mark).search(/\S|$/));
}

/** Whether a block is a Markdown footnote. */
export function isFootnote(block: Block): block is DocumentNote & { note: string } {
  return block.kind === 'paragraph' && block.note !== undefined;
}

/** The label of a footnote; null for any other block. */
export function labelOf(block: Block): string | null {
  if (block.kind !== 'paragraph') return null;
  return block.note ?? NOTE.exec(plainText(block.runs))?.[1] ?? null;
}

export function marksIn(runs: readonly TextRun[]): string[] {
  const text = runs.map(({ text, note }) => (note === undefined ? text : `[${note}]`)).join('');
  return [...text.matchAll(MARKS)].map(([, label]) => label!);
}

export function marksOfBlock(block: Block): string[] {
  return runsOfBlock(block).flatMap(marksIn);
}

/** The heading of a card with footnotes, by language. */
const NOTES = {
  ar: 'الحواشي',
  bg: 'Бележки',
  ca: 'Notes',
  cs: 'Poznámky',
  da: 'Noter',
  de: 'Anmerkungen',
  el: 'Σημειώσεις',
  en: 'Notes',
  es: 'Notas',
  fi: 'Viitteet',
  fr: 'Notes',
  he: 'הערות',
  hu: 'Jegyzetek',
  id: 'Catatan',
  it: 'Note',
  ja: '注',
  ko: '주',
  nb: 'Noter',
  nl: 'Noten',
  nn: 'Notar',
  pl: 'Przypisy',
  pt: 'Notas',
  ro: 'Note',
  ru: 'Примечания',
  sk: 'Poznámky',
  sv: 'Noter',
  tr: 'Notlar',
  uk: 'Примітки',
  vi: 'Ghi chú',
  zh: '注释',
  'zh-hant': '註釋',
} as const;

/** The heading that the program adds to a card with footnotes, in English. It is translated when the card is drawn. */
export const NOTES_HEADING: BlockOf<'heading'> = {
  kind: 'heading',
  level: 2,
  runs: [{ text: NOTES.en }],
  lines: { from: 1, to: 1 },
};

export function notesHeading(language: string | undefined): BlockOf<'heading'> {
  return { ...NOTES_HEADING, runs: [{ text: wordInLanguage(NOTES, language).word }] };
}
