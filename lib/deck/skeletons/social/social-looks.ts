import { sectorPath } from '../../path';
import type { ColourToken, SkeletonId } from '../../theme';
import type { Box } from '../../units';
import { seedOf } from '../cover-parts';
import { drawArch } from '../magazine/still-life';
import { drawFigure } from '../poster/cut-paper';
import { drawPostStreet } from '../soft/motifs';
import type { PostStage, SocialLook } from './social-look';
import type { SocialPage } from './social-page';

const POSTER: SocialLook = {
  grounds: { hook: 'accent', close: 'accent', claim: 'fourth', quote: 'third', plain: 'second' },
  ...{ left: 36, right: 36, align: 'left', said: 'heading', hook: 148, heading: 60 },
  ...{ panel: null, radius: 0, marks: 'squares', bar: 'ink' },
  chartGap: 0.04,
  art: drawFigures,
  tiles: ['second', 'ground', 'third', 'fourth', 'accent'],
  behind: () => undefined,
};

const SWISS: SocialLook = {
  grounds: { hook: 'ground', close: 'accent', claim: 'ground', quote: 'ground', plain: 'ground' },
  ...{ left: 44, right: 44, align: 'left', said: 'heading', hook: 128, heading: 56 },
  ...{ panel: null, radius: 0, marks: 'lines', bar: null },
  behind(page) {
    const { text, accent } = page.inks;
    page.rect(44, page.crown + 30, page.width - 88, 6, text);
    if (page.kind !== 'hook' && page.kind !== 'close') return;
    const radius = page.width * (page.isStory ? 0.24 : 0.3);
    const foot = page.edge - (page.isStory ? 36 : 86);
    page.sector(page.width - 44 - radius, foot, radius * 0.52, radius, -90, 90, page.kind === 'close' ? text : accent);
    if (!page.isStory) page.floor = foot - radius - 24;
  },
};

const EDITORIAL: SocialLook = {
  grounds: { hook: 'ground', close: 'ground', claim: 'surface', quote: 'surface', plain: 'ground' },
  ...{ left: 72, right: 72, align: 'center', said: 'display', hook: 104, heading: 56 },
  ...{ panel: null, radius: 0, marks: 'dots', bar: null },
  behind(page) {
    const { text } = page.inks;
    page.rect(36, page.crown + 32, page.width - 72, 5, text);
    page.rect(36, page.crown + 42, page.width - 72, 1.5, text);
    // In a story, pictures are there.
    if (!page.isStory) page.rect(36, page.edge - 84, page.width - 72, 1.5, text);
    page.top0 += page.isStory ? 0 : 24;
  },
};

const KEYNOTE: SocialLook = {
  grounds: { hook: 'ground', close: 'ground', claim: 'ground', quote: 'ground', plain: 'ground' },
  ...{ left: 52, right: 52, align: 'center', said: 'display', hook: 116, heading: 56 },
  ...{ panel: 'surface', radius: 24, marks: 'dots', bar: null },
  behind(page) {
    const isLit = page.kind === 'hook' || page.kind === 'close' || page.kind === 'claim';
    const radius = page.width * (isLit ? 0.64 : 0.5);
    const cy = page.edge + radius * (isLit ? 0.54 : 0.8);
    if (isLit) page.floor = Math.min(page.floor, cy - radius - 24);
    page.path(sectorPath(page.width / 2, cy, 0, radius, 0, 360), 'accent', null, {
      fillTo: 'ground',
      opacity: isLit ? 0.5 : 0.22,
    });
    page.path(sectorPath(page.width / 2, cy + 10, 0, radius, 0, 360), 'ground');
  },
};

const SOFT: SocialLook = {
  grounds: { hook: 'ground', close: 'accent', claim: 'third', quote: 'fourth', plain: 'ground' },
  ...{ left: 56, right: 56, align: 'center', said: 'heading', hook: 112, heading: 56 },
  ...{ panel: 'fourth', radius: 28, marks: 'dots', bar: null },
  art: drawStreet,
  behind: () => undefined,
};

const BLUEPRINT: SocialLook = {
  grounds: { hook: 'ground', close: 'ground', claim: 'surface', quote: 'surface', plain: 'ground' },
  ...{ left: 64, right: 64, align: 'left', said: 'heading', hook: 108, heading: 52 },
  ...{ panel: 'second', radius: 0, marks: 'squares', bar: null },
  chart: ['line', 'third', 'muted', 'ink'],
  behind(page) {
    const step = 36;
    for (let x = step; x < page.width; x += step) page.rect(x, page.crown, 1, page.tall, 'second');
    for (let y = page.crown + step; y < page.edge; y += step) page.rect(0, y, page.width, 1, 'second');
    const [top, foot] = [page.crown + 28, page.edge - 80];
    page.frame(28, top, page.width - 56, foot - top, { colour: 'line', width: 2 });
    for (const x of [28, page.width - 28])
      for (const y of [top, foot]) {
        page.line(x - 12, y, x + 12, y, { colour: 'accent', width: 3 });
        page.line(x, y - 12, x, y + 12, { colour: 'accent', width: 3 });
      }
  },
};

