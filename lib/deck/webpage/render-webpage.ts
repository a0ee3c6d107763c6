import type { PageCard } from '../blocks';
import { joinCards } from '../content/page-cards';
import type { Deck } from '../deck';
import type { FontBook } from '../fonts/font-book';
import type { IconLibrary } from '../icons/icon-library';
import type { LayoutOptions } from '../layout/layout-options';
import { prepareText } from '../layout/measure/prepare-text';
import { textFont } from '../layout/measure/text-font';
import { creditsOf, type DeckCredit } from '../layout/place-credits';
import { isRightToLeft } from '../text/letters-and-words';
import { splitOwnNumber } from '../text/plain/looks-like-heading';
import { plainText } from '../text/text-runs';
import type { FontFaceId } from '../theme';
import { contrastRatio } from '../themes/contrast';
import { pageWords } from '../words/page-words';
import { makeArtist } from './art/page-art';
import { bandMarkup } from './band-markup';
import { blockMarkup, coverPicture, paragraphMarkup } from './block-markup';
import { all, h, Markup, PAGE_POLICY } from './html';
import { inlineTitle, noteMarkup, wordStyle } from './inline';
import { MANNERS } from './manners';
import type { PageContext } from './page-context';
import { type Hero, type NavItem, type PagePlan, planPage } from './plan-page';
import { MENU_ROWS, NAV_STEPS } from './styles/base';
import { pageFaces, pageStyle } from './styles/page-style';

/** The parts of a deck that a page is made of. */
export type WebpageDeck = Pick<Deck, 'title' | 'language' | 'theme'> & { blocks: readonly PageCard[] };

export type WebpageAssets = {
  fonts: FontBook;
  icons: IconLibrary | null;
  /** The address of a stored picture, such as a `data:` URL; null if its bytes are gone. */
  pictureUrl(key: string): string | null;
};

/** The markup of a page in parts that change independently, for a live preview. */
export type PageBody = {
  /** BCP 47. */
  language: string;
  direction: 'ltr' | 'rtl';
  /** Class of the body element. */
  className: string;
  /** The style sheet, without fonts. */
  style: string;
  /** Elements before `main`, in it and after it. */
  before: string[];
  bands: string[];
  after: string[];
  /** The id of the part under each heading, by the text of the heading in lower case. */
  anchors: ReadonlyMap<string, string>;
};

/** A page that is complete except for its fonts. */
export type RenderedPage = {
  body: PageBody;
  /** The faces that it uses, and the characters that it shows. */
  faces: FontFaceId[];
  characters: string;
  /** @param fontCss `@font-face` rules. @returns the whole document */
  write(fontCss: string): string;
};

