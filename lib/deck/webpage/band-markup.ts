import type { Block, BlockOf, TextRun, VisualKind } from '../blocks';
import { leadingStat } from '../content/chart-facts';
import type { Content } from '../content/read-content';
import { type ShownContent, totalAfter, visualOf } from '../content/read-visual';
import { type PathStep, pathData } from '../path';
import { drawnApart } from '../plan/keep-whole';
import { shownIn } from '../skeletons/chart/measure-chart';
import { shortItems } from '../skeletons/short-cards';
import { iconsOf, initialOf } from '../skeletons/signs';
import { plainText } from '../text/text-runs';
import type { Branch, Stat, TermAndText, VisualOf } from '../visual';
import { blockMarkup, blocksMarkup, headingMarkup, paragraphMarkup, quoteFigure } from './block-markup';
import { chartMarkup } from './chart-markup';
import { type Child, h, type Markup } from './html';
import { dirOf, inline, inlineHeading, wordStyle } from './inline';
import type { BandKind } from './manners';
import type { PageContext } from './page-context';
import type { Band } from './plan-page';
import { cardCount } from './styles/card-rows';
import { timelineClass } from './styles/timelines';

/** One band of the page: its heading, its content, and art if the skeleton has any for it. */
export function bandMarkup(band: Band, turn: number, base: PageContext): Markup {
  const { kind, content, id, level, section, number } = band;
  const ground = base.manner.groundOf(kind, turn, section);
  const page = { ...base, ground, inner: content.heading ? level + 1 : level };
  const isDivider = kind === 'section' || kind === 'closing';
  const art = kind === 'section' || kind === 'closing' ? page.artist(kind, turn) : null;
  const hasNumbers = page.manner.numbers === 'all';
  const isOpener = hasNumbers && band.isOpener && !art && !content.kicker;
  const isLarge = kind === 'section' || isOpener;
  const isShown = hasNumbers || (page.manner.numbers === 'sections' && band.isNumbered);
  const hasNumber = number !== null && isShown && (page.isNumbered || isLarge);
  const names = [
    'band',
    `b-${kind}`,
    `on-${ground}`,
    art && 'has-art',
    turn % 2 === 1 && 'odd',
    section !== null && 'begins',
    isOpener && 'opens',
  ];
  const body = BODIES[kind](band, page);
  return h(
    'section',
    { class: names.filter(Boolean).join(' '), id, 'aria-labelledby': id !== null && band.isUnique ? `${id}-h` : null },
    art,
    h(
      'div',
      { class: 'in' },
      (content.heading || content.kicker) &&
        h(
          isDivider ? 'div' : 'header',
          { class: 'hd' },
          hasNumber && h('span', { class: 'num', 'aria-hidden': 'true' }, page.isNumbered ? `${number}` : null),
          content.kicker && paragraphMarkup(content.kicker.runs, page, 'kicker'),
          content.heading &&
            h(
              `h${level}`,
              { id: id === null ? null : `${id}-h`, style: wordStyle(content.heading.runs, page) },
              inlineHeading(content.heading.runs),
            ),
        ),
      body && h('div', { class: 'bd' }, body),
    ),
  );
}

type Body = (band: Band, page: PageContext) => Child;

const shownBody: Body = ({ shown, content }, page) => {
  if (!shown) return null;
  const picture = content.images[0];
  return [
    prose(shown.before, page),
    drawn(shown, page, 'prose after'),
    picture !== undefined && h('div', { class: 'strip' }, blockMarkup(picture, page)),
  ];
};

const plain: Body = ({ content }, page) => prose(content.texts, page);

