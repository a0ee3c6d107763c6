import type { PositionName } from '../../contract/enums';
import type { Position } from '../../contract/request/header-footer';
import type { CellAlign, Picture, TextRun } from '../blocks';
import type { PlacedElement, PlacedText, TextRole } from '../placed';
import type { Points, Size } from '../units';
import type { LayoutOptions } from './layout-options';
import { boxShapeOf } from './measure/measure-picture';
import { drawParagraph, heightOf, type SetParagraph, setParagraph } from './measure/set-paragraph';
import { type Inks, textFont } from './measure/text-font';
import type { TypeScale } from './measure/type-scale';

/**
 * Header and footer of one card: the space that they take at its edges, and how to draw them once its height is known.
 */
export type Bands = {
  /** From the edge of the card to where content may begin; 0 if nothing is shown. */
  top: Points;
  bottom: Points;
  shown: boolean;
  draw(card: Size): { head: PlacedElement[]; foot: PlacedElement[] };
};

const NO_BANDS: Bands = { top: 0, bottom: 0, shown: false, draw: () => ({ head: [], foot: [] }) };

const HEAD = ['topLeft', 'topCenter', 'topRight'] as const satisfies PositionName[];
const FOOT = ['bottomLeft', 'bottomCenter', 'bottomRight'] as const satisfies PositionName[];
const ALIGNS: readonly CellAlign[] = ['left', 'center', 'right'];

/** Heights of header and footer pictures on a card whose shorter side is 540 points. */
const IMAGE_HEIGHT = { sm: 18, md: 28, lg: 40, xl: 56 } as const;

/** Aspect ratio assumed for a picture of unknown size. Most logos are about this wide. */
const LOGO_SHAPE = 2.5;

/** From the card's edge to header or footer, on a card whose shorter side is 540 points. */
const EDGE: Points = 22;
const AIR: Points = 20;

type Item = {
  align: CellAlign;
  height: Points;
  width: Points;
  draw(x: Points, y: Points, room: Points): PlacedElement;
};

/**
 * Header and footer (docs/spec/interface.md#2.4.3): six positions with text, a picture or the card number. None on a
 * webpage, and none on the first or last card if hidden there.
 */
export function measureBands(
  options: LayoutOptions,
  card: { index: number; total: number },
  size: Size,
  scale: TypeScale,
  inks: Inks,
): Bands {
  const { headerFooter, format } = options;
  if (!headerFooter || format === 'webpage') return NO_BANDS;
  if (headerFooter.hideFromFirstCard && card.index === 0) return NO_BANDS;
  if (headerFooter.hideFromLastCard && card.index === card.total - 1) return NO_BANDS;
  const room = size.width - scale.marginX * 2;
  const row = (names: readonly PositionName[], role: TextRole) => {
    const asked = names.map((name) => headerFooter[name] ?? null);
    const share = shareOf(asked, room);
    return asked.flatMap((position, at) => {
      const item = position && measureItem(position, share, ALIGNS[at]!, role, { options, card, size, scale, inks });
      return item ? [item] : [];
    });
  };
  const head = row(HEAD, 'header');
  const foot = row(FOOT, 'footer');
  if (head.length + foot.length === 0) return NO_BANDS;
  const unit = Math.min(size.width, size.height) / 540;
  const headHeight = head.reduce((most, { height }) => Math.max(most, height), 0);
  const footHeight = foot.reduce((most, { height }) => Math.max(most, height), 0);
  const edge = EDGE * unit;
  return {
    top: head.length > 0 ? edge + headHeight + AIR : 0,
    bottom: foot.length > 0 ? edge + footHeight + AIR : 0,
    shown: true,
    draw({ width, height }) {
      const drawRow = (items: Item[], top: Points, tallest: Points) =>
        items.map((item) => {
          const x =
            item.align === 'left'
              ? scale.marginX
              : item.align === 'right'
                ? width - scale.marginX - item.width
                : (width - item.width) / 2;
          return item.draw(x, top + (tallest - item.height) / 2, item.width);
        });
      return {
        head: drawRow(head, edge, headHeight),
        foot: drawRow(foot, height - edge - footHeight, footHeight),
      };
    },
  };
}

/** Unused positions leave their space to the others; the centre stays centred. */
function shareOf(asked: (Position | null)[], room: Points): Points {
  const count = asked.filter(Boolean).length;
  if (count <= 1) return room;
  return asked[1] ? (room - 32) / 3 : (room - 16) / 2;
}

type ItemContext = {
  options: LayoutOptions;
  card: { index: number; total: number };
  size: Size;
  scale: TypeScale;
  inks: Inks;
};

function measureItem(position: Position, room: Points, align: CellAlign, role: TextRole, context: ItemContext) {
  if (position.type === 'image') return measureImage(position, room, align, context);
  if (position.type === 'cardNumber')
    return measureLabel(`${context.card.index + 1}`, room, align, 'cardNumber', context);
  return position.value ? measureLabel(position.value, room, align, role, context) : null;
}

function measureLabel(text: string, room: Points, align: CellAlign, role: TextRole, context: ItemContext): Item {
  const { options, scale, inks } = context;
  const size = Math.max(9, Math.min(15, Math.round(scale.caption * 0.88 * 2) / 2));
  const runs: TextRun[] = [{ text }];
  const paragraph: SetParagraph = setParagraph(runs, room, options.fonts, {
    font: textFont(options.theme, 'body'),
    size,
    leading: 1.3,
    inks,
    colour: inks.muted,
    align,
    keepsSide: true,
  });
  const height = heightOf(paragraph);
  return {
    align,
    height,
    width: room,
    draw: (x, y, width): PlacedText => ({
      kind: 'text',
      role,
      box: { x, y, width, height },
      inset: 0,
      fill: null,
      radius: 0,
      paragraphs: [drawParagraph(paragraph, 0, paragraph.lines.length, { x, y, width })],
      headingLevel: null,
    }),
  };
}

function measureImage(position: Position, room: Points, align: CellAlign, { options, size }: ItemContext): Item | null {
  const address = position.source === 'themeLogo' ? options.theme.logo : (position.src ?? null);
  if (!address) return null;
  const picture: Picture = options.pictures?.get(address) ?? { kind: 'url', url: address };
  if (picture.kind === 'placeholder' && picture.isMissing) return null;
  const unit = Math.min(size.width, size.height) / 540;
  const shape = boxShapeOf(picture) ?? LOGO_SHAPE;
  const tall = IMAGE_HEIGHT[position.size ?? 'md'] * unit;
  // A very wide picture becomes lower, so that it keeps its aspect ratio.
  const width = Math.min(room, tall * shape);
  const height = width / shape;
  return {
    align,
    height,
    width,
    draw: (x, y) => ({
      kind: 'image',
      box: { x, y, width, height },
      picture,
      alt: position.source === 'themeLogo' ? 'Logo' : '',
      fit: 'contain',
      radius: 0,
      decorative: position.source !== 'themeLogo',
    }),
  };
}
