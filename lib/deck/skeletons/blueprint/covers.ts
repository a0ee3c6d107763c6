import type { Block, TextRun } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import { onCircle, polyline } from '../../path';
import { plainText } from '../../text/text-runs';
import type { Box } from '../../units';
import { joinParagraphs, quoteAt, stacked, statementAt } from '../body-parts';
import { coverLines } from '../cover-parts';
import type { SetText } from '../stage';
import { BlueprintPage, drawConstruction, drawPictureIn, headingLook } from './page';
import { arcPath, FRAME, LINE, MARKED } from './sheet';

/** A drawing on the right, title and facts in a large title block at the lower left. */
export function placeTitle(card: CardToPlace): Placement {
  const page = new BlueprintPage(card);
  page.sheet();
  // The title block extends down to the frame.
  page.limit = page.edge;
  const { content } = card;
  const [image] = content.images;
  const facts = content.body.filter((block) => block !== image);
  const [x, edge] = [FRAME, page.edge];
  // On a narrow card, the title block takes the full width at the foot.
  const width = page.isNarrow ? page.width - FRAME * 2 : 600;
  const inner = width - 68;
  const factsHeight = facts.length > 0 ? heightOfFacts(page, facts, width) : 0;
  const kick = content.kicker && page.set(content.kicker.runs, inner, { font: 'mono', size: 20, colour: 'accentInk' });
  // On a narrow card a picture is above the title.
  const above = image && page.isNarrow ? 200 : 0;
  const room = edge - page.crown - factsHeight - 120 - above - (kick ? kick.height + 10 : 0);
  const set = content.heading && titleIn(page, content.heading.runs, inner, Math.max(90, room));
  const words = stacked([kick, set], 10);
  const height = Math.max(page.isNarrow ? 220 : 308, words.height + factsHeight + 64);
  const top = edge - height;
  const gap = 40;
  const left = page.isNarrow ? page.left : x + width + gap;
  const free = {
    x: left,
    y: page.crown + gap,
    width: page.right - left,
    height: (page.isNarrow ? top : edge) - page.crown - gap * 2,
  };
  if (image && free.height <= 120) page.miss(121 - free.height);
  if (image) drawPictureIn(page, image, { ...free, height: Math.max(121, free.height) });
  else if (free.height > 120) {
    const radius = Math.min(free.width, free.height) / 2 - 30;
    drawConstruction(page, free.x + free.width / 2, free.y + free.height / 2, radius);
  }
  page.rect(x, top, width, height, 'ground');
  page.frame(x, top, width, height, { colour: 'line', width: 2 });
  words.put(x + 40, top + (height - factsHeight - words.height) / 2);
  if (facts.length > 0) putFacts(page, facts, { x, y: edge - factsHeight, width, height: factsHeight });
  const used = words.height + factsHeight + 40;
  if (set && used > edge - page.crown) page.miss(used - edge + page.crown);
  if (!page.isNarrow && top - page.crown > 140) page.north(x + 60, page.crown + 72, 30);
  return page.placement();
}

/** The title in two lines if that reduces it only a little; otherwise in up to four. */
function titleIn(page: BlueprintPage, runs: TextRun[], width: number, height: number): SetText {
  const look = { ...headingLook(page.card, 86), leading: 1.06 };
  const short = page.fit(runs, { width, height, lines: 2 }, look, 66);
  return short.lines <= 2 && short.height <= height
    ? short
    : page.fit(runs, { width, height, lines: coverLines(runs, 4) }, look, 34);
}

/** One or two short lines each get a cell; anything else shares one cell. */
function cellsOf(facts: Block[]): Block[][] {
  return facts.length === 2 && facts.every(({ kind }) => kind === 'paragraph')
    ? facts.map((block) => [block])
    : [facts];
}

function heightOfFacts(page: BlueprintPage, facts: Block[], width: number): number {
  const cells = cellsOf(facts);
  const room = width / cells.length - 60;
  return Math.max(84, ...cells.map((blocks) => page.heightOf(blocks, room, { size: 22 }) + 36));
}

