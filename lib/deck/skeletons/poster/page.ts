import { weakMemoize } from '../../../weak-memoize';
import type { Block, TextRun, VisualKind } from '../../blocks';
import { wordsIn } from '../../content/read-content';
import { type CalloutLook, PLAIN_TABLE, type TableLook } from '../../layout/measure/measured';
import { prepareText } from '../../layout/measure/prepare-text';
import { inksOn, textFont } from '../../layout/measure/text-font';
import type { CardToPlace } from '../../layout/placement';
import type { PathStep } from '../../path';
import type { LayoutName } from '../../placed';
import { plainText } from '../../text/text-runs';
import type { ColourToken } from '../../theme';
import { AA_RATIO, contrastRatio } from '../../themes/contrast';
import { BleedStage } from '../bleed-stage';
import { type SetStack, stacked } from '../body-parts';
import { totalOn } from '../chart/measure-chart';
import { drawIcon } from '../signs';
import type { SetText, StageLook, TextRoom } from '../stage';
import type { VisualPage } from '../visual-page';

const SECTION_GROUNDS: readonly ColourToken[] = ['second', 'fourth', 'accent'];

const STATEMENT_GROUNDS: readonly ColourToken[] = ['second', 'accent', 'fourth'];

export function groundOf(layout: LayoutName, index: number): ColourToken {
  if (layout === 'section') return SECTION_GROUNDS[index % SECTION_GROUNDS.length]!;
  if (layout === 'statement') return STATEMENT_GROUNDS[index % STATEMENT_GROUNDS.length]!;
  return GROUNDS[layout] ?? 'ground';
}

const GROUNDS: Partial<Record<LayoutName, ColourToken>> = {
  title: 'accent',
  closing: 'second',
  quote: 'third',
};

const SIDES: readonly ColourToken[] = ['third', 'accent', 'ink', 'second'];

/** The colour of side blocks, which changes from card to card. */
export function sideFill(index: number): ColourToken {
  return SIDES[index % SIDES.length]!;
}

const ARTICLE = /^(the|an?|der|die|das|eine?|le|la|les|el|los|las|il|lo|gli) (?=\S)/i;

/** Runs in which a leading article stays on the line of its noun. */
const bindArticle = weakMemoize((runs: TextRun[]): TextRun[] =>
  runs.map((run, at) => (at === 0 ? { ...run, text: run.text.replace(ARTICLE, '$1\u00a0') } : run)),
);

/** Offset for the side bearing of large type, so that its visible edge is aligned rather than its box. */
export function hang(size: number): number {
  return size > 50 ? size * 0.035 : 0;
}

/** Capitals need little space between lines, except those with accents. */
const ACCENTED = /[ÀÁÂÃÄÅÇÈÉÊËÌÍÎÏÑÒÓÔÕÖØÙÚÛÜÝŽŠČŘĚŮŐŰŁ]/;

export function headingLook(card: CardToPlace, runs: TextRun[], size: number) {
  return { ...capitalLook(card, runs, size), headingLevel: card.index === 0 ? 1 : 2, role: 'title' } as const;
}

/** Style of text in the type of headings that is not a heading. */
export function capitalLook(card: CardToPlace, runs: TextRun[], size: number) {
  const isUpper = card.options.theme.headingCase === 'upper';
  const tight = ACCENTED.test(plainText(runs).slice(0, 400).toUpperCase()) ? 1.04 : 0.92;
  return { font: 'heading', size, leading: isUpper ? tight : 1.04, balanced: true } as const;
}

/** Distance from the edge of a block to its text, in pixels of the design. */
export const PAD = 40;
/** A strip with a heading: its least height, the space in it, and the sizes and the height of the heading. */
export type Strip = { height: number; pad: number; gap: number; size: number; least: number; room: number };
const BAND: Strip = { height: 160, pad: 44, gap: 4, size: 104, least: 46, room: 124 };
/** A heading with more letters, or more in a word, has a band across the page. */
const LONG_HEADING = { letters: 56, word: 13 };
/** Width of a side block. */
const SIDE = 480;
const SIDE_NARROW = 340;
const BAR = 120;
/** Neighbouring blocks overlap by this much, so that no seam shows between them. */
const SEAM = 0.6;