/** The content below the heading, by kind. */
const BODIES: Readonly<Record<BandKind, Body>> = {
  ...{ stats: shownBody, chart: shownBody, timeline: shownBody, steps: shownBody, comparison: shownBody },
  ...{ features: shownBody, people: shownBody, agenda: shownBody, hierarchy: shownBody, pyramid: shownBody },
  section: plain,
  table: plain,
  code: ({ content }, page) => proseWithFigures(content, page),
  text: ({ content }, page) => {
    const { images, texts, body } = content;
    if (images.length === 0) return proseWithFigures(content, page);
    const isApart = images.length === 1 && texts.every(({ kind }) => kind === 'paragraph' || kind === 'list');
    if (!isApart) return prose(body, page);
    return h('div', { class: 'pair' }, prose(texts, page), blockMarkup(images[0]!, page));
  },
  points: ({ content }, page) => {
    const items = shortItems(content);
    if (!items) return prose(content.texts, page);
    return [
      prose(items.before, page),
      h(
        'ul',
        { class: `points n${cardCount(items.items)}` },
        items.items.map((runs) => h('li', { class: 'tile' }, h('p', inline(runs)))),
      ),
    ];
  },
  columns: ({ content }, page) => [
    prose(content.intro, page),
    h(
      'div',
      { class: `groups n${cardCount(content.groups)}` },
      content.groups.map((group) => h('article', { class: 'tile' }, groupMarkup(group, page))),
    ),
  ],
  statement: ({ content }, page) => {
    const at = content.texts.findIndex(({ kind }) => kind === 'paragraph');
    const said = content.texts[at];
    return [
      prose(content.texts.slice(0, Math.max(0, at)), page),
      said?.kind === 'paragraph' && paragraphMarkup(said.runs, page, 'say'),
      prose(content.texts.slice(at + 1), page),
    ];
  },
  quote: ({ content }, page) => {
    const at = content.texts.findIndex((block) => block.kind === 'quote' && !block.callout);
    const block = content.texts[at];
    if (block?.kind !== 'quote') return prose(content.texts, page);
    return [
      prose(content.texts.slice(0, at), page),
      quoteFigure(block, page, 'saying'),
      prose(content.texts.slice(at + 1), page),
    ];
  },
  pictures: ({ content: { images, texts } }, page) => [
    prose(texts, page),
    h(
      'div',
      { class: `gallery n${Math.min(4, images.length)}` },
      images.map((block) => blockMarkup(block, page)),
    ),
  ],
  closing: ({ content }, page) => content.texts.map((block) => closingBlock(block, page)),
};

/** In the closing, a line that consists only of a link becomes a button. */
function closingBlock(block: Block, page: PageContext): Markup | null {
  const isLink = block.kind === 'paragraph' && block.runs.length === 1 && block.runs[0]?.href !== undefined;
  return isLink ? paragraphMarkup(block.runs, page, 'cta') : blockMarkup(block, page);
}

function groupMarkup(group: readonly Block[], page: PageContext): Child {
  const [head, ...rest] = group as [BlockOf<'heading'>, ...Block[]];
  return [headingMarkup(page.inner, head.runs, page), withFigures([head], rest, { ...page, inner: page.inner + 1 })];
}

/** Running text, with its charts and key figures drawn where they stand. */
function proseWithFigures({ heading, intro, groups, texts }: Content, page: PageContext): Child {
  const opening = withFigures(heading ? [heading] : [], intro, page);
  return texts.length > 0 && h('div', { class: 'prose' }, opening, ...groups.map((group) => groupMarkup(group, page)));
}

function withFigures(head: readonly Block[], texts: readonly Block[], page: PageContext): Child[] {
  return drawnApart([...head, ...texts]).map((part, at) => {
    const own = at === 0 ? part.slice(head.length) : part;
    const shown = visualOf([...head, ...own]);
    if (shown?.visual.kind !== 'chart' && shown?.visual.kind !== 'stats') return withCharts(own, page);
    return [blocksMarkup(shown.before, page), drawn(shown, page)];
  });
}

/** A visual and the text after it. The total of its figures is a key figure. */
function drawn(shown: ShownContent, page: PageContext, name = 'prose'): Child {
  const { visual, after } = shown;
  const total = totalAfter(shown);
  const rest = blocksMarkup(total ? after.slice(1) : after, page);
  const figure = total && figureMarkup(total, figureClass([total]) ?? 'long');
  return [visualMarkup(visual, page), after.length > 0 && h('div', { class: name }, figure, rest)];
}

/** Blocks with the lists and tables that are charts drawn, whatever is around them. */
function withCharts(blocks: readonly Block[], page: PageContext): Child[] {
  const at = blocks.findIndex((block) => shownIn(block)?.visual.kind === 'chart');
  const shown = blocks[at] && shownIn(blocks[at]);
  if (!shown) return [blocksMarkup(blocks, page)];
  return [blocksMarkup(blocks.slice(0, at), page), drawn(shown, page), ...withCharts(blocks.slice(at + 1), page)];
}

function prose(blocks: readonly Block[], page: PageContext, name = 'prose'): Child {
  return blocks.length > 0 && h('div', { class: name }, blocksMarkup(blocks, page));
}