/** Renders a webpage from the blocks of its cards, in the style of the theme’s skeleton. */
export function renderWebpage({ title, language, theme, blocks }: WebpageDeck, assets: WebpageAssets): RenderedPage {
  const cards = joinCards(blocks);
  const { fonts, icons, pictureUrl } = assets;
  const options: LayoutOptions = {
    ...{ theme, title, language, fonts, icons },
    format: 'presentation',
    dimensions: '16x9',
    ...{ headerFooter: null, layoutSequence: null, additionalInstructions: null },
  };
  const plan = planPage(cards, title, options);
  const words = pageWords(language);
  const manner = MANNERS[theme.skeleton];
  const isRtl = /^(?:ar|he|fa|ur|yi|ps|sd|ug|dv)\b/i.test(language) || isRightToLeft({ runs: plan.hero.title });
  const page: PageContext = {
    ...{ theme, language, isRtl, words, manner, fonts, icons, pictureUrl, inner: 2, ground: manner.hero },
    isNumbered: plan.isNumbered,
    anchors: plan.anchors,
    artist: makeArtist({ theme, title, fonts }),
  };
  const name = plainText(plan.hero.title) || title;
  const body: PageBody = {
    language,
    direction: isRtl ? 'rtl' : 'ltr',
    className: `sk-${theme.skeleton} ${isDark(theme.palette.ground) ? 'dark' : 'light'}`,
    style: pageStyle(theme, manner),
    before: [
      h('a', { class: 'skip', href: '#main' }, words.skip),
      heroMarkup(plan.hero, page),
      ...(plan.nav.length > 1 ? [navMarkup(plan, name, page)] : []),
    ].map(({ text }) => text),
    bands: plan.bands.map((band, at) => bandMarkup(band, at, page).text),
    after: [footerMarkup(name, plan, creditsOf(blocks.flatMap((card) => card.blocks)), page).text],
    anchors: plan.anchors,
  };
  const markup = all(
    body.before.map((part) => new Markup(part)),
    h('main', { id: 'main' }, new Markup(body.bands.join(''))),
    body.after.map((part) => new Markup(part)),
  ).text;
  const write = (fontCss: string) =>
    `<!doctype html>\n${
      h(
        'html',
        { lang: language, dir: body.direction },
        h(
          'head',
          h('meta', { charset: 'utf-8' }),
          h('meta', { 'http-equiv': 'Content-Security-Policy', content: PAGE_POLICY }),
          h('meta', { name: 'viewport', content: 'width=device-width, initial-scale=1' }),
          h('title', title),
          plan.hero.lead && h('meta', { name: 'description', content: plainText(plan.hero.lead).slice(0, 200) }),
          h('meta', { name: 'theme-color', content: theme.palette.ground }),
          h('style', new Markup(`${fontCss}\n${body.style}`)),
        ),
        h('body', { class: body.className }, new Markup(markup)),
      ).text
    }\n`;
  return { body, faces: pageFaces(theme, markup, manner), characters: charactersOf(markup), write };
}

function isDark(ground: string): boolean {
  return contrastRatio(ground, '#FFFFFF') > contrastRatio(ground, '#000000');
}

function heroMarkup({ content, title, lead, facts }: Hero, page: PageContext): Markup {
  const photo = coverPicture(content.images, page);
  const art = photo ? h('div', { class: 'art art-hero photo' }, photo) : page.artist('hero');
  const letters = plainText(title).length;
  return h(
    'header',
    { class: `hero on-${page.manner.hero}${art ? ' has-art' : ''}`, id: 'top' },
    art,
    h(
      'div',
      { class: 'in' },
      content.kicker && paragraphMarkup(content.kicker.runs, page, 'kicker'),
      h(
        'h1',
        { class: letters > 64 ? 'longest' : letters > 32 ? 'long' : null, style: wordStyle(title, page) },
        inlineTitle(title),
      ),
      lead && paragraphMarkup(lead, page, plainText(lead).length <= 60 ? 'lead short' : 'lead'),
      facts.length > 0 &&
        h(
          'div',
          { class: 'facts' },
          facts.map((block) => blockMarkup(block, page)),
        ),
    ),
  );
}

function footerMarkup(name: string, { nav, notes }: PagePlan, credits: readonly DeckCredit[], page: PageContext) {
  return h(
    'footer',
    h(
      'div',
      { class: 'in' },
      h('p', { class: 'brand' }, name),
      nav.length > 1 &&
        h(
          'ul',
          nav.map(({ id, name: section }) => h('li', h('a', { href: `#${id}` }, section))),
        ),
      notes.length > 0 &&
        h(
          'div',
          { class: 'notes' },
          notes.map((note) => noteMarkup(note, page.isRtl)),
        ),
      credits.length > 0 &&
        h(
          'p',
          { class: 'credits' },
          `${page.words.pictures}: `,
          credits.map(({ credit, url }, at) => [
            at > 0 && ', ',
            url === undefined ? credit : h('a', { href: url, rel: 'noopener noreferrer' }, credit),
          ]),
        ),
    ),
  );
}

/**
 * All characters in the markup, so that escaped text and changes of case are covered too, and the marks that style
 * sheets add.
 */
function charactersOf(body: string): string {
  return [...new Set(`${body}${body.toUpperCase()}&<>"'“”„«»—–•…→✓0123456789`)].sort().join('');
}

