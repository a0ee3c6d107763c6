import { partQuote } from '../../layout/measure/measure-quote';
import type { CardToPlace, Placement } from '../../layout/placement';
import { polyline } from '../../path';
import { joinParagraphs } from '../body-parts';
import { stacked } from '../stage';
import { BlueprintPage, headingLook } from './page';

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
  const at = content.body.findIndex(({ kind }) => kind === 'quote');
  const block = content.body[at];
  const { words, source } = block?.kind === 'quote' ? partQuote(block) : { words: [], source: [] };
  const before = content.body.slice(0, Math.max(0, at));
  const rest = content.body.slice(at + 1);
  const isTitled = content.heading !== null || content.kicker !== null;
  const said = joinParagraphs(words);
  // The title block is drawn before the quotation if it has the heading of the card, and after it if it names the
  // source.
  const naming = () =>
    page.block((x, width) => {
      const sets = source.map((runs) =>
        page.fit(
          runs,
          { width, height: 120, lines: 3 },
          { ...headingLook(card, 34), role: 'body', headingLevel: undefined, on: 'surface' },
          24,
        ),
      );
      const name = stacked(sets);
      return { height: name.height, put: (y) => name.put(x, y) };
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
  const set = page.fit(
    said,
    { width: inner, height: Math.max(70, height - nameHeight - 56), lines: 8 },
    { font: 'display', size: 78, leading: 1.16, balanced: true, role: 'quote' },
    26,
  );
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
  const at = content.body.findIndex(({ kind }) => kind === 'paragraph');
  const block = content.body[at];
  const said = block?.kind === 'paragraph' ? block.runs : [];
  const before = content.body.slice(0, Math.max(0, at));
  const rest = content.body.slice(at + 1);
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
