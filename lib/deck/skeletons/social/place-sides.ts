import type { TextRun } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import type { Side } from '../../visual';
import type { SetText, StageLook } from '../stage';
import { READABLE, type Said, type SocialLook } from './social-look';
import { tileOf } from './social-looks';
import { SocialPage } from './social-page';

/**
 * A large figure above or beside its points, all points one below the other, or points in two columns. A figure is only
 * set large if its points stay readable.
 */
type Arrangement = 'over' | 'beside' | 'lines' | 'columns';
/** The texts of a half, set for its width, with their positions from its upper left corner. */
type SetSide = { height: number; texts: { set: SetText; x: number; y: number }[] };

const SIZES = [46, 42, 39, 36, 33, 30, 28, 26, 24, 22, 20, 18];
const PAD = { x: 26, y: 18 };
const GAP = 16;
/** Space between two columns. */
const GUTTER = 24;

/** Two or three halves, one below the other. */
export function placeSides(card: CardToPlace, look: SocialLook, sides: readonly Side[], said: Said): Placement {
  const page = new SocialPage(card, look);
  const { top, foot } = page.around(said, 27);
  const height = (foot - top - GAP * (sides.length - 1)) / sides.length;
  const fills = sides.map((_, at) => (at === sides.length - 1 ? accentOf(page) : tileOf(page, look, 0)));
  const room = height - PAD.y * 2;
  const set = setSides(page, sides, fills, room);
  for (const [at, side] of set.entries()) {
    const y = top + at * (height + GAP);
    page.tile({ x: page.left, y, width: page.room, height }, fills[at]!, at);
    page.miss(side.height - room - 6);
    const start = y + PAD.y + Math.min(30, Math.max(0, room - side.height) * 0.4);
    for (const each of side.texts) each.set.put(page.left + PAD.x + each.x, start + each.y);
  }
  return page.placement();
}

function accentOf(page: SocialPage): ColourToken {
  return page.ground === 'accent' ? 'second' : 'accent';
}

/** Sets all halves in the arrangement that allows the largest type. */
function setSides(page: SocialPage, sides: readonly Side[], fills: readonly ColourToken[], room: number): SetSide[] {
  const hasFigures = sides.every(({ figure, points }) => figure && points.length > 0);
  const setAt = (size: number, arrangement: Arrangement): SetSide[] | null => {
    const set = sides.map((side, at) => setSide(page, side, fills[at]!, { size, arrangement }));
    return set.every((each) => each !== null) ? set : null;
  };
  const largest = (arrangements: readonly Arrangement[], least: number) => {
    for (const size of SIZES.filter((each) => each >= least))
      for (const arrangement of arrangements) {
        const set = setAt(size, arrangement);
        if (set?.every(({ height }) => height <= room)) return set;
      }
    return null;
  };
  const shown = hasFigures ? (largest(['over'], 28) ?? largest(['beside'], READABLE)) : null;
  return shown ?? largest(['lines', 'columns'], 0) ?? setAt(SIZES.at(-1)!, 'lines') ?? [];
}

function setSide(
  page: SocialPage,
  { name, figure, points }: Side,
  on: ColourToken,
  { size, arrangement }: { size: number; arrangement: Arrangement },
): SetSide | null {
  const width = page.room - PAD.x * 2;
  const head = page.set(name, width, { font: 'heading', size: Math.max(size, 34), on, fixed: true, leading: 1.05 });
  const texts = [{ set: head, x: 0, y: 0 }];
  const top = head.height + 10;
  const half = (width - GUTTER) / 2;
  const body = { font: 'body', size, fixed: true, on, leading: 1.2 } as const;
  if (figure && (arrangement === 'beside' || arrangement === 'over')) {
    const isOver = arrangement === 'over';
    const runs = [{ text: figure.figure.replace(/ /g, '\u00a0') }];
    const look = { font: 'figure', size: size * 2.6, on, leading: 1.02 } as const;
    const fit = page.fit(runs, { width: half, height: 400, lines: 1 }, look, size);
    // The label begins after the figure, with a margin for programs that substitute a wider font.
    const wide = isOver ? Math.min(half, fit.width * 1.06) : half;
    const number = page.set(runs, wide, { ...look, size: fit.size, fixed: true });
    const beyond = wide + 12;
    const label = page.set(figure.label, isOver ? width - beyond : half, { ...body, font: 'strong' });
    const below = top + number.height;
    const place = isOver ? { x: beyond, y: below - label.height - size * 0.3 } : { x: 0, y: below };
    texts.push({ set: number, x: 0, y: top }, { set: label, ...place });
    const sets = points.map((runs) => page.set(runs, isOver ? width : half, body));
    const listed = isOver ? stack(sets, 0, below + SPACE) : stack(sets, half + GUTTER, top);
    return { texts: [...texts, ...listed.texts], height: Math.max(place.y + label.height, listed.end) };
  }
  const lines = [...(figure ? [[{ text: `${figure.figure} ` }, ...figure.label]] : []), ...points];
  const listed =
    arrangement === 'columns'
      ? pairs(page, lines, { width, top, look: body })
      : stack(
          lines.map((runs) => page.set(runs, width, body)),
          0,
          top,
        );
  return listed && { texts: [...texts, ...listed.texts], height: listed.end };
}

const SPACE = 6;

function stack(sets: readonly SetText[], x: number, top: number): { texts: SetSide['texts']; end: number } {
  let end = top;
  const texts = sets.map((set) => {
    const y = end;
    end += set.height + SPACE;
    return { set, x, y };
  });
  return { texts, end: end - SPACE };
}

/** Points in two columns, read line by line; null if a point does not fit on one line of its column. */
function pairs(
  page: SocialPage,
  lines: readonly TextRun[][],
  { width, top, look }: { width: number; top: number; look: StageLook },
): { texts: SetSide['texts']; end: number } | null {
  const whole = lines.map((runs) => page.set(runs, width, look));
  const widest = (column: number) => Math.max(0, ...whole.filter((_, at) => at % 2 === column).map((set) => set.width));
  const [left, right] = [widest(0) * 1.04 + GUTTER, widest(1) * 1.04];
  if (left + right > width || whole.some((set) => set.lines > 1)) return null;
  const second = Math.min(Math.max(left, width / 2), width - right);
  let end = top;
  const texts = lines.map((runs, at) => {
    const isSecond = at % 2 === 1;
    const set = page.set(runs, isSecond ? width - second : second, look);
    const y = end;
    if (isSecond || at === lines.length - 1) end += set.height + SPACE;
    return { set, x: isSecond ? second : 0, y };
  });
  return { texts, end: end - SPACE };
}