/** Texts of up to this many words have lines of about equal length. */
const BALANCED_WORDS = 16;
/** A heading may be reduced to this share of its size in order to take fewer lines. */
const FEWER_LINES = 0.8;

const TABLES: TableLook = { ...PLAIN_TABLE, head: 'second', headInk: 'ink', line: 'ink', font: 'strong' };

/** Position of an icon, and the ground it is on. */
type SignBox = { x: number; y: number; size: number; fill: ColourToken };

const CALLOUTS: CalloutLook = { fill: 'second', edge: 'none', colour: 'ink', width: 0, radius: 0 };

/** Poster: blocks of colour tile the whole page, without gaps; type is set as large as its block allows. */
export class PosterPage extends BleedStage implements VisualPage {
  constructor(card: CardToPlace) {
    super(card, groundOf(card.layout, card.index));
    this.tables = TABLES;
    this.callouts = CALLOUTS;
  }

  get sideWidth(): number {
    return this.isNarrow ? SIDE_NARROW : SIDE;
  }

  /** Whether the heading would be small in the side block, as a question is, or a long word. */
  get hasLongHeading(): boolean {
    const text = plainText(this.card.content.heading?.runs ?? []);
    return text.length > LONG_HEADING.letters || text.split(/[\s-]+/).some(({ length }) => length > LONG_HEADING.word);
  }

  tile(x: number, y: number, width: number, height: number, fill: ColourToken): void {
    if (width > 0 && height > 0) this.rect(x, y, width + SEAM, height + SEAM, fill);
  }

  /** The colour of a heading on a block: the second colour on black if it is readable there. */
  loud(fill: ColourToken): ColourToken {
    const { palette } = this.card.options.theme;
    if (fill === 'ink' && contrastRatio(palette.second, palette.ink) >= AA_RATIO) return 'second';
    return inksOn(fill).text;
  }

  /** A heading in few lines, without an article alone on one. It takes more lines only if that makes it much larger. */
  title(runs: TextRun[], box: TextRoom, look: StageLook, least: number): SetText {
    const largest = this.fit(runs, box, look, least);
    const floor = largest.size * FEWER_LINES;
    const bound = bindArticle(runs);
    const { theme, book } = this.card.measure;
    const word = prepareText(bound, textFont(theme, look.font), book).longestWord;
    const size = Math.min(largest.size, (box.width * 0.99) / word);
    const kept = size >= floor ? bound : runs;
    const most = kept === bound ? this.fit(bound, box, { ...look, size }, least) : largest;
    for (let lines = 1; lines < most.lines; lines += 1) {
      const set = this.fit(kept, { ...box, lines }, { ...look, size: most.size }, floor);
      if (set.lines <= lines && set.height <= box.height) return set;
    }
    if (most.height > box.height + 0.5) this.miss(most.height - box.height);
    return most;
  }

  /** Draws the band of the heading across the full width. @returns its lower edge */
  band(fill: ColourToken, colour?: ColourToken): number {
    const { heading, kicker } = this.card.content;
    return heading || kicker ? this.strip(0, BAND, fill, colour) : this.crown;
  }

  /** Draws kicker and heading in a strip from `left` to the right edge. @returns its lower edge */
  strip(left: number, strip: Strip, fill: ColourToken, colour: ColourToken = inksOn(fill).text): number {
    const { heading, kicker } = this.card.content;
    const width = this.width - left - PAD * 2;
    const box = { width, height: strip.room, lines: 2 };
    const look = heading && { ...headingLook(this.card, heading.runs, strip.size), on: fill, colour };
    const title = look && this.fit(heading.runs, box, look, strip.least);
    const above = kicker && this.set(kicker.runs, width, { font: 'strong', size: 24, leading: 1.25, on: fill, colour });
    const start = above ? above.height + strip.gap : 0;
    const inner = start + (title?.height ?? 0);
    const height = Math.max(strip.height, inner + strip.pad);
    this.tile(left, this.crown, this.width - left, height, fill);
    const y = this.crown + (height - inner) / 2;
    above?.put(left + PAD, y);
    title?.put(left + PAD - hang(title.size), y + start);
    return this.crown + height;
  }

