import type { TextRun } from '../../blocks';
import { partQuote } from '../../layout/measure/measure-quote';
import type { CardToPlace, Placement } from '../../layout/placement';
import { plainText } from '../../text/text-runs';
import { joinParagraphs, partAt } from '../body-parts';
import { EditorialPage, slant } from './page';
import { placeFlow } from './text';

const SAYING = { font: 'display', leading: 1.12, balanced: true } as const;

/** A sentence in large italic under a double rule, with the rest of the text under a hairline. */
export function placeStatement(card: CardToPlace): Placement {
  const { content } = card;
  const { block, before, after: rest } = partAt(content, 'paragraph');
  if (!block || before.length > 0) return placeFlow(card);
  const page = new EditorialPage(card, { wide: content.heading === null });
  const top = Math.max(112, page.open());
  const restHeight = rest.length > 0 ? page.heightOf(rest, page.room, { size: 26 }) + 56 : 0;
  page.scotch(page.x, top, page.room, page.inks.accent);
  const room = page.bottom - restHeight - top - 56;
  const set = page.fit(
    slant(block.runs),
    { width: page.room, height: Math.max(80, room), lines: 9 },
    { ...SAYING, size: content.heading ? 74 : 96, leading: 1.18, colour: page.inks.accent },
    32,
  );
  const y = top + 44;
  set.put(page.x, y);
  const foot = y + set.height + 28;
  if (foot < page.bottom) page.rect(page.x, foot, page.room, 1, page.inks.accent);
  if (rest.length > 0) page.blocks(rest, page.x, foot + 20, page.room, { size: 26 });
  return page.placement();
}

/** The quotation mark in the margin, the text in large italic, and the source under a short rule. */
export function placeQuote(card: CardToPlace): Placement {
  const { content } = card;
  const { block, before, after: rest } = partAt(content, 'quote');
  if (!block || before.length > 0) return placeFlow(card);
  const { words, source } = partQuote(block);
  const page = new EditorialPage(card, { wide: true });
  page.running();
  const mark = page.isNarrow ? 120 : 240;
  const x = page.left + mark;
  const width = page.right - x;
  let y = Math.max(104, page.top + 12);
  if (content.heading || content.kicker) y = page.headingAt(page.left, y, page.right - page.left, 40) + 32;
  const names = source.map((runs) => partSource(runs));
  const sourceHeight = (width: number) =>
    names.reduce((sum, name) => sum + speaker(page, name, width).reduce((all, set) => all + set.height + 6, 0), 0);
  const restHeight = rest.length > 0 ? page.heightOf(rest, width, { size: 24 }) + 24 : 0;
  const footHeight = (names.length > 0 ? sourceHeight(width) + 44 : 0) + restHeight;
  const set = page.fit(
    slant(joinParagraphs(words)),
    { width, height: Math.max(70, page.bottom - footHeight - y), lines: 8 },
    { ...SAYING, size: page.isNarrow ? 84 : 100, role: 'quote' },
    30,
  );
  const size = page.isNarrow ? 200 : 320;
  // A short quotation is slightly above the middle.
  if (!content.heading) y += Math.max(0, page.bottom - footHeight - y - set.height) * 0.36;
  page
    .set([{ text: '“' }], mark - 12, {
      font: 'display',
      size,
      leading: 0.9,
      colour: page.inks.accent,
      role: 'ornament',
      fixed: true,
    })
    .put(page.left - size * 0.02, y - size * 0.08);
  set.put(x, y);
  y += set.height;
  if (names.length > 0) {
    page.rect(x, y + 26, 56, 1, page.inks.accent);
    y += 44;
    for (const name of names)
      for (const line of speaker(page, name, width)) {
        line.put(x, y);
        y += line.height + 6;
      }
  }
  if (rest.length > 0) page.blocks(rest, x, y + 24, width, { size: 24 });
  return page.placement();
}

type Speaker = { name: TextRun[]; about: TextRun[] };

/** Splits "Name, description": the name is set in capitals, the rest in italic. No characters are lost. */
function partSource(runs: TextRun[]): Speaker {
  const at = plainText(runs).indexOf(', ');
  const only = runs[0];
  if (at <= 0 || at > 44 || runs.length !== 1 || !only) return { name: runs, about: [] };
  return {
    name: [{ ...only, text: only.text.slice(0, at + 1) }],
    about: [{ ...only, text: only.text.slice(at + 1).trim() }],
  };
}

function speaker(page: EditorialPage, { name, about }: Speaker, width: number) {
  return [
    page.set(name, width, { font: 'label', size: 20, leading: 1.35 }),
    ...(about.length > 0
      ? [page.set(slant(about), width, { font: 'display', size: 28, leading: 1.3, colour: page.inks.muted })]
      : []),
  ];
}