function putFacts(page: BlueprintPage, facts: Block[], { x, y, width, height }: Box): void {
  const cells = cellsOf(facts);
  page.line(x, y, x + width, y, LINE);
  const each = width / cells.length;
  for (const [at, blocks] of cells.entries()) {
    const left = x + at * each;
    if (at > 0) page.line(left, y, left, y + height, LINE);
    const inset = at === 0 ? 40 : 24;
    const tall = page.heightOf(blocks, each - 60, { size: 22 });
    page.blocks(blocks, left + inset, y + (height - tall) / 2, each - 60, { size: 22 });
  }
}

/** A circle in its square, with a leader line to the name of the section. */
export function placeSection(card: CardToPlace): Placement {
  const page = new BlueprintPage(card);
  page.sheet();
  page.strip();
  const { content } = card;
  const blocks = content.body;
  const middle = (page.crown + page.limit) / 2 + 4;
  const radius = page.isNarrow ? 132 : Math.min(208, (page.limit - page.crown) / 2 - 44);
  const cx = page.left + radius + (page.isNarrow ? 24 : 72);
  const left = cx + radius + (page.isNarrow ? 64 : 130);
  const width = page.right - left;
  drawConstruction(page, cx, middle, radius);
  const look = { size: 28 };
  const below = blocks.length > 0 ? page.heightOf(blocks, width, look) + 36 : 0;
  const kick = content.kicker && page.set(content.kicker.runs, width, { font: 'mono', size: 22, colour: 'accentInk' });
  const above = kick ? kick.height + 12 : 0;
  const box = { width, height: Math.max(90, Math.min(330, page.limit - page.start - below - above)), lines: 4 };
  const title = { ...headingLook(card, 84), leading: 1.06 };
  const words = stacked([kick, content.heading && page.fit(content.heading.runs, box, title, 34)], 12);
  const y = Math.max(page.start, middle - (words.height + below) / 2);
  words.put(left, y);
  const rule = y + words.height + 16;
  const angle = rule > middle + radius * 0.6 ? 112 : rule < middle ? 70 : 96;
  const [fromX, fromY] = onCircle(cx, middle, radius, angle);
  page.path(polyline([fromX, fromY], [left - 40, rule], [page.right, rule]), null, MARKED);
  if (blocks.length > 0) page.blocks(blocks, left, rule + 22, width, look);
  page.reach(rule + 4);
  return page.placement();
}

/** A site plan with one block marked, for the address and contact details. */
export function placeClosing(card: CardToPlace): Placement {
  const page = new BlueprintPage(card);
  page.sheet();
  const { content } = card;
  const blocks = content.body;
  const texts = blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : []));
  const inBlock = texts.length === blocks.length && texts.length > 0 && texts.length <= 2;
  const wide = page.width * (page.isNarrow ? 0.52 : 0.47);
  const width = wide - 64 - page.left;
  if (inBlock)
    page.block((room) => {
      const half = texts.length === 2 && room > 500 ? (room - 40) / 2 : room;
      const sets = texts.map((runs, at) =>
        page.set(runs, half, {
          font: at === 1 ? 'mono' : 'body',
          size: at === 1 ? 24 : 27,
          leading: 1.25,
          on: 'surface',
          ...(at === 1 ? { colour: 'accentInk' as const } : {}),
        }),
      );
      const isBeside = half < room;
      const heights = sets.map((set) => set.height);
      const height = isBeside ? Math.max(...heights) : heights.reduce((sum, each) => sum + each + 4, 0);
      return {
        height,
        put: (x, y) => {
          let down = y;
          for (const [at, set] of sets.entries()) {
            set.put(x + (isBeside ? at * (half + 40) : 0), isBeside ? y + (height - set.height) / 2 : down);
            down += set.height + 4;
          }
        },
      };
    }, false);
  else page.strip();
  const seed = card.content.heading ? plainText(card.content.heading.runs) : 'sheet';
  const area = {
    x: wide + 20,
    y: page.crown + 28,
    width: page.right - wide - 20,
    height: page.limit - page.crown - 20,
  };
  const target = drawPlan(page, seed, area);
  const rest = inBlock ? [] : blocks;
  const below = rest.length > 0 ? page.heightOf(rest, width, { size: 26 }) + 30 : 0;
  const box = { width, height: Math.max(100, page.limit - page.start - below - 40), lines: 4 };
  const title = { ...headingLook(card, 84), leading: 1.06 };
  const set = content.heading && page.fit(content.heading.runs, box, title, 36);
  const kick = content.kicker && page.set(content.kicker.runs, width, { font: 'mono', size: 20, colour: 'accentInk' });
  const words = stacked([kick, set], 10);
  const y = Math.max(page.start, page.start + (page.limit - page.start - words.height - below - 40) * 0.4);
  words.put(page.left, y);
  const rule = y + words.height + 28;
  page.path(
    polyline([target.x - target.radius, target.y], [wide, target.y], [wide - 56, rule], [page.left, rule]),
    null,
    MARKED,
  );
  if (rest.length > 0) page.blocks(rest, page.left, rule + 24, width, { size: 26 });
  page.reach(rule);
  return page.placement();
}

