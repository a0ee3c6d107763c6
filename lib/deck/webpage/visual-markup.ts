import type { TextRun, VisualKind } from '../blocks';
import type { PathStep } from '../path';
import { pathData } from '../path';
import { iconsOf, initialOf } from '../skeletons/signs';
import { plainText } from '../text/text-runs';
import type { Branch, TermAndText, VisualOf } from '../visual';
import { headingMarkup } from './block-markup';
import { chartMarkup } from './chart-markup';
import { h, type Markup } from './html';
import { dirOf, inline, wordStyle } from './inline';
import type { PageContext } from './page-context';
import { cardCount } from './styles/card-rows';
import { timelineClass } from './styles/timelines';

/** Renders each kind of visual. A new kind fails the build until it has an entry. */
const VISUALS: { [Kind in VisualKind]: (visual: VisualOf<Kind>, page: PageContext) => Markup } = {
  stats: ({ items }, page) =>
    h(
      'ul',
      { class: `stats n${Math.min(6, items.length)}` },
      items.map(({ figure, label }) =>
        h(
          'li',
          { class: 'tile' },
          h('b', { class: figureClass(figure) }, figure),
          h('span', { dir: dirOf(label, page.isRtl) }, inline(label)),
        ),
      ),
    ),
  chart: ({ chart }, page) => chartMarkup(chart, page),
  timeline: ({ items }, page) =>
    h(
      'ol',
      {
        class: timelineClass(items.length),
        style: [`--n:${items.length}`, datesStyle(items, page)].filter(Boolean).join(';'),
      },
      items.map(({ when, text }, at) => h('li', { style: `--at:${at}` }, h('b', when), h('span', inline(text)))),
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
          figure &&
            h(
              'p',
              { class: 'fig' },
              h('b', { class: figureClass(figure.figure) }, figure.figure),
              ' ',
              inline(figure.label),
            ),
          points.length > 0 &&
            h(
              'ul',
              points.map((runs) => h('li', inline(runs))),
            ),
        ),
      ),
    ),
  features: ({ items }, page) => cells('features', items, iconsOf(page.icons, items)),
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

export function visualMarkup<Kind extends VisualKind>(visual: VisualOf<Kind>, page: PageContext): Markup {
  return VISUALS[visual.kind as Kind](visual, page);
}

/** The width of the longest word in the dates of a timeline, like `wordStyle` of a heading. */
function datesStyle(items: VisualOf<'timeline'>['items'], page: PageContext): string | null {
  return wordStyle([{ text: items.map(({ when }) => when).join(' ') }], page);
}

/** Long figures are smaller. */
function figureClass(figure: string): string | null {
  const { length } = [...figure];
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
