import type { TextRun } from '../blocks';
import { prepareText } from '../layout/measure/prepare-text';
import { textFont } from '../layout/measure/text-font';
import type { CardToPlace } from '../layout/placement';
import type { ColourToken } from '../theme';
import {
  LEAST_TYPE,
  LEAST_WRAPPED,
  runsOf,
  type SetText,
  Stage,
  type StageLook,
  type TextRoom,
  type Words,
} from './stage';

/** Type up to this size is reduced to the minimum if a card would overflow otherwise. */
const LARGEST_BODY = 44;

/** A stage whose blocks extend to the edges of the card and keep their own distance from them. */
export class BleedStage extends Stage {
  /** Where blocks begin and end: at the edges of the card, or at its header and footer. */
  readonly crown: number;
  readonly edge: number;

  constructor(card: CardToPlace, ground: ColourToken) {
    super(card, ground, 8);
    const { frame, options } = card;
    const asked = frame.bare ? null : options.headerFooter;
    this.crown = asked && (asked.topLeft || asked.topCenter || asked.topRight) ? this.top : 0;
    const hasFooter = asked && (asked.bottomLeft || asked.bottomCenter || asked.bottomRight);
    this.edge = hasFooter || frame.hasNotesBand ? this.bottom : this.height;
    this.foot = this.edge;
  }

  /** Height between the edges. */
  get tall(): number {
    return this.edge - this.crown;
  }

  override size(size: number): number {
    return this.card.measure.scale.atFloor && size <= LARGEST_BODY ? Math.min(size, LEAST_TYPE) : super.size(size);
  }

  /** Blocks end at the edge, whatever margin a header leaves at the foot. */
  override reach(y: number): void {
    this.miss(y - this.edge + 8);
  }

  /** Returns a height of at least `least`. If there is less, the difference counts as excess. */
  needed(height: number, least = 60): number {
    if (height < least) this.miss(least - height);
    return Math.max(least, height);
  }

  /** Like `set`, but smaller if a word would not fit on its line. */
  wrapped(words: Words, width: number, look: StageLook): SetText {
    const { theme, book } = this.card.measure;
    const word = prepareText(runsOf(words), textFont(theme, look.font), book).longestWord;
    const size = look.fixed ? look.size : this.size(look.size);
    const whole = Math.min(size, (width * 0.985) / word);
    if (whole < Math.min(size, LEAST_WRAPPED)) this.miss(LEAST_WRAPPED - whole);
    return this.set(words, width, { ...look, size: Math.max(LEAST_WRAPPED, whole), fixed: true });
  }

  /** The look for the texts of one list, in the size at which the longest word of any of them fits on its line. */
  evenly(texts: readonly { runs: TextRun[]; width: number }[], look: StageLook): StageLook {
    const sizes = texts.map(({ runs, width }) => this.wrapped(runs, width, look).size);
    return { ...look, size: Math.min(this.size(look.size), ...sizes), fixed: true };
  }

  /** Like `fit`, but reports what does not fit even at the smallest size. */
  fitted(words: Words, box: TextRoom, look: StageLook, least: number): SetText {
    const set = this.fit(words, box, look, least);
    if (set.height > box.height + 0.5) this.miss(set.height - box.height);
    return set;
  }
}