/** Renders each kind of visual. A new kind fails the build until it has an entry. */
const VISUALS: { [Kind in VisualKind]: (visual: VisualOf<Kind>, page: PageContext) => Markup } = {
  stats: ({ items }, page) =>
    h(
      'ul',
      { class: `stats n${Math.min(6, items.length)}${leadingStat(items) === 0 ? ' led' : ''}` },
      items.map(({ figure, label }) =>
        h(
          'li',
          { class: 'tile' },
          h('b', { class: figureClass(items) }, figure),
          h('span', { dir: dirOf(label, page.isRtl) }, inline(label)),
        ),
      ),
    ),
  chart: ({ chart }, page) => chartMarkup(chart, page),
  timeline: ({ items }, page) =>
    h(
      'ol',
      { class: timelineClass(items.length), style: datesStyle(items, page) },
      items.map(({ when, text }) => h('li', h('b', when), h('span', inline(text)))),
    ),
  steps: ({ items }, _page) =>
    h(
      'ol',
      { class: `steps n${cardCount(items)}${areLong(items) ? ' long' : ''}` },
      items.map((item, at) =>
        h('li', { class: 'tile' }, h('span', { class: 'no', 'aria-hidden': 'true' }, `${at + 1}`), termAndText(item)),
      ),
    ),
  comparison: ({ sides }, page) =>
    h(
      'div',
      { class: `sides n${sides.length}` },
      sides.map(({ name, figure, points }) =>
        h(
          'div',
          { class: 'tile' },
          headingMarkup(page.inner, name, page),
          figure && figureMarkup(figure, figureClass(sides.map((side) => side.figure))),
          points.length > 0 &&
            h(
              'ul',
              points.map((runs) => h('li', inline(runs))),
            ),
        ),
      ),
    ),
  features: ({ items }, page) => cells('features', items, iconsOf(page, items)),
  people: ({ items }) => cells('people', items, []),
  agenda: ({ items }, page) =>
    h(
      'ol',
      { class: 'agenda' },
      items.map((runs) => h('li', agendaLink(runs, page))),
    ),
  hierarchy: ({ roots }) => h('div', { class: 'tree' }, branches(roots)),
  pyramid: ({ levels }) =>
    h(
      'ol',
      { class: 'pyramid', style: `--n:${levels.length}` },
      levels
        .toSorted((one, other) => one.place - other.place)
        .map((level, at) =>
          h(
            'li',
            { style: `--at:${at}`, value: level.number },
            level.number !== null && h('i', `${level.number}`),
            termAndText(level),
          ),
        ),
    ),
};

function visualMarkup<Kind extends VisualKind>(visual: VisualOf<Kind>, page: PageContext): Markup {
  return VISUALS[visual.kind as Kind](visual, page);
}

/** The width of the longest word in the dates of a timeline, like `wordStyle` of a heading. */
function datesStyle(items: VisualOf<'timeline'>['items'], page: PageContext): string | null {
  return wordStyle([{ text: items.map(({ when }) => when).join(' ') }], page);
}

function figureMarkup({ figure, label }: Stat, size: string | null): Markup {
  return h('p', { class: 'fig' }, h('b', { class: size }, figure), ' ', inline(label));
}

/** Figures are smaller if one of them is long. */
function figureClass(figures: readonly ({ figure: string } | null | undefined)[]): string | null {
  const length = Math.max(...figures.map((each) => [...(each?.figure ?? '')].length));
  return length > 12 ? 'longest' : length > 7 ? 'long' : null;
}

/** Maximum characters of a step, and of its longest word (`STEP_WORD`), that fit in one of five columns. */
const STEP_LETTERS = 48;
const STEP_WORD = 12;

function areLong(steps: readonly TermAndText[]): boolean {
  return steps.some(({ term, text }) => {
    const said = `${plainText(term)} ${plainText(text)}`;
    return said.length > STEP_LETTERS || said.split(/[\s/–—-]+/).some((word) => [...word].length > STEP_WORD);
  });
}

function termAndText({ term, text }: TermAndText): Markup {
  return h(
    'p',
    h('strong', { class: 'term' }, inline(term)),
    text.length > 0 && h('span', { class: 'said' }, inline(text)),
  );
}

/** Cells with an icon each, or with the initial of their term. */
function cells(name: string, items: readonly TermAndText[], icons: readonly (readonly PathStep[] | null)[]): Markup {
  const hasIcons = name === 'people' || icons.some((icon) => icon !== null);
  return h(
    'ul',
    { class: `cells ${name} n${cardCount(items)}` },
    items.map((item, at) =>
      h(
        'li',
        { class: 'tile' },
        hasIcons && h('span', { class: 'icon', 'aria-hidden': 'true' }, sign(item, icons[at] ?? null)),
        termAndText(item),
      ),
    ),
  );
}

function sign({ term }: TermAndText, outline: readonly PathStep[] | null): Markup | string {
  if (!outline) return initialOf(term);
  return h('svg', { class: 'ic', viewBox: '0 0 24 24', focusable: 'false' }, h('path', { d: pathData(outline) }));
}

function agendaLink(runs: TextRun[], page: PageContext): Markup {
  const id = page.anchors.get(plainText(runs).trim().toLowerCase());
  return id === undefined || runs.some(({ href }) => href !== undefined)
    ? inline(runs)
    : h('a', { href: `#${id}` }, inline(runs));
}

function branches(of: readonly Branch[]): Markup {
  return h(
    'ul',
    of.map(({ term, branches: below }) => h('li', h('span', inline(term)), below.length > 0 && branches(below))),
  );
}
