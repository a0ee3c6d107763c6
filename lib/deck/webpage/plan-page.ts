import { weakMemoize } from '../../weak-memoize';
import type { Block, BlockOf, Card, TextRun, VisualKind } from '../blocks';
import { type DocumentNote, partNotes } from '../content/footnotes';
import { type PartOfPage, partCard, repeatsHeading, withoutHeading } from '../content/page-cards';
import { type Content, plainText, readContent, wordsOf } from '../content/read-content';
import { aboveFigures, readVisual, type ShownContent } from '../content/read-visual';
import { chooseLayouts, endsDeck } from '../layout/choose-layout';
import type { LayoutOptions } from '../layout/layout-options';
import type { LayoutName } from '../placed';
import { shortItems } from '../skeletons/short-cards';
import { hasOwnNumber } from '../text/plain/looks-like-heading';
import { linkNotes } from './inline';
import type { BandKind } from './manners';

export type Band = {
  kind: BandKind;
  content: Content;
  shown: ShownContent | null;
  /** Target of links from the navigation and agendas; null without a heading. */
  id: string | null;
  /** Whether no other band has the same heading, so that it is a landmark. */
  isUnique: boolean;
  /** Level of its heading. */
  level: 2 | 3;
  /** Its number among the sections of the page, from 1; null for a band within a section. */
  section: number | null;
  /** Its number in the navigation; null for a band that is not in it. */
  number: number | null;
  /** Whether it is a section that shows its number in each skeleton. Either all sections of a page do or none. */
  isNumbered: boolean;
  /** Whether it begins with an opener if the skeleton has any. */
  isOpener: boolean;
};

export type Hero = { content: Content; title: TextRun[]; lead: TextRun[] | null; facts: Block[] };
export type NavItem = { id: string; name: string };
export type PagePlan = {
  hero: Hero;
  bands: Band[];
  nav: NavItem[];
  /** Whether sections get numbers. They do not if headings have their own. */
  isNumbered: boolean;
  anchors: ReadonlyMap<string, string>;
  /** Footnotes, below everything else. */
  notes: DocumentNote[];
};

/** A first paragraph of up to this many words can be under the title. */
const LEAD_WORDS = 48;
const FACTS = 4;
const FACT_WORDS = 24;
const MOST_NAV = 40;
const CLOSING_WORDS = 50;

/** Plans a page: the title card becomes the hero, each other card a band, and the sections the navigation. */
export function planPage(whole: readonly Card[], title: string, options: LayoutOptions): PagePlan {
  const { cards: all, notes } = linkNotes(partNotes(whole));
  const { head, introduction, parts } = openPage(all, title, options.language);
  const contents = parts.map(({ card }) => readContent(card, options.language));
  const hero = readHero(head, introduction, title);
  const before = head ? 1 : 0;
  const layouts = contents.map((content, at) =>
    at > 0 && at === contents.length - 1 && isClosing(content)
      ? 'closing'
      : chooseLayouts(content, { index: before + at, total: before + contents.length }, options)[0]!,
  );
  const begins = contents.map(
    (content, at) =>
      before + at > 0 && (layouts[at] === 'section' || parts[at]!.card.band !== undefined) && content.heading !== null,
  );
  const hasSections = begins.filter(Boolean).length > 1;
  const ids = new Set<string>(['top', 'main']);
  const names = contents.map(({ heading }) => plainText(heading?.runs ?? []));
  const isUnique = names.map((name) => name !== '' && names.indexOf(name) === names.lastIndexOf(name));
  const firstUnique = isUnique.indexOf(true);
  const bands: Band[] = [];
  if (hero.rest.length > 0)
    bands.push({ ...bandOf(contentOf(hero.rest), 'flow'), id: null, level: 2, section: null, ...UNNUMBERED });
  let count = 0;
  let sectionLevel = 0;
  let hasParts = false;
  for (const [at, content] of contents.entries()) {
    const level = content.isRepeated ? 7 : (content.heading?.level ?? 7);
    // A single section is a heading like the others. After one with parts, another may have no card of its own.
    const isSection: boolean = hasSections && (begins[at]! || (hasParts && level <= sectionLevel));
    if (isSection) count += 1;
    if (isSection) sectionLevel = level;
    else hasParts ||= sectionLevel > 0 && level > sectionLevel;
    const name = names[at]!;
    const layout = layouts[at]!;
    const band = bandOf(content, layout === 'section' && !isSection ? 'flow' : layout);
    // A heading that repeats is that of a part of the band before, such as the ingredients of a dish.
    const isPart = parts[at]!.isPart || (name !== '' && !isUnique[at] && firstUnique !== -1 && firstUnique < at);
    bands.push({
      ...band,
      id: name === '' ? null : idOf(name, ids),
      level: (sectionLevel > 0 || isPart) && !isSection && band.kind !== 'closing' ? 3 : 2,
      section: isSection ? count : null,
      ...UNNUMBERED,
      isUnique: isUnique[at]!,
    });
  }
  const nav = navOf(bands, hasSections);
  const isNumbered = !nav.some(({ name }) => hasOwnNumber(name));
  const hasOpeners = !hasSections && nav.length >= LEAST_OPENERS;
  return { hero, bands: withNumbers(bands, nav, hasOpeners), nav, isNumbered, anchors: anchorsOf(bands), notes };
}