/**
 * The bar that stays in view: the title and the sections. Where the sections do not fit in two lines (one on a phone),
 * they are in a menu. Where they do not fit beside the title, it is left out.
 */
function navMarkup({ nav: items, bands, isNumbered }: PagePlan, name: string, page: PageContext): Markup {
  const { numbers } = page.manner;
  const areNumbered = numbers === 'all' || (numbers === 'sections' && bands.some((band) => band.isNumbered));
  const { row, brand, isFull } = navSteps(rowWidth(items, page), brandWidth(name, page));
  const list = (className: string | null) =>
    h(
      'ol',
      { class: className },
      items.map((item, at) => h('li', sectionLink(item, isNumbered && areNumbered ? at + 1 : null, isNumbered))),
    );
  const rows = Math.min(MENU_ROWS, Math.ceil(items.length / MENU_COLUMNS));
  return h(
    'nav',
    {
      class: `nav r${row ?? ''} b${brand ?? ''}${isFull ? ' full' : ''}`,
      'aria-label': page.words.sections,
    },
    h(
      'div',
      { class: 'in' },
      h('a', { class: 'brand', href: '#top' }, name),
      row !== null && list('row'),
      row !== 0 && h('details', { class: `menu m${rows}` }, h('summary', page.words.sections), list(null)),
    ),
  );
}

type NavStep = (typeof NAV_STEPS)[number];
type NavSteps = {
  /** From which width of the window the sections are in a row; null if never. */
  row: NavStep | null;
  /** From which width the title is beside the row; null if never. */
  brand: NavStep | null;
  /** Whether the row has two lines in a window 1024 pixels wide. */
  isFull: boolean;
};

/** The width of the bar in pixels at each step. */
const ROOM: Readonly<Record<NavStep, number>> = { 0: 276, 720: 645, 1024: 916, 1440: 1180 };
/** Two lines hold less than twice as much as one, because names are not split. */
const TWO_LINES = 1.8;

/** @param width of all sections in one line, in pixels */
function navSteps(width: number, brand: number): NavSteps {
  return {
    row: NAV_STEPS.find((step) => width <= ROOM[step] * (step === 0 ? 1 : TWO_LINES)) ?? null,
    brand: NAV_STEPS.find((step) => width + brand <= ROOM[step]) ?? null,
    isFull: width > ROOM[1024],
  };
}

/** Columns of the menu on a phone. */
const MENU_COLUMNS = 2;
/** Type size of a section in pixels. */
const SIZE = 16;
/** Space around a section in pixels, with its number. */
const AROUND = 46;
/** Some style sheets set the sections in bold or in capitals. */
const WIDER = 1.22;
/** The longest name of a section, in pixels. Longer names are shortened. */
const LONGEST = 300;

function rowWidth(items: readonly NavItem[], { theme, fonts }: PageContext): number {
  const font = textFont(theme, 'body');
  const widths = items.map(({ name }) => prepareText([{ text: name }], font, fonts).width * SIZE * WIDER);
  return widths.reduce((sum, width) => sum + Math.min(LONGEST, width) + AROUND, 0);
}

const BRAND_SIZE = 19;
const LONGEST_BRAND = 250;
const BRAND_GAP = 24;

function brandWidth(name: string, { theme, fonts }: PageContext): number {
  const { width } = prepareText([{ text: name }], textFont(theme, 'heading'), fonts);
  return Math.min(LONGEST_BRAND, width * BRAND_SIZE * 1.05) + BRAND_GAP;
}

/** A link with the number in its heading, or with the one that the page adds there, which is decoration. */
function sectionLink({ id, name }: NavItem, place: number | null, isNumbered: boolean): Markup {
  const own = splitOwnNumber(name);
  const isOwn = !isNumbered && own.number !== null;
  return h(
    'a',
    { href: `#${id}` },
    place !== null && h('span', { class: 'no', 'aria-hidden': 'true' }, `${place}`),
    isOwn && [h('span', { class: 'no' }, own.number), ' '],
    h('span', { class: 'to' }, isOwn ? own.name : name),
  );
}
