import type { Block, BlockOf, TextRun } from '../../blocks';
import { coversWell } from '../../layout/measure/measure-picture';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import type { Box } from '../../units';
import { joinParagraphs, quoteAt, statementAt } from '../body-parts';
import { coverLines } from '../cover-parts';
import { headingLook, MARGIN, MagazinePage } from './page';
import { drawArch, drawScene } from './still-life';

/** Arches on the right, with the title on a coloured bar that cuts into it. */
export function placeTitle(card: CardToPlace): Placement {
  return placeCover(card, { fill: 'accent', isMirrored: false });
}

/** The cover mirrored, with a black bar. */
export function placeClosing(card: CardToPlace): Placement {
  return placeCover(card, { fill: 'ink', isMirrored: true });
}

function placeCover(card: CardToPlace, { fill, isMirrored }: { fill: ColourToken; isMirrored: boolean }): Placement {
  const page = new MagazinePage(card);
  const { content } = card;
  const title = content.heading?.runs ?? [];
  const paper = page.isNarrow ? 300 : isMirrored ? 480 : 400;
  const art = { x: isMirrored ? 0 : paper, y: page.crown, width: page.width - paper, height: page.tall };
  const [picture] = content.images;
  const bar = Math.min(page.width * 0.5 + 80, page.width - 200);
  const lines = coverLines(title, 3);
  const titled = { ...headingLook(card, 92), on: fill };
  const set = page.fit(title, { width: bar - MARGIN * 2, height: lines > 3 ? 330 : 250, lines }, titled, 40);
  const height = Math.max(190, set.height + 64);
  const width = Math.min(page.width - 120, Math.max(paper + 200, set.width + MARGIN * 2));
  const top = isMirrored ? page.crown + 96 : page.edge - 92 - height;
  const left = isMirrored ? page.width - width : 0;
  // The bar cuts into a still life. A picture from the text is shown whole beside it.
  if (picture && isMirrored) drawInto(page, picture, { ...art, y: top + height, height: page.edge - top - height });
  else if (picture) drawInto(page, picture, { ...art, height: top - page.crown });
  else drawScene(page, art, { x: left, y: top, width, height });
  page.rect(left, top, width, height, fill);
  set.put(left + MARGIN, top + (height - set.height) / 2);
  const facts: Block[] = [
    ...(content.kicker ? [content.kicker] : []),
    ...content.body.filter(({ kind }) => kind !== 'image'),
  ];
  if (facts.length === 0) return page.placement();
  const x = isMirrored ? page.width - paper + MARGIN : MARGIN;
  const room = paper - MARGIN - (isMirrored ? MARGIN : 40);
  let y = isMirrored ? top + height + 60 : page.crown + MARGIN;
  const end = isMirrored ? page.edge - 48 : top - 20;
  page.rect(x, y, isMirrored ? 72 : room, 8, isMirrored ? 'accent' : 'ink');
  y += 28;
  for (const [at, block] of facts.entries()) {
    if (block.kind === 'paragraph') {
      const look = { font: at === 0 ? 'strong' : 'body', size: at === 0 ? 28 : 23, leading: 1.25 } as const;
      const words = page.wrapped(block.runs, room, look);
      words.put(x, y);
      y += words.height + 14;
    } else y = page.blocks([block], x, y, room, { size: 23 }) + 14;
  }
  if (y - 14 > end) page.miss(y - 14 - end);
  return page.placement();
}

/** @param cut the width of what the heading cuts off the sides of the area, which a picture shown whole leaves free */
export function drawInto(page: MagazinePage, picture: BlockOf<'image'>, area: Box, cut = 0): void {
  const inset = coversWell(picture.picture, area) ? 0 : cut;
  page.rect(area.x, area.y, area.width, Math.max(1, area.height), 'surface');
  page.picture(picture, { ...area, x: area.x + inset, width: area.width - inset * 2 });
}

/** A panel with rising arches, and a black bar with the name of the section. */
export function placeSection(card: CardToPlace): Placement {
  const page = new MagazinePage(card);
  const { content } = card;
  const title = content.heading?.runs ?? [];
  const panel = page.width * 0.4375;
  page.rect(0, page.crown, page.width, page.tall, 'fourth');
  page.rect(0, page.crown, panel, page.tall, 'accent');
  drawArch(page, panel * 0.46, page.edge, Math.min(panel * 0.82, page.tall * 0.8), [
    'second',
    'accent',
    'fourth',
    'accent',
    'third',
  ]);
  const left = page.width * 0.336;
  const width = page.width - left;
  const note = content.body.length > 0 ? page.heightOf(content.body, width - MARGIN * 2, { size: 26 }) + 32 : 0;
  const look = { ...headingLook(card, 108), on: 'ink' } as const;
  const set = page.fitted(title, { width: width - MARGIN * 2, height: 260, lines: 3 }, look, 40);
  const above = content.kicker
    ? page.set(content.kicker.runs, width - MARGIN * 2, { font: 'strong', size: 24, leading: 1.25, on: 'ink' })
    : null;
  const height = Math.max(200, set.height + (above ? above.height + 8 : 0) + 72);
  const top = page.edge - 96 - height - note;
  page.rect(left, top, width, height, 'ink');
  const inner = set.height + (above ? above.height + 8 : 0);
  above?.put(left + MARGIN, top + (height - inner) / 2);
  set.put(left + MARGIN, top + (height + inner) / 2 - set.height);
  if (note > 0) {
    page.rect(left, top + height, width, note, 'ground');
    page.blocks(content.body, left + MARGIN, top + height + 16, width - MARGIN * 2, { size: 26 });
  }
  return page.placement();
}

