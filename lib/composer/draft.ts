import {
  ALL_DIMENSIONS,
  AMOUNTS,
  CARD_SPLITS,
  EXPORTS,
  EXTERNAL_ACCESS,
  FORMATS,
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
import type { Settings } from '../contract/settings';

// A kept draft may come from an older version or a broken tab: what can be read is, field by field, and the rest is
// blank. Nothing is refused, since a draft that does not open is text lost. Blanks are made anew each time: drafts are
// edited in place by the form. No schema library does this, so that none is loaded before one can type.
type Read<Value> = (kept: unknown) => Value;

const text: Read<string> = (kept) => (typeof kept === 'string' ? kept : '');
const texts: Read<string[]> = (kept) => (Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : []);
/** `null` leaves the field out; the interface then takes `false`. */
const flag: Read<boolean | null> = (kept) => (typeof kept === 'boolean' ? kept : null);

/** One of a closed list, else `blank`. */
function oneOf<Value extends string, Blank extends string>(
  values: readonly Value[],
  blank: Blank,
): Read<Value | Blank> {
  return (kept) => values.find((value) => value === kept) ?? blank;
}

/** A closed list with `''` for "leave it to the service". */
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
  /** `''`: nothing stands here. The other members keep their values all the same. */
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
 * The form's own shape: every field of both operations, flat enough for inputs, as text where a person types. Fields
 * of the other operation and ignored ones stay in it, so that switching back restores them.
 */
const draft = members({
  operation: oneOf(OPERATIONS, 'generate'),

  // Generate only (interface 2.4)
  inputText: text,
  textMode: oneOf(TEXT_MODES, 'generate'),
  format: choice(FORMATS),
  /** As typed; `''` leaves it to the service. */
  numCards: text,
  cardSplit: choice(CARD_SPLITS),
  additionalInstructions: text,
  amount: choice(AMOUNTS),
  tone: text,
  audience: text,
  language: text,
  imageSource: choice(IMAGE_SOURCES),
  dimensions: choice(ALL_DIMENSIONS),
  headerFooter: members({ ...positions, hideFromFirstCard: flag, hideFromLastCard: flag }),

  // From template only (interface 2.5)
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
  /** One address an entry; blank entries are rows of the form not filled in yet. */
  recipients: texts,
  recipientAccess: choice(RECIPIENT_ACCESS),
});

export type Draft = ReturnType<typeof draft>;
export type DraftPosition = ReturnType<typeof draftPosition>;

/** A draft in which nothing is said. */
export function blankDraft(): Draft {
  return draft(null);
}

/**
 * What a new form starts with: the interface's defaults written out where a person will look at them. Without a
 * language model `preserve` stands first, since that is what the engine does best.
 */
export function emptyDraft(settings?: Pick<Settings, 'modelConnected'>): Draft {
  return {
    ...blankDraft(),
    textMode: settings && !settings.modelConnected ? 'preserve' : 'generate',
    format: 'presentation',
    numCards: String(LIMITS.numCards.default),
    cardSplit: 'auto',
  };
}

/** A draft that was kept (database, browser storage), or null when it is none at all. */
export function readDraft(kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null;
  return draft(kept);
}