/** Blocks between streets, some hatched, one marked with rings around it. */
function drawPlan(page: BlueprintPage, seed: string, area: Box): { x: number; y: number; radius: number } {
  const street = 26;
  let mix = 7;
  for (const letter of seed) mix = (mix * 31 + letter.charCodeAt(0)) >>> 0;
  const columns = [0.26, 0.36, 0.38];
  const rows = [0.27, 0.44, 0.29];
  const hot = { column: 1, row: 1 };
  const target = { x: 0, y: 0, radius: 0 };
  const later: (() => void)[] = [];
  let x = area.x;
  for (const [column, share] of columns.entries()) {
    const width = (area.width - street * 2) * share;
    let y = area.y;
    for (const [row, part] of rows.entries()) {
      const height = (area.height - street * 2) * part;
      const isHot = column === hot.column && row === hot.row;
      if (isHot) {
        const side = Math.min(width, height) * 0.5;
        const [cx, cy] = [x + width / 2, y + height / 2];
        const radius = side * 0.86;
        Object.assign(target, { x: cx, y: cy, radius });
        page.rect(x, y, width, height, 'ground');
        page.frame(x, y, width, height, LINE);
        later.push(() => {
          page.ellipse(cx, cy, radius * 1.34, radius * 1.34, null, { colour: 'accentInk', width: 1.2, dashed: true });
          page.ellipse(cx, cy, radius, radius, 'ground', MARKED);
          const spot = { x: cx - side / 2, y: cy - side / 2, width: side, height: side };
          page.rect(spot.x, spot.y, side, side, 'accent');
        });
      } else {
        const splits = (mix >>> (column * 3 + row)) % 2 === 0 && width > 120 ? 2 : 1;
        const part0 = (width - (splits - 1) * 14) / splits;
        for (let at = 0; at < splits; at += 1) {
          const left = x + at * (part0 + 14);
          page.rect(left, y, part0, height, 'ground');
          if ((mix >>> (column + row * 2 + at)) % 3 === 0) page.hatch(left, y, part0, height, 16);
          page.frame(left, y, part0, height, LINE);
        }
      }
      y += height;
      if (row < rows.length - 1) page.axis(area.x - 14, y + street / 2, area.x + area.width + 10, y + street / 2);
      y += street;
    }
    x += width;
    if (column < columns.length - 1) page.axis(x + street / 2, area.y - 14, x + street / 2, area.y + area.height + 10);
    x += street;
  }
  for (const draw of later) draw();
  page.path(arcPath(target.x, target.y, target.radius * 1.6, 20, 70), null, { colour: 'accentInk', width: 1.2 });
  return target;
}

const CORNER = 44;

/** Four marked corners around a text. */
function brackets(page: BlueprintPage, x: number, y: number, width: number, height: number): void {
  page.rect(x, y, width, height, 'ground');
  for (const [cx, cy, across, down] of [
    [x, y, 1, 1],
    [x + width, y, -1, 1],
    [x, y + height, 1, -1],
    [x + width, y + height, -1, -1],
  ] as const)
    page.path(polyline([cx + across * CORNER, cy], [cx, cy], [cx, cy + down * CORNER]), null, {
      colour: 'accentInk',
      width: 4,
    });
}

