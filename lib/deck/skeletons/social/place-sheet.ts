import type { Block } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import { bodyOf } from '../body-parts';
import { drawNote, drawTape } from '../paper-notes';
import { hookTitle } from './hook-title';
import type { SocialLook } from './social-look';
import { isLongTitle, SocialPage } from './social-page';

/** Inside the sheet. A square post has less space. */
const PADS = { square: 42, tall: 56 };
const ART = { square: 0.22, tall: 0.28, long: 0.2 };
const GAP = 30;
const LEAST = 0.42;
const KICKER = 26;

/**
 * The first post as the label of an exercise book, the last one as a taped note: the title, and the rest of the text
 * below it.
 */
export function placeSheet(card: CardToPlace, look: SocialLook): Placement {
  const page = new SocialPage(card, look);
  const { content } = card;
  const isNote = page.kind === 'close';
  const pad = page.isSquare ? PADS.square : PADS.tall;
  page.takeArt(isLongTitle(content) ? ART.long : page.isSquare ? ART.square : ART.tall);
  const facts = bodyOf(content).filter(({ kind }) => kind !== 'image');
  const on = 'ground';
  const [x, width] = [page.left + pad, page.room - pad * 2];
  const size = page.factsSize(facts, width);
  const below = facts.length > 0 ? page.heightOf(facts, width, { size, on }) + GAP : 0;
  const kicker = content.kicker && page.set(content.kicker.runs, width, { font: 'strong', size: KICKER, on });
  const above = kicker ? kicker.height + 12 : 0;
  const runs = content.heading?.runs ?? [];
  const heading = { ...page.headingLook(look.hook), align: isNote ? 'center' : 'left', on } as const;
  const room = Math.max(80, page.space - pad * 2 - above - below - 12);
  const set = runs.length > 0 ? hookTitle(page, runs, { width, height: room, lines: 7 }, heading, 36) : null;
  const needed = pad * 2 + above + (set?.height ?? 0) + below;
  const height = Math.max(needed, Math.min(page.space - 24, page.tall * LEAST));
  const top = page.top0 + Math.max(0, page.space - height) * (page.isStory ? 0.5 : 0.4);
  drawSheet(page, { x: page.left, y: top, width: page.room, height }, isNote);
  let y = top + pad + (height - needed) * (isNote ? 0.5 : 0.2);
  kicker?.put(x, y);
  y += above;
  if (set) {
    set.put(x, y);
    y += set.height + GAP;
  }
  if (facts.length > 0) {
    const end = isNote ? y : Math.max(y, top + height - pad - below + GAP);
    if (!isNote && set) page.rect(x, end - GAP / 2, width, 1.5, 'ink');
    if (isNote) putCentred(page, facts, { x, y: end, width }, size);
    else page.blocks(facts, x, end, width, { size, on });
  }
  page.reach(top + height);
  return page.placement();
}

/** Paragraphs in the middle of the note; other blocks keep their alignment. */
function putCentred(page: SocialPage, facts: Block[], box: { x: number; y: number; width: number }, size: number) {
  const { x, width } = box;
  let { y } = box;
  for (const block of facts)
    if (block.kind === 'paragraph') {
      const set = page.set(block.runs, width, { font: 'body', size, align: 'center', leading: 1.4, on: 'ground' });
      set.put(x, y);
      y += set.height + size * 0.4;
    } else y = page.blocks([block], x, y, width, { size, on: 'ground' });
}

function drawSheet(page: SocialPage, box: { x: number; y: number; width: number; height: number }, isNote: boolean) {
  const { x, y, width, height } = box;
  if (isNote) {
    drawNote(page, box, 'ground', 1);
    drawTape(page, x + 60, y + 6, 120);
    drawTape(page, x + width - 60, y + 2, 120);
    return;
  }
  page.rect(x, y, width, height, 'ground');
  page.frame(x + 14, y + 14, width - 28, height - 28, { colour: 'accentInk', width: 3 });
  page.frame(x + 22, y + 22, width - 44, height - 44, { colour: 'accentInk', width: 1.5 });
}