const UNNUMBERED = { number: null, isNumbered: false, isOpener: false, isUnique: false } as const;

/** Gives bands their number in the navigation, and an opener to those of text. */
function withNumbers(bands: readonly Band[], nav: readonly NavItem[], hasOpeners: boolean): Band[] {
  const begins = bands.filter(({ id, section }) => id !== null && section !== null);
  const areAlike = begins.length > 1 && begins.every(({ kind }) => kind === 'section');
  return bands.map((band) => {
    const at = nav.findIndex(({ id }) => id === band.id);
    const number = at === -1 ? null : at + 1;
    return {
      ...band,
      number,
      isNumbered: areAlike && band.section !== null,
      isOpener: hasOpeners && number !== null && OPENED.has(band.kind),
    };
  });
}

const LEAST_OPENERS = 3;
/** Bands without a form of their own. */
const OPENED: ReadonlySet<BandKind> = new Set(['text', 'statement', 'points', 'columns', 'table', 'code', 'quote']);

/** A last card of a few sentences closes the page. */
function isClosing(content: Content): boolean {
  const { heading, body, words, part, isContinued } = content;
  return (
    heading !== null &&
    endsDeck(content) &&
    part === null &&
    !isContinued &&
    words <= CLOSING_WORDS &&
    body.length > 0 &&
    body.length <= 3 &&
    body.every(({ kind }) => kind === 'paragraph')
  );
}

type Opening = { head: Content | null; introduction: Block[]; parts: PartOfPage[] };

/**
 * The title card, the introduction and the remaining cards. The introduction is a second card with the same heading,
 * which the plan of a deck splits from the title card. The parts of either are sections, because only the title of the
 * page is above them.
 */
function openPage(whole: readonly Card[], title: string, language: string | undefined): Opening {
  const [first, second] = whole;
  if (!first || !isTitleCard(readContent(first, language), title))
    return { head: null, introduction: [], parts: whole.flatMap(partCard) };
  const isAgain = second !== undefined && repeatsHeading(first, second);
  const [head, ...own] = partCard(first);
  const again = isAgain ? partCard(withoutHeading(second)) : [];
  const introduction = again[0] && readContent(again[0].card).heading === null ? again[0].card.blocks : [];
  const within = [...own, ...again.slice(introduction.length > 0 ? 1 : 0)];
  const following = whole.slice(isAgain ? 2 : 1).flatMap(partCard);
  const parts = [...within.map(({ card }) => ({ card, isPart: false })), ...following];
  return { head: readContent(head!.card, language), introduction, parts };
}

function isTitleCard(content: Content, title: string): boolean {
  if (content.part === 'title') return true;
  return content.heading !== null && (content.heading.level === 1 || plainText(content.heading.runs) === title.trim());
}

