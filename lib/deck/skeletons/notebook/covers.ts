import { partQuote } from '../../content/fold-source';
import type { CardToPlace, Placement } from '../../layout/placement';
import { contrastRatio } from '../../themes/contrast';
import { joinParagraphs, partAt } from '../body-parts';
import { headingLook, MARKS, NotebookPage } from './page';
import { placeFlow } from './text';

/** The cloth of the cover: spine, stitches, and the elastic band. */
function cloth(page: NotebookPage, hasBand: boolean): void {
  page.rect(0, 0, 96, page.height, isDark(page) ? 'ground' : 'ink');
  page.line(116, 24, 116, page.height - 16, { colour: 'onAccent', width: 3, dashed: true });
  if (hasBand) page.rect(page.width - 130, 0, 26, page.height, 'accentInk');
}

/** Whether the ground is dark. The ink is pale then, so the spine takes the colour of the ground. */
function isDark({ card }: NotebookPage): boolean {
  const { ground, ink } = card.options.theme.palette;
  return contrastRatio(ground, '#000000') < contrastRatio(ink, '#000000');
}

/** A cloth cover with a label. */
export function placeTitle(card: CardToPlace): Placement {
  const page = new NotebookPage(card, 'accent');
  const { content } = card;
  const isBare = card.frame.bare;
  if (isBare) cloth(page, true);
  const [image] = content.images;
  const x = isBare ? (page.isNarrow ? 150 : 208) : 64;
  const whole = (isBare ? page.width - 222 : page.width - 64) - x;
  const plate = image ? whole * 0.56 : whole;
  const highest = isBare ? 76 : page.top + 8;
  const width = plate - 124;
  const facts = content.body.filter((block) => block !== image);
  const look = { size: 24, on: 'ground' } as const;
  const factsHeight = facts.length > 0 ? page.heightOf(facts, width, look) + 26 : 0;
  const most = page.bottom - highest;
  const set = content.heading
    ? page.fit(
        content.heading.runs,
        { width, height: Math.max(80, most - factsHeight - 110), lines: 5 },
        { ...headingLook(card, 80), on: 'ground' },
        34,
      )
    : null;
  const kick =
    content.kicker &&
    page.set(content.kicker.runs, width, { font: 'strong', size: 22, on: 'ground', colour: 'accentInk' });
  const height = Math.max(340, (set?.height ?? 0) + factsHeight + (kick ? kick.height + 8 : 0) + 108);
  const top = highest + Math.max(0, (page.bottom - highest - height) * 0.36);
  page.rect(x, top, plate, height, 'ground');
  page.frame(x + 14, top + 14, plate - 28, height - 28, { colour: 'accentInk', width: 3 });
  page.frame(x + 22, top + 22, plate - 44, height - 44, { colour: 'accentInk', width: 1.5 });
  let y = top + 54;
  if (kick) {
    kick.put(x + 62, y);
    y += kick.height + 8;
  }
  set?.put(x + 62, y);
  if (facts.length > 0) {
    const at = top + height - 44 - factsHeight + 12;
    page.rect(x + 62, at - 6, width, 1.5, 'ink');
    page.blocks(facts, x + 62, at + 8, width, look);
  }
  if (image) page.picture(image, { x: x + plate + 24, y: top, width: whole - plate - 24, height });
  page.reach(top + height);
  return page.placement();
}

/** A coloured divider. */
export function placeSection(card: CardToPlace): Placement {
  const page = new NotebookPage(card, 'second');
  const { content } = card;
  const left = page.isNarrow ? 96 : 190;
  const width = page.width - 150 - left;
  const rest = content.body;
  const look = { size: 28, on: 'second' } as const;
  const restHeight = rest.length > 0 ? page.heightOf(rest, width, look) + 24 : 0;
  const set =
    content.heading &&
    page.fit(content.heading.runs, { width, height: 400, lines: 3 }, { ...headingLook(card, 128), leading: 1.1 }, 40);
  let y = Math.max(page.top + 12, page.height / 2 - ((set?.height ?? 0) + restHeight + 40) / 2);
  if (content.kicker) page.text(content.kicker.runs, left, y - 40, width, { font: 'strong', size: 24, leading: 1.25 });
  if (set) {
    set.put(left, y);
    y += set.height + 16;
    const long = Math.min(width, Math.max(220, set.width));
    page.scribble({ colour: 'onSecond', width: 5 }, [left + 4, y + 4], [left + long, y - 2]);
    y += 24;
  }
  if (rest.length > 0) page.blocks(rest, left, y + 8, width, look);
  return page.placement();
}