  /** Draws a block of full height on the left, with the heading at its top. @returns the lower edge of the heading */
  side(fill: ColourToken, width = this.sideWidth, most = 112): number {
    this.tile(0, this.crown, width, this.tall, fill);
    return this.headingIn(PAD, this.crown + 36, width - PAD * 1.75, fill, most);
  }

  /** Draws a narrow block on the left of a card without a heading. @returns its width */
  bar(fill: ColourToken): number {
    this.tile(0, this.crown, BAR, this.tall, fill);
    return BAR;
  }

  /** Draws kicker and heading, one below the other. @returns their lower edge */
  headingIn(x: number, y: number, width: number, fill: ColourToken, most: number): number {
    const { heading, kicker } = this.card.content;
    let below = y;
    if (kicker) {
      const kickerLook = { font: 'strong', size: 24, leading: 1.25, on: fill, colour: this.loud(fill) } as const;
      below = this.text(kicker.runs, x, below, width, kickerLook);
      below += 8;
    }
    if (!heading) return below;
    const look = { ...headingLook(this.card, heading.runs, most), on: fill };
    const set = this.title(heading.runs, { width, height: this.tall * 0.62, lines: 6 }, look, 34);
    set.put(x - hang(set.size), below);
    return below + set.height;
  }

  /** Paragraphs in the heavier type used for text on this page; other blocks in their usual type. */
  words(blocks: Block[], width: number, look: { size: number; on: ColourToken; colour?: ColourToken }): SetStack {
    if (!blocks.every((block) => block.kind === 'paragraph') || blocks.some((block) => totalOn(this.card, block))) {
      const height = this.heightOf(blocks, width, look);
      return { height, put: (x, y) => void this.blocks(blocks, x, y, width, look) };
    }
    const sets = blocks.map(({ runs }) =>
      this.wrapped(runs, width, { ...look, font: 'strong', leading: 1.24, balanced: wordsIn(runs) <= BALANCED_WORDS }),
    );
    const gap = look.size * 0.4;
    const { put } = stacked(sets, gap);
    return { height: sets.reduce((sum, set) => sum + set.height + gap, sets.length > 0 ? -gap : 0), put };
  }

  /** Text beside a visual, at the foot of the side block. */
  sideNote(blocks: Block[], fill: ColourToken, head: number, width = this.sideWidth): void {
    if (blocks.length === 0) return;
    const note = this.words(blocks, width - PAD * 2, { size: 32, on: fill, colour: this.loud(fill) });
    const foot = this.edge - PAD;
    if (note.height > foot - head - 24) this.miss(note.height - foot + head + 24);
    note.put(PAD, Math.max(head + 24, foot - note.height));
  }

  open(kind: VisualKind): number {
    return kind === 'timeline' || kind === 'comparison'
      ? this.band('ground')
      : this.band('ink', kind === 'steps' ? this.loud('ink') : 'ground');
  }

  /** Strips of text above and below the tiles. */
  around(before: Block[], after: Block[], top: number, kind: VisualKind): number {
    const width = Math.min(this.width - PAD * 2, 1040);
    if (after.length > 0) {
      const fill = kind === 'comparison' ? 'second' : 'ink';
      const note = this.words(after, width, { size: 28, on: fill });
      this.foot = this.edge - note.height - 52;
      this.tile(0, this.foot, this.width, note.height + 52, fill);
      note.put(PAD, this.foot + 26);
    }
    if (before.length === 0) return top;
    const fill = kind === 'timeline' || kind === 'comparison' ? 'surface' : 'ground';
    const note = this.words(before, width, { size: 28, on: fill });
    this.tile(0, top, this.width, note.height + 48, fill);
    note.put(PAD, top + 24);
    return top + note.height + 48;
  }

  /** An icon, in the ink of its tile. */
  sign(icon: readonly PathStep[], { x, y, size, fill }: SignBox): void {
    drawIcon(this, icon, { x: x - 4, y, size, colour: inksOn(fill).text, weight: 1 });
  }
}
