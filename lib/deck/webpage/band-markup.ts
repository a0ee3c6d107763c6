import type { Block, BlockOf } from '../blocks';
import { wordsOf } from '../content/read-content';
import { shortItems } from '../skeletons/short-cards';
import { isArt } from '../text/block-text';
import { blockMarkup, blocksMarkup, headingMarkup, paragraphMarkup, quoteFigure } from './block-markup';
import { all, type Child, h, type Markup } from './html';
import { inline, inlineHeading, wordStyle } from './inline';
import type { BandKind } from './manners';
import type { PageContext } from './page-context';
import type { Band } from './plan-page';
import { cardCount } from './styles/card-rows';
import { visualMarkup } from './visual-markup';

/** One band of the page: its heading, its content, and art if the skeleton has any for it. */
export function bandMarkup(band: Band, turn: number, base: PageContext): Markup {
  const { kind, content, id, level, section, number } = band;
  const ground = base.manner.groundOf(kind, turn, section);
  const page = { ...base, ground, inner: content.heading ? level + 1 : level };
  const isDivider = kind === 'section' || kind === 'closing';
  const art = kind === 'section' || kind === 'closing' ? page.artist(kind, turn) : null;
  const { hasOpeners } = page.manner;
  const isOpener = hasOpeners && band.isOpener && !art && !content.kicker;
  const isLarge = kind === 'section' || isOpener;
  const hasNumber = number !== null && (hasOpeners || band.isNumbered) && (page.isNumbered || isLarge);
  const names = [
    'band',
    `b-${kind}`,
    `on-${ground}`,
    art && 'has-art',
    turn % 2 === 1 && 'odd',
    section !== null && 'begins',
    isOpener && 'opens',
    isBrief(band) && 'brief',
  ];
  const body = BODIES[kind](band, page);
  return h(
    'section',
    { class: names.filter(Boolean).join(' '), id, 'aria-labelledby': id === null ? null : `${id}-h` },
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

/** The longest text that is set in larger type. */
const BRIEF_WORDS = 60;

/** Whether a band only has a few sentences. */
function isBrief({ kind, content: { texts, words } }: Band): boolean {
  return (
    kind === 'text' && words <= BRIEF_WORDS && texts.length > 0 && texts.every((block) => block.kind === 'paragraph')
  );
}

type Body = (band: Band, page: PageContext) => Child;

const shownBody: Body = ({ shown, content }, page) => {
  if (!shown) return null;
  const picture = content.images.find((image) => !isArt(image));
  const { visual, before, after } = shown;
  return [
    prose(before, page),
    visualMarkup(visual, page),
    prose(after, page, lengthOf(after) > LONG_AFTER ? 'prose after long' : 'prose after'),
    picture !== undefined && h('div', { class: 'strip' }, blockMarkup(picture, page)),
  ];
};

/** Text after a visual up to this many words can be set large. */
const LONG_AFTER = 26;

function lengthOf(blocks: readonly Block[]): number {
  return blocks.reduce((sum, block) => sum + wordsOf(block), 0);
}

const plain: Body = ({ content }, page) => prose(content.texts, page);

/** The content below the heading, by kind. */
const BODIES: Readonly<Record<BandKind, Body>> = {
  ...{ stats: shownBody, chart: shownBody, timeline: shownBody, steps: shownBody, comparison: shownBody },
  ...{ features: shownBody, people: shownBody, agenda: shownBody, hierarchy: shownBody, pyramid: shownBody },
  section: plain,
  table: plain,
  code: plain,
  text: ({ content }, page) => {
    const pictures = content.images.filter((image) => !isArt(image));
    const isApart = pictures.length === 1 && content.texts.every(({ kind }) => kind === 'paragraph' || kind === 'list');
    if (!isApart)
      return prose(
        content.body.filter((block) => !isArt(block)),
        page,
      );
    const isShort = lengthOf(content.texts) <= BRIEF_WORDS;
    return h(
      'div',
      { class: isShort ? 'pair short' : 'pair' },
      prose(content.texts, page),
      blockMarkup(pictures[0]!, page),
    );
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
  pictures: ({ content }, page) => {
    const pictures = content.images.filter((image) => !isArt(image));
    return [
      prose(content.texts, page),
      h(
        'div',
        { class: `gallery n${Math.min(4, pictures.length)}` },
        pictures.map((block) => blockMarkup(block, page)),
      ),
    ];
  },
  closing: ({ content }, page) => content.texts.map((block) => closingBlock(block, page)),
};

/** In the closing, a line that consists only of a link becomes a button. */
function closingBlock(block: Block, page: PageContext): Markup | null {
  const isLink = block.kind === 'paragraph' && block.runs.length === 1 && block.runs[0]?.href !== undefined;
  return isLink ? paragraphMarkup(block.runs, page, 'cta') : blockMarkup(block, page);
}

function groupMarkup(group: readonly Block[], page: PageContext): Child {
  const [head, ...rest] = group as [BlockOf<'heading'>, ...Block[]];
  return [headingMarkup(page.inner, head.runs, page), all(blocksMarkup(rest, { ...page, inner: page.inner + 1 }))];
}

function prose(blocks: readonly Block[], page: PageContext, name = 'prose'): Child {
  return blocks.length > 0 && h('div', { class: name }, blocksMarkup(blocks, page));
}