/** A white bar with the text across two fields of colour. */
export function placeStatement(card: CardToPlace): Placement {
  const page = new MagazinePage(card);
  const { content } = card;
  const { said, before, after } = statementAt(content);
  const rest = [...before, ...after];
  const panel = page.width * 0.84;
  page.rect(0, page.crown, panel, page.tall, 'second');
  page.rect(panel, page.crown, page.width - panel, page.tall, 'accent');
  const width = panel + 96;
  const room = width - MARGIN * 2;
  let head = page.crown + 40;
  if (content.kicker)
    head = page.text(content.kicker.runs, MARGIN, head, panel - MARGIN * 2, { font: 'strong', size: 22, on: 'second' });
  if (content.heading) {
    const look = { ...headingLook(card, 48), on: 'second' } as const;
    const title = page.fit(content.heading.runs, { width: panel - MARGIN * 2, height: 110, lines: 2 }, look, 30);
    title.put(MARGIN, head);
    head += title.height;
  }
  const note = rest.length > 0 ? page.heightOf(rest, panel - MARGIN * 2, { size: 24, on: 'second' }) + 30 : 0;
  const most = page.edge - head - note - 150;
  const saidLook = { font: 'heading', size: 88, leading: 1.08, balanced: true, on: 'ground' } as const;
  const set = page.fitted(said, { width: room, height: page.needed(most, 60), lines: 8 }, saidLook, 28);
  const height = set.height + 80;
  const top = Math.max(head + 32, page.crown + (page.tall - height) / 2 - note / 3);
  page.rect(0, top, width, height, 'ground');
  set.put(MARGIN, top + 40);
  if (rest.length > 0)
    page.blocks(rest, MARGIN, Math.max(top + height + 24, page.edge - 40 - note + 30), panel - MARGIN * 2, {
      size: 24,
      on: 'second',
    });
  if (top + height + note > page.edge - 30) page.miss(top + height + note - page.edge + 30);
  return page.placement();
}

/** A panel of colour, with the quotation mark across its edge and the text beside it. */
export function placeQuote(card: CardToPlace): Placement {
  const page = new MagazinePage(card);
  const { content } = card;
  const { words, source, before, after } = quoteAt(content);
  const rest = [...before, ...after];
  const panel = page.isNarrow ? 160 : 240;
  page.rect(0, page.crown, panel, page.tall, 'accent');
  const said: TextRun[] = joinParagraphs(words);
  const x = panel + 84;
  const width = page.width - x - 56;
  let top = page.crown + 56;
  if (content.heading) {
    const look = { ...headingLook(card, 40), colour: page.inks.accent } as const;
    const head = page.fit(content.heading.runs, { width: width - 20, height: 100, lines: 2 }, look, 28);
    head.put(x + 20, top);
    top += head.height + 16;
  }
  drawMark(page, panel - 68, page.crown + 64);
  const first = Math.max(top, page.crown + (content.heading ? 0 : 170));
  const feet: Block[] = [
    ...source.map((runs): Block => ({ kind: 'paragraph', runs, lines: { from: 1, to: 1 } })),
    ...rest,
  ];
  const foot = feet.length > 0 ? page.heightOf(feet, width, { size: 27 }) + 56 : 0;
  const room = page.edge - 56 - foot - first;
  const look = { font: 'heading', size: 92, leading: 1.1, balanced: true, role: 'quote' } as const;
  const set = page.fitted(said, { width, height: page.needed(room, 60), lines: 10 }, look, 28);
  const y = first + Math.max(0, (room - set.height) * 0.4);
  set.put(x, y);
  if (feet.length > 0) {
    page.rect(x, y + set.height + 28, 72, 6, 'accent');
    page.blocks(feet, x, y + set.height + 48, width, { size: 27 });
    if (y + set.height + 48 + foot - 56 > page.edge - 24) page.miss(20);
  }
  return page.placement();
}

/** Two quotation marks, each a drop that hangs from its curl. */
function drawMark(page: MagazinePage, x: number, y: number): void {
  for (const left of [x, x + 72]) {
    const [cx, cy] = [left + 28, y + 70];
    page.ellipse(cx, cy, 28, 28, 'ink');
    page.path(
      [
        ['M', left, cy],
        ['C', left, y + 30, left + 22, y + 6, left + 50, y],
        ['L', left + 54, y + 8],
        ['C', left + 34, y + 16, left + 24, y + 30, left + 26, cy],
        ['Z'],
      ],
      'ink',
    );
  }
}
