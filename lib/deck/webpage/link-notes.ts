import type { Block, TextRun } from '../blocks';
import { type DocumentNote, isFootnote } from '../content/footnotes';
import { runsOfBlock } from '../text/block-text';
import { all, h, type Markup } from './html';
import { dirOf, inline, markId, noteId } from './inline';

type Parted<Own> = { cards: Own[]; notes: DocumentNote[] };

/**
 * Prepares the marks of Markdown footnotes for links: only the first mark of a footnote keeps its label, to which the
 * footnote links back. The others have the address of the footnote, and marks without a footnote are text.
 */
export function linkNotes<Own extends { blocks: Block[] }>({ cards, notes }: Parted<Own>): Parted<Own> {
  const labels = new Set(notes.filter(isFootnote).map(({ note }) => note));
  const marked = new Set<string>();
  const linked = (run: TextRun, isOnce: boolean): TextRun => {
    if (run.note === undefined) return run;
    const { note, ...rest } = run;
    if (!labels.has(note)) return rest;
    if (marked.has(note) || !isOnce) return { ...rest, href: `#${noteId(note)}` };
    marked.add(note);
    return run;
  };
  const withLinks = cards.map((card) =>
    card.blocks.some(hasMark) ? { ...card, blocks: card.blocks.map((block) => mapRuns(block, linked)) } : card,
  );
  const seen = new Set<string>();
  const ownNotes = notes.map((note): DocumentNote => {
    if (!isFootnote(note) || seen.has(note.note)) return mapNote(note, null);
    seen.add(note.note);
    return mapNote(note, marked.has(note.note) ? note.note : null);
  });
  return { cards: withLinks, notes: ownNotes };
}

/** A footnote below the page. Its mark links back to the text. */
export function noteMarkup({ runs, note }: DocumentNote, isPageRtl: boolean): Markup {
  const dir = dirOf(runs, isPageRtl);
  const [mark, ...words] = runs;
  if (note === undefined || !mark) return h('p', { dir }, inline(runs));
  const href = mark.note === undefined ? null : `#${markId(note)}`;
  const back = href ? h('a', { class: 'fn', href, role: 'doc-backlink' }, mark.text) : mark.text;
  return h('p', { id: noteId(note), dir }, all(back, inline(words)));
}

function mapNote({ note, ...block }: DocumentNote, label: string | null): DocumentNote {
  const runs = block.runs.map(({ note: own, ...run }): TextRun => (own === label && own ? { ...run, note: own } : run));
  return note === undefined ? { ...block, runs } : { ...block, runs, note };
}

function hasMark(block: Block): boolean {
  return runsOfBlock(block).some((runs) => runs.some(({ note }) => note !== undefined));
}

/** A table may be shown as a chart and again as a table, so its marks are never the first. */
function mapRuns(block: Block, map: (run: TextRun, isOnce: boolean) => TextRun): Block {
  const once = (runs: TextRun[]) => runs.map((run) => map(run, true));
  const again = (row: TextRun[][]) => row.map((runs) => runs.map((run) => map(run, false)));
  switch (block.kind) {
    case 'heading':
    case 'paragraph':
      return { ...block, runs: once(block.runs) };
    case 'list':
      return { ...block, items: block.items.map((item) => ({ ...item, runs: once(item.runs) })) };
    case 'quote':
      return { ...block, paragraphs: block.paragraphs.map(once) };
    case 'table':
      return { ...block, header: again(block.header), rows: block.rows.map(again) };
    default:
      return block;
  }
}