/** A quotation between corners, with its source in the title block. */
export function placeQuote(card: CardToPlace): Placement {
  const page = new BlueprintPage(card);
  page.sheet();
  const { content } = card;
  const { words, source, before, after: rest } = quoteAt(content);
  const isTitled = content.heading !== null || content.kicker !== null;
  const said = joinParagraphs(words);
  // The title block is drawn before the quotation if it has the heading of the card, and after it if it names the
  // source.
  const naming = () =>
    page.block((width) => {
      const look = { ...headingLook(card, 34), role: 'body', headingLevel: undefined, on: 'surface' } as const;
      return stacked(source.map((runs) => page.fit(runs, { width, height: 120, lines: 3 }, look, 24)));
    });
  const hasName = !isTitled && source.length > 0;
  const drawn = page.elements.length;
  if (hasName) naming();
  else page.titled();
  const naming0 = hasName ? page.elements.splice(drawn) : [];
  const top = before.length > 0 ? page.blocks(before, page.left, page.start, page.room, { size: 24 }) + 24 : page.start;
  const restHeight = rest.length > 0 ? page.heightOf(rest, page.room - 40, { size: 24 }) + 28 : 0;
  const own = !hasName && source.length > 0 ? source : [];
  const side = page.isNarrow ? 24 : 96;
  const [x, width] = [page.left + side, page.room - side - (page.isNarrow ? 24 : 56)];
  const inner = width - (page.isNarrow ? 64 : 120);
  const names = stacked(
    own.map((runs) => page.set(runs, inner, { font: 'mono', size: 22, colour: 'accentInk', leading: 1.3 })),
  );
  const nameHeight = names.height + (own.length > 0 ? 26 : 0);
  const y = top + 12;
  const height = page.limit - 34 - restHeight - y;
  const saidLook = { font: 'display', size: 78, leading: 1.16, balanced: true, role: 'quote' } as const;
  const set = page.fit(said, { width: inner, height: Math.max(70, height - nameHeight - 56), lines: 8 }, saidLook, 26);
  const needed = set.height + nameHeight + 56;
  const tall = Math.max(height, needed);
  if (needed > height) page.miss(needed - height);
  brackets(page, x, y, width, tall);
  page.dimension(x, x + width, y + tall + 24);
  if (!page.isNarrow) page.upDimension(page.left + 40, y, y + tall);
  const left = x + (width - inner) / 2;
  const start = y + (tall - set.height - nameHeight) / 2;
  set.put(left, start);
  names.put(left, start + set.height + 26);
  page.elements.push(...naming0);
  if (rest.length > 0) page.blocks(rest, page.left, page.limit - restHeight + 28, page.room - 40, { size: 24 });
  return page.placement();
}

/** A single statement with a marked dimension line. */
export function placeStatement(card: CardToPlace): Placement {
  const page = new BlueprintPage(card);
  const top = page.open();
  const { content } = card;
  const { said, before, after: rest } = statementAt(content);
  const lead = before.length > 0 ? page.blocks(before, page.left, top, page.room, { size: 26 }) + 24 : top;
  const below = rest.length > 0 ? page.heightOf(rest, page.room, { size: 26 }) + 28 : 0;
  const room = page.limit - below - lead;
  const left = page.left + 72;
  const box = { width: page.right - left, height: Math.max(60, room - 24) };
  const look = { font: 'display', size: 76, leading: 1.16, balanced: true } as const;
  const large = page.fit(said, { ...box, lines: 3 }, { ...look, size: 124 }, 76);
  const isLarge = large.lines <= 3 && large.height <= box.height && large.size > 76;
  const text = isLarge ? large : page.fit(said, { ...box, lines: 8 }, look, 28);
  const y = lead + Math.max(0, (room - text.height) * 0.45);
  page.upDimension(page.left + 16, y, y + text.height, 'accentInk');
  text.put(left, y);
  if (text.height > room) page.miss(text.height - room);
  if (rest.length > 0) page.blocks(rest, page.left, page.limit - below + 28, page.room, { size: 26 });
  return page.placement();
}