/** A sheet of paper taped to the cloth. */
export function placeClosing(card: CardToPlace): Placement {
  const page = new NotebookPage(card, 'accent');
  const { content } = card;
  const isBare = card.frame.bare;
  if (isBare) cloth(page, false);
  const x = isBare ? (page.isNarrow ? 160 : 250) : 80;
  const width = (isBare ? page.width - (page.isNarrow ? 64 : 170) : page.width - 80) - x;
  const inner = width - 120;
  const look = { ...headingLook(card, 88), align: 'center', on: 'ground' } as const;
  const top = Math.max(96, page.top + 12);
  const paragraphs = content.body.map((block) =>
    block.kind === 'paragraph'
      ? page.set(block.runs, inner, { font: 'body', size: 30, leading: 1.4, align: 'center', on: 'ground' })
      : { height: page.heightOf([block], inner, { size: 24, on: 'ground' }) + 12, put: null, block },
  );
  const restHeight = paragraphs.reduce((sum, { height }) => sum + height + 4, 0);
  const room = page.bottom - top - 30;
  const set =
    content.heading &&
    page.fit(content.heading.runs, { width: inner, height: Math.max(90, room - restHeight - 130), lines: 4 }, look, 36);
  const height = Math.max(420, (set?.height ?? 0) + restHeight + 130);
  page.note(x, top, width, height, 'ground', false);
  page.tape(x + 70, top + 6, 150);
  page.tape(x + width - 70, top + 2, 150);
  let y = top + (height - (set?.height ?? 0) - restHeight - 28) / 2;
  if (set && content.heading) {
    set.put(x + 60, y);
    y += set.height + 28;
  }
  for (const each of paragraphs) {
    if (each.put) each.put(x + 60, y);
    else page.blocks([each.block], x + 60, y, inner, { size: 24, on: 'ground' });
    y += each.height + 4;
  }
  page.reach(top + height);
  return page.placement();
}

/** A single sentence on a large taped note. */
export function placeStatement(card: CardToPlace): Placement {
  const page = new NotebookPage(card);
  const { content } = card;
  const { block, before, after: rest } = partAt(content, 'paragraph');
  if (!block || before.length > 0) return placeFlow(card);
  const top = page.open() + 20;
  const restHeight = rest.length > 0 ? page.heightOf(rest, page.room, { size: 25 }) + 32 : 0;
  const width = page.room;
  const most = page.bottom - restHeight - top - 20;
  const look = { font: 'heading', size: 68, leading: 1.22, balanced: true, on: 'second' } as const;
  const set = page.fit(block.runs, { width: width - 96, height: Math.max(80, most - 90), lines: 8 }, look, 30);
  const height = Math.min(Math.max(set.height + 96, 320), Math.max(set.height + 80, most));
  page.note(page.left + 12, top, width - 20, height, 'second');
  set.put(page.left + 52, top + (height - set.height) / 2);
  page.reach(top + height + 10);
  if (rest.length > 0) page.blocks(rest, page.left, top + height + 28, page.room, { size: 25 });
  return page.placement();
}

/** Two hand-drawn quotation marks, large text, and the source under a red stroke. */
export function placeQuote(card: CardToPlace): Placement {
  const page = new NotebookPage(card);
  const { content } = card;
  const { block, before, after: rest } = partAt(content, 'quote');
  if (!block || before.length > 0) return placeFlow(card);
  const { words, source } = partQuote(block);
  if (!content.heading) page.paper();
  let y = content.heading ? page.open() : Math.max(92, page.top + 12);
  for (const left of [page.left + 8, page.left + 82])
    page.sketch(
      [
        [left, y + 58],
        [left + 52, y + 58],
        [left + 52, y],
        [left + 20, y],
      ],
      MARKS[0],
    );
  y += 92;
  const names = source.map((runs) => page.set(runs, page.room, { font: 'strong', size: 28, leading: 1.3 }));
  const namesHeight = names.reduce((sum, { height }) => sum + height, names.length > 0 ? 44 : 0);
  const restHeight = rest.length > 0 ? page.heightOf(rest, page.room, { size: 24 }) + 20 : 0;
  const joined = joinParagraphs(words);
  const look = { font: 'heading', size: 84, leading: 1.24, balanced: true, role: 'quote' } as const;
  const room = page.bottom - namesHeight - restHeight - y;
  const set = page.fit(joined, { width: page.room, height: Math.max(70, room), lines: 7 }, look, 28);
  set.put(page.left, y);
  y += set.height;
  if (names.length > 0) {
    page.scribble({}, [page.left + 2, y + 24], [page.left + 216, y + 20]);
    y += 40;
    for (const name of names) {
      name.put(page.left, y);
      y += name.height;
    }
  }
  if (rest.length > 0) page.blocks(rest, page.left, y + 20, page.room, { size: 24 });
  return page.placement();
}
