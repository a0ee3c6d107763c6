import {
  ALL_DIMENSIONS,
  AMOUNTS,
  CARD_SPLITS,
  type Dimensions,
  EXPORTS,
  EXTERNAL_ACCESS,
  FORMATS,
  type Format,
  IMAGE_POSITION_SIZES,
  IMAGE_POSITION_SOURCES,
  IMAGE_SOURCES,
  POSITION_TYPES,
  POSITIONS,
  type PositionName,
  RECIPIENT_ACCESS,
  TEXT_MODES,
  WORKSPACE_ACCESS,
} from '../contract/enums';
import { LIMITS } from '../contract/limits';
import { OPERATIONS } from '../contract/run-words';

// A saved draft may come from an older version or be corrupt: readable fields are kept, and the rest is blank. It is
// never rejected, because a draft that does not open is lost text. Blanks are created on each read, because the form
// edits drafts in place. Written without a schema library, which would have to load before the form is usable.
type Read<Value> = (kept: unknown) => Value;

const text: Read<string> = (kept) => (typeof kept === 'string' ? kept : '');
const texts: Read<string[]> = (kept) => (Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : []);
/** `null` omits the field; the interface then defaults to `false`. */
const flag: Read<boolean | null> = (kept) => (typeof kept === 'boolean' ? kept : null);

const yes: Read<boolean> = (kept) => kept === true;

/** A value of an enum; any other value becomes `blank`. */
function oneOf<Value extends string, Blank extends string>(
  values: readonly Value[],
  blank: Blank,
): Read<Value | Blank> {
  return (kept) => values.find((value) => value === kept) ?? blank;
}

/** An enum with `''` for "leave it to the service". */
function choice<Value extends string>(values: readonly Value[]): Read<Value | ''> {
  return oneOf(values, '');
}

function members<Shape extends Record<string, Read<unknown>>>(shape: Shape) {
  type Whole = { [Name in keyof Shape]: ReturnType<Shape[Name]> };
  return (kept: unknown): Whole => {
    const given: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
    return Object.fromEntries(Object.entries(shape).map(([name, read]) => [name, read(given[name])])) as Whole;
  };
}

const draftPosition = members({
  /** `''`: the position is empty. Its other members keep their values. */
  type: choice(POSITION_TYPES),
  value: text,
  source: choice(IMAGE_POSITION_SOURCES),
  size: choice(IMAGE_POSITION_SIZES),
  src: text,
});

const positions = Object.fromEntries(POSITIONS.map((name) => [name, draftPosition])) as Record<
  PositionName,
  typeof draftPosition
>;

/**
 * The shape of the form: every field of both operations, flat enough for inputs, with text for anything that is typed.
 * Fields of the other operation and ignored fields keep their values, so that switching back restores them.
 */
const draft = members({
  operation: oneOf(OPERATIONS, 'generate'),

  // Generate only (docs/spec/interface.md#2.4)
  inputText: text,
  textMode: oneOf(TEXT_MODES, 'generate'),
  format: choice(FORMATS),
  /** As typed; `''` leaves it to the service. */
  numCards: text,
  /**
   * Whether the number of cards follows the text. Drafts from before Auto length have no such member and keep their
   * number.
   */
  autoLength: yes,
  cardSplit: choice(CARD_SPLITS),
  /** Whether a person approves the outline before the cards are written; only the engine can wait for that. */
  reviewOutline: yes,
  additionalInstructions: text,
  amount: choice(AMOUNTS),
  tone: text,
  audience: text,
  language: text,
  imageSource: choice(IMAGE_SOURCES),
  dimensions: choice(ALL_DIMENSIONS),
  headerFooter: members({ ...positions, hideFromFirstCard: flag, hideFromLastCard: flag }),

  // From template only (docs/spec/interface.md#2.5)
  artifactId: text,
  prompt: text,

  // Both
  themeId: text,
  folderIds: texts,
  exportAs: choice(EXPORTS),
  imageModel: text,
  imageStyle: text,
  workspaceAccess: choice(WORKSPACE_ACCESS),
  externalAccess: choice(EXTERNAL_ACCESS),
  /** One address per entry; blank entries are empty rows of the form. */
  recipients: texts,
  recipientAccess: choice(RECIPIENT_ACCESS),
});

export type Draft = ReturnType<typeof draft>;
export type DraftPosition = ReturnType<typeof draftPosition>;

/** A draft without any values. */
export function blankDraft(): Draft {
  return draft(null);
}

/** The dimensions of a new draft of each format; empty for the interface's own default. */
export const USUAL_DIMENSIONS = {
  presentation: '16x9',
  document: 'a4',
  social: '',
  webpage: '',
} as const satisfies Record<Format, Dimensions | ''>;

/**
 * A new draft: the interface's defaults, written out where they are visible. If the target writes no text, the text
 * mode is `preserve`, which the engine does best (`suggest-text-mode.ts`).
 */
export function emptyDraft({ writesText }: { writesText: boolean } = { writesText: true }): Draft {
  return {
    ...blankDraft(),
    textMode: writesText ? 'generate' : 'preserve',
    format: 'presentation',
    numCards: String(LIMITS.numCards.default),
    autoLength: true,
    cardSplit: 'auto',
    dimensions: USUAL_DIMENSIONS.presentation,
  };
}

/** Parses a saved draft (database, browser storage); null if it is not a draft at all. */
export function readDraft(kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null;
  return draft(kept);
}
