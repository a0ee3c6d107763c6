import type { LayoutName } from '../placed';
import type { ChartKind } from '../visual';
import type { Phrases } from './match-phrases';

/** Rules of instructions that apply to the whole deck. */
export type Rule = 'no-sections' | 'one-idea' | 'larger-type' | 'no-pictures' | 'no-icons' | 'as-usual';

type WishWords = {
  /** Negations, which turn a request into a refusal. */
  avoid: Phrases;
  /** Sentences that ask for nothing. */
  polite: Phrases;
  /** A comma before one of these words ends a sentence, and so does `and` or `but` before one of the second. */
  starts: readonly string[];
  startsAfterAnd: readonly string[];
  /** Verbs and nouns of any request for a layout. */
  request: Phrases;
  /** Names of layouts, in lookup order: longer names first. */
  layouts: readonly (readonly [Phrases, readonly LayoutName[]])[];
  charts: readonly (readonly [Phrases, readonly ChartKind[]])[];
  /** `isRefusal`: the words only count in a sentence with a negation. */
  rules: readonly { rule: Rule; words: Phrases; isRefusal?: true }[];
  /** A refusal of pictures with these words only refuses a layout or a place, such as "no pictures on the left". */
  placement: Phrases;
  /** Words before and between the numbers of cards, and for the first and the last card. */
  cards: { named: readonly string[]; number: readonly string[]; and: string; to: string };
  first: Phrases;
  last: Phrases;
};

const CARD = 'card/slide/page/post';
const PICTURE = 'image/picture/photo/photograph/illustration';
const IDEA = 'one/single/1 idea/point/thought/topic/message/thing';
const LESS = 'less/little/fewer/much text/words';
const TYPE = 'type/text/font/letter/lettering/word';

/** What a person may ask for in instructions, by language. */
export const WISH_WORDS: Readonly<Record<'en', WishWords>> = {
  en: {
    avoid: "no, not, never, without, avoid, don't",
    polite: 'please, thank, thank you, and please, and thank, and thank you, but please',
    starts: 'on for card slide no not use without avoid add show bigger larger big large one less fewer'.split(' '),
    startsAfterAnd: 'no not without avoid use bigger larger one'.split(' '),
    request: `add, avoid, card, closing, cover, display, draw, final, first, last, layout, opening, page, post, possible,
      prefer, present, put, section, set, show, slide, style, title, turn, want`,
    layouts: [
      ['column chart/graph', ['chart']],
      ['three/3 column/col', ['three-columns']],
      ['two/2/double column/col', ['two-columns']],
      ['single/one/1 column, no columns', ['flow', 'bullets']],
      ['column, side by side', ['two-columns', 'three-columns']],
      [`${PICTURE} … left, left … ${PICTURE}`, ['bullets-image-left']],
      [`${PICTURE} … right, right … ${PICTURE}`, ['bullets-image-right']],
      [`full bleed/page/width/size/screen, fullscreen, large/big ${PICTURE}`, ['image-full']],
      ['org/organisation/organization/organisational/organizational chart', ['hierarchy']],
      ['hierarchy, hierarchies, tree diagram', ['hierarchy']],
      ['pyramid, funnel', ['pyramid']],
      ['timeline, time line', ['timeline']],
      ['chart, bar/line/pie/column graph, graphs', ['chart']],
      ['table of contents, agenda', ['agenda']],
      ['table', ['table']],
      ['comparison', ['comparison']],
      ['stat, statistics, key figures, big numbers/figures', ['stats']],
      ['numbered/as/no/use/show steps, step/process card/diagram', ['steps']],
      ['feature card/grid, icon grid', ['features']],
      ['gallery, galleries, image grid, grid of images/pictures/photos', ['gallery']],
      ['statement, big/large type/text', ['statement']],
      ['section card/slide/header/divider', ['section']],
      ['bullet point/list, bullet', ['bullets']],
      ['quote card/slide/layout', ['quote']],
      ['code card/slide/layout', ['code']],
    ],
    charts: [
      ['line', ['line']],
      // People call upright columns bars too.
      ['bar', ['bar', 'column']],
      ['column', ['column']],
      ['stacked', ['stacked']],
      ['pie, ring, doughnut, donut', ['doughnut']],
    ],
    rules: [
      { rule: 'no-sections', words: `section/chapter/divider ${CARD}, dividers`, isRefusal: true },
      {
        rule: 'one-idea',
        words: [IDEA, LESS]
          .map((each) => `${each} per/a ${CARD}, ${each} on/for/to each/every/a/the ${CARD}`)
          .join(', '),
      },
      {
        rule: 'larger-type',
        words: `bigger/larger ${TYPE}, ${TYPE} bigger/larger, ${TYPE} size bigger/larger,
          increase/raise/enlarge ${TYPE}, increase/raise/enlarge the ${TYPE}`,
      },
      { rule: 'no-icons', words: 'icon', isRefusal: true },
      { rule: 'as-usual', words: 'use/with/add/show … icons' },
      { rule: 'no-pictures', words: `${PICTURE}/art/artwork/graphics`, isRefusal: true },
    ],
    placement: `left, right, full, large, big, grid, text, word, ${CARD} #,
      first/last/title/cover/opening/closing ${CARD}`,
    cards: { named: ['card', 'slide', 'page', 'section'], number: ['no', 'number'], and: 'and', to: 'to' },
    first: `first/opening/title/cover ${CARD}`,
    last: `last/closing/final ${CARD}`,
  },
};