function readHero(content: Content | null, introduction: readonly Block[], title: string): Hero & { rest: Block[] } {
  const runs = content?.heading?.runs ?? [{ text: title }];
  const blocks = [...(content?.texts ?? []), ...introduction];
  const [first] = aboveFigures(blocks);
  const isLead = first?.kind === 'paragraph' && wordsOf(first) <= LEAD_WORDS;
  const following = isLead ? blocks.slice(1) : blocks;
  const facts = aboveFigures(following).filter((block) => wordsOf(block) <= FACT_WORDS);
  const isFacts = facts.length === following.length && facts.length <= FACTS;
  return {
    content: content ?? contentOf([]),
    title: runs,
    lead: isLead ? first.runs : null,
    facts: isFacts ? following : [],
    rest: isFacts ? [] : following,
  };
}

function contentOf(blocks: Block[]): Content {
  return readContent({ blocks, notes: null, labelOnly: false });
}

function bandOf(content: Content, layout: LayoutName): Pick<Band, 'kind' | 'content' | 'shown'> {
  const shown = layout === 'title' || layout === 'section' || layout === 'closing' ? null : shownOf(content);
  return { kind: shown ? shown.visual.kind : kindOf(content, layout), content, shown };
}

/** Lists that are drawn on a page even if the card also has a picture, which comes below them. */
const BESIDE_PICTURE: ReadonlySet<VisualKind> = new Set(['stats', 'chart', 'timeline', 'steps', 'features', 'people']);

function shownOf(content: Content): ShownContent | null {
  if (content.images.length !== 1) return readVisual(content);
  const shown = readVisual(withoutPictures(content));
  return shown && BESIDE_PICTURE.has(shown.visual.kind) ? shown : null;
}

/** Cached, because `readVisual` caches by content. */
const withoutPictures = weakMemoize((content: Content): Content => ({ ...content, images: [] }));

const PANEL_WORDS = 110;

function kindOf(content: Content, layout: LayoutName): BandKind {
  const { images: pictures, groups } = content;
  if (layout === 'section' || layout === 'closing' || layout === 'quote' || layout === 'code') return layout;
  if (pictures.length > 0 && content.texts.length === 0) return 'pictures';
  if (pictures.length > 1) return 'pictures';
  if (layout === 'statement') return 'statement';
  if (groups.length >= 2 && pictures.length === 0 && groups.every((group) => isPanel(group))) return 'columns';
  const hasTerms = content.texts.some((block) => block.kind === 'list' && block.definitions);
  if (pictures.length === 0 && !hasTerms && shortItems(content)) return 'points';
  return content.texts.some(({ kind }) => kind === 'table') && content.words < 400 ? 'table' : 'text';
}

/** Whether a group is short enough to be beside another. A chart needs the ground and the width of the page. */
function isPanel(group: readonly Block[]): boolean {
  return (
    readVisual(contentOf([...group]))?.visual.kind !== 'chart' &&
    group.reduce((sum, block) => sum + wordsOf(block), 0) <= PANEL_WORDS &&
    group.every(({ kind }) => kind !== 'table' && kind !== 'code')
  );
}

/** An id of letters and digits of any script, unique on the page. */
function idOf(name: string, taken: Set<string>): string {
  const base =
    name
      .toLowerCase()
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 48) || 'part';
  let id = base;
  for (let more = 2; taken.has(id); more += 1) id = `${base}-${more}`;
  taken.add(id);
  return id;
}

function navOf(bands: readonly Band[], hasSections: boolean): NavItem[] {
  const named = bands.filter((band): band is Band & { id: string } => band.id !== null);
  const isFlat = named.every(({ level }) => level === 3);
  const shown = hasSections
    ? named.filter(({ section, kind }) => section !== null || kind === 'closing')
    : named.filter(({ kind, level }) => kind !== 'agenda' && (level === 2 || isFlat));
  return shown.slice(0, MOST_NAV).map(({ id, content }) => ({ id, name: plainText(content.heading!.runs) }));
}

function anchorsOf(bands: readonly Band[]): Map<string, string> {
  const anchors = new Map<string, string>();
  for (const { id, content } of bands) {
    const heading: BlockOf<'heading'> | null = content.heading;
    const name = heading ? plainText(heading.runs).toLowerCase() : '';
    if (id !== null && !anchors.has(name)) anchors.set(name, id);
  }
  return anchors;
}