const NOTEBOOK: SocialLook = {
  grounds: { hook: 'accent', close: 'accent', claim: 'ground', quote: 'ground', plain: 'ground' },
  ...{ left: 112, right: 44, align: 'left', said: 'heading', hook: 96, heading: 52 },
  ...{ panel: 'second', radius: 4, marks: 'dots', bar: null },
  tiles: ['second', 'third', 'fourth'],
  hasSheets: true,
  behind(page) {
    if (page.ground === 'accent') {
      page.rect(0, page.crown, 64, page.tall, 'ink', 0, { opacity: 0.35 });
      page.line(80, page.crown, 80, page.edge, { colour: 'onAccent', width: 2, dashed: true });
      page.rect(page.width - 28, page.crown, 14, page.tall, 'accentInk');
      return;
    }
    for (let y = page.crown + 80; y < page.edge; y += 40) page.rect(0, y, page.width, 1.5, 'line');
    page.rect(82, page.crown, 2, page.tall, 'accentInk');
    page.rect(88, page.crown, 2, page.tall, 'accentInk', 0, { opacity: 0.5 });
  },
};

const MAGAZINE: SocialLook = {
  grounds: { hook: 'accent', close: 'third', claim: 'fourth', quote: 'third', plain: 'ground' },
  ...{ left: 48, right: 48, align: 'left', said: 'display', hook: 116, heading: 56 },
  ...{ panel: 'surface', radius: 0, marks: 'lines', bar: null },
  chartGap: 0.04,
  art: drawArches,
  tiles: ['second', 'fourth', 'surface', 'accent'],
  behind(page) {
    const { text } = page.inks;
    page.rect(page.width * 0.4, page.crown, page.width * 0.6, 26, page.kind === 'plain' ? 'ink' : text);
    if (page.kind === 'plain') page.rect(0, page.crown, 20, page.tall, 'accent');
  },
};

export const SOCIAL_LOOKS: Record<SkeletonId, SocialLook> = {
  swiss: SWISS,
  editorial: EDITORIAL,
  poster: POSTER,
  keynote: KEYNOTE,
  soft: SOFT,
  blueprint: BLUEPRINT,
  notebook: NOTEBOOK,
  magazine: MAGAZINE,
};

/** The ground of panels on this page, for other modules. */
export function panelOf(page: SocialPage): ColourToken | null {
  const { panel } = page.look;
  return panel === page.ground ? null : panel;
}

/** The ground of a tile or half, by its index. */
export function tileOf(page: SocialPage, look: SocialLook, at: number): ColourToken {
  const own = look.tiles ?? [look.panel ?? 'surface', 'surface'];
  const others = own.filter((colour) => colour !== page.ground);
  return others[at % others.length] ?? 'surface';
}

/** Distance from the sides of a post to the street, and its maximum height. */
const STREET = { beside: 36, tallest: 420 };

export function drawStreet(page: PostStage, { y, width, height }: Box): void {
  const tall = Math.min(height, STREET.tallest);
  const inner = width - STREET.beside * 2;
  drawPostStreet(page, page.ground, { x: STREET.beside, y: y + height - tall, width: inner, height: tall });
}

const FIGURES = 4;

/** Tiles of cut paper side by side, in two rows if there is much space. */
function drawFigures(page: PostStage, { y, width, height }: Box): void {
  const side = width / FIGURES;
  const rows = Math.max(1, Math.floor(height / side));
  const fills = (page.look.tiles ?? []).filter((fill) => fill !== page.ground);
  const seed = seedOf(page.card.content.heading?.runs ?? []);
  for (let at = 0; at < FIGURES * rows; at += 1) {
    const x = (at % FIGURES) * side;
    const top = y + height - side * (rows - Math.floor(at / FIGURES));
    const fill = fills[(at + Math.floor(at / FIGURES)) % fills.length]!;
    page.rect(x, top, side + 0.6, side + 0.6, fill);
    drawFigure(page, seed, at, x, top, side, fill);
  }
}

/** Three arches on the foot of the post. */
function drawArches(page: PostStage, { y, width, height }: Box): void {
  const radius = Math.min(width / 6, height);
  const colours = (page.look.tiles ?? []).filter((fill) => fill !== page.ground);
  for (const at of [0, 1, 2]) drawArch(page, (width / 6) * (at * 2 + 1), y + height, radius, colours);
}
