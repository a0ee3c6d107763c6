import type { Block } from '../../blocks';
import type { CardToPlace, Placement } from '../../layout/placement';
import type { ColourToken } from '../../theme';
import { readVisual } from '../../visual/read-visual';
import type { Stat, VisualOf } from '../../visual/visual';
import { placeChart } from './place-chart';
import { placeFlow } from './place-post';
import { placeRows, type Row } from './place-rows';
import { placeSides } from './place-sides';
import type { SocialLook } from './social-look';
import { tileOf } from './social-looks';
import { type Said, SocialPage } from './social-page';

/** Posts with a visual: one number, one chart, a few rows, two halves. */
export function placeShown(card: CardToPlace, look: SocialLook): Placement {
  const shown = readVisual(card.content);
  if (!shown) return placeFlow(card, look);
  const { visual } = shown;
  const runsOf = (blocks: readonly Block[]) =>
    blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.runs] : []));
  const said = { before: runsOf(shown.before), after: runsOf(shown.after) };
  const around = [...said.before, ...said.after];
  switch (visual.kind) {
    case 'stats':
      return placeStats(card, look, visual, said);
    case 'chart':
      return placeChart(card, look, { chart: visual.chart, block: shown.block }, said);
    case 'comparison':
      return visual.sides.length <= 3 ? placeSides(card, look, visual.sides, said) : placeFlow(card, look);
    case 'timeline':
      return placeRows(
        card,
        look,
        visual.items.map(({ when, text }) => ({ lead: when, term: [], text })),
        around,
      );
    case 'steps':
      return placeRows(
        card,
        look,
        visual.items.map((item, at): Row => ({ lead: `${at + 1}`, ...item })),
        around,
      );
    case 'features':
    case 'people':
      return placeRows(
        card,
        look,
        visual.items.map((item): Row => ({ lead: null, ...item })),
        around,
      );
    case 'agenda':
      return placeRows(
        card,
        look,
        visual.items.map((text, at): Row => ({ lead: `${at + 1}`, term: [], text })),
        around,
      );
    default:
      return placeFlow(card, look);
  }
}

/** The first figure as large as the post is wide, with the others in tiles below it. */
function placeStats(card: CardToPlace, look: SocialLook, { items }: VisualOf<'stats'>, said: Said): Placement {
  const page = new SocialPage(card, look);
  const [first, ...others] = items;
  if (!first || others.length > 5) return placeFlow(card, look);
  if (others.length === 0) page.takeArt(0.26);
  const { top, foot } = page.around(said, 27);
  const rows = Math.ceil(others.length / 2);
  const gap = 16;
  const tall = rows > 0 ? Math.min(170, (foot - top) * (rows === 1 ? 0.34 : 0.27)) : 0;
  const tiles = rows * (tall + gap);
  putStat(page, first, { x: page.left, y: top, width: page.room, height: foot - top - tiles }, look, 230);
  for (const [at, stat] of others.entries()) {
    const row = Math.floor(at / 2);
    const isAlone = at === others.length - 1 && at % 2 === 0;
    const width = isAlone ? page.room : (page.room - gap) / 2;
    const box = {
      x: page.left + (at % 2) * (width + gap),
      y: foot - tiles + gap + row * (tall + gap),
      width,
      height: tall,
    };
    const fill = tileOf(page, look, at);
    page.rect(box.x, box.y, box.width, box.height, fill, look.radius);
    const inner = { x: box.x + 18, y: box.y + 10, width: box.width - 36, height: box.height - 20 };
    putStat(page, stat, inner, look, 84, fill);
  }
  return page.placement();
}

function putStat(
  page: SocialPage,
  { figure, label }: Stat,
  box: { x: number; y: number; width: number; height: number },
  look: SocialLook,
  largest: number,
  on?: ColourToken,
): void {
  const ground = on ? { on } : {};
  const size = Math.max(22, Math.min(36, largest * 0.32));
  const words = page.set(label, box.width, {
    font: 'strong',
    size,
    fixed: true,
    leading: 1.15,
    balanced: true,
    align: look.align,
    ...ground,
  });
  const room = Math.max(40, box.height - words.height - 8);
  const number = page.fitted(
    [{ text: figure.replace(/ /g, '\u00a0') }],
    { width: box.width, height: room, lines: 1 },
    { font: 'figure', size: largest, leading: 1.02, align: look.align, ...ground },
    34,
  );
  const spare = Math.max(0, box.height - words.height - number.height - 8);
  const y = box.y + spare * 0.36;
  number.put(box.x, y);
  words.put(box.x, y + number.height + 8);
}
