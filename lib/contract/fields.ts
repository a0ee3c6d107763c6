import { t } from '@/lib/words/t';
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
  type ImageSourceName,
  POSITION_TYPES,
  POSITIONS,
  type PositionName,
  RECIPIENT_ACCESS,
  TEXT_MODES,
  WORKSPACE_ACCESS,
} from './enums';
import { LIMITS } from './limits';
import type { GenerateRequest, TemplateRequest } from './request/generate-request';
import { OPERATIONS, type Operation } from './run-words';

/**
 * How a value of the form is read from storage: readable values are kept, and any other becomes blank. Written without
 * a schema library, which would have to load before the form is usable.
 */
export type Kind<Value> = { read: (kept: unknown) => Value; values?: readonly string[] };

const text: Kind<string> = { read: (kept) => (typeof kept === 'string' ? kept : '') };
const texts: Kind<string[]> = {
  read: (kept) => (Array.isArray(kept) ? kept.filter((item) => typeof item === 'string') : []),
};
/** `null` omits the field; the interface then defaults to `false`. */
const flag: Kind<boolean | null> = { read: (kept) => (typeof kept === 'boolean' ? kept : null) };
const yes: Kind<boolean> = { read: (kept) => kept === true };

function oneOf<Value extends string, Blank extends string>(
  values: readonly Value[],
  blank: Blank,
): Kind<Value | Blank> {
  return { read: (kept) => values.find((value) => value === kept) ?? blank, values };
}

/** An enum with `''` for "leave it to the service". */
function choice<Value extends string>(values: readonly Value[]): Kind<Value | ''> {
  return oneOf(values, '');
}

function members<Shape extends Record<string, Kind<unknown>>>(shape: Shape) {
  type Whole = { [Name in keyof Shape]: ReturnType<Shape[Name]['read']> };
  return {
    read: (kept: unknown): Whole => {
      const given: Record<string, unknown> = typeof kept === 'object' && kept !== null ? { ...kept } : {};
      return Object.fromEntries(Object.entries(shape).map(([name, { read }]) => [name, read(given[name])])) as Whole;
    },
  };
}

const position = members({
  /** `''`: the position is empty. Its other members keep their values. */
  type: choice(POSITION_TYPES),
  value: text,
  source: choice(IMAGE_POSITION_SOURCES),
  size: choice(IMAGE_POSITION_SIZES),
  src: text,
});
export type DraftPosition = ReturnType<(typeof position)['read']>;

const positions = Object.fromEntries(POSITIONS.map((name) => [name, position])) as Record<
  PositionName,
  typeof position
>;

/** Facts beyond the request: for a template, the image source of its artifact. */
export type RelevanceFacts = { templateImageSource?: ImageSourceName };

export type Reason =
  | 'onlyGenerate'
  | 'notPreserve'
  | 'notForWebPages'
  | 'onlyAiImages'
  | 'onlyTemplateAiImages'
  | 'atBreaks'
  | 'noRecipients';

export type Ignored<Request> = {
  /** Whether the field is ignored, given the others; also evaluated if the field is absent. */
  when: (request: Request, facts: RelevanceFacts) => boolean;
  /** Worded in `relevance.ts`, so that the form does not load stored messages before it is usable. */
  because: Reason;
};

/** A menu of the settings bar. */
export type Cell = 'textMode' | 'format' | 'theme' | 'length' | 'images';

export type Field = {
  kind: Kind<unknown>;
  label: () => string;
  /** The operations whose requests have the field; none for a setting of the form alone. */
  operations: readonly Operation[];
  /** A menu of the bar, the Advanced panel, or null for what is always visible. */
  place: Cell | 'advanced' | null;
  /** The most characters of the text, or of each entry of a list, that the form counts. */
  limit?: number;
  ignored?: { generate?: Ignored<GenerateRequest>; template?: Ignored<TemplateRequest> };
};

const GENERATE = ['generate'] as const;
const TEMPLATE = ['template'] as const;

const ADVANCED = { operations: OPERATIONS, place: 'advanced' } as const;
const ADVANCED_GENERATE = { operations: GENERATE, place: 'advanced' } as const;

/** What only a text that the service writes has. */
const WRITTEN = {
  ...ADVANCED_GENERATE,
  ignored: { generate: { when: ({ textMode }: GenerateRequest) => textMode !== 'generate', because: 'onlyGenerate' } },
} as const;
/** What the cards of a web page do not have. */
const SHEETS = {
  ...ADVANCED_GENERATE,
  ignored: { generate: { when: ({ format }: GenerateRequest) => format === 'webpage', because: 'notForWebPages' } },
} as const;
const AI_IMAGES = {
  operations: OPERATIONS,
  place: 'images',
  ignored: {
    generate: {
      when: ({ imageOptions }) => (imageOptions?.source ?? 'aiGenerated') !== 'aiGenerated',
      because: 'onlyAiImages',
    },
    template: {
      when: (_, { templateImageSource }) => templateImageSource !== undefined && templateImageSource !== 'aiGenerated',
      because: 'onlyTemplateAiImages',
    },
  },
} as const satisfies Partial<Field>;
const onlyWithRecipients: Ignored<GenerateRequest | TemplateRequest> = {
  when: ({ sharingOptions }) => !sharingOptions?.emailOptions?.recipients?.length,
  because: 'noRecipients',
};

/**
 * All fields of the form by their path on the wire, in the order of the wire. The form is nested like the request
 * (docs/spec/interface.md#2.4, 2.5), so that these are also the paths in the form. Everything that depends on which
 * fields there are reads this table.
 */
export const FIELDS = {
  operation: { kind: oneOf(OPERATIONS, 'generate'), label: () => t('Source'), operations: [], place: null },
  inputText: { kind: text, label: () => t('Text'), operations: GENERATE, place: null, limit: LIMITS.inputText },
  artifactId: { kind: text, label: () => t('Template'), operations: TEMPLATE, place: null },
  prompt: { kind: text, label: () => t('Prompt'), operations: TEMPLATE, place: null, limit: LIMITS.prompt },
  textMode: {
    kind: oneOf(TEXT_MODES, 'generate'),
    label: () => t('Text mode'),
    operations: GENERATE,
    place: 'textMode',
  },
  format: { kind: choice(FORMATS), label: () => t('Format'), operations: GENERATE, place: 'format' },
  themeId: { kind: text, label: () => t('Theme'), operations: OPERATIONS, place: 'theme' },
  /** As typed; `''` leaves it to the service. */
  numCards: {
    kind: text,
    label: () => t('Number of cards'),
    operations: GENERATE,
    place: 'length',
    ignored: { generate: { when: ({ cardSplit }) => cardSplit === 'inputTextBreaks', because: 'atBreaks' } },
  },
  /**
   * Whether the number of cards follows the text. Drafts from before Auto length have no such member and keep their
   * number.
   */
  autoLength: { kind: yes, label: () => t('Length'), operations: [], place: 'length' },
  cardSplit: { kind: choice(CARD_SPLITS), label: () => t('Length'), operations: GENERATE, place: 'length' },
  /** Whether a person approves the outline before the cards are written; only the engine can wait for that. */
  reviewOutline: { kind: yes, label: () => t('Review outline first'), operations: [], place: null },
  additionalInstructions: {
    ...ADVANCED_GENERATE,
    kind: text,
    label: () => t('Instructions'),
    limit: LIMITS.additionalInstructions,
  },
  folderIds: { ...ADVANCED, kind: texts, label: () => t('Folders') },
  exportAs: { ...ADVANCED, kind: choice(EXPORTS), label: () => t('Export') },
  'textOptions.amount': {
    ...ADVANCED_GENERATE,
    kind: choice(AMOUNTS),
    label: () => t('Amount'),
    ignored: { generate: { when: ({ textMode }) => textMode === 'preserve', because: 'notPreserve' } },
  },
  'textOptions.tone': { ...WRITTEN, kind: text, label: () => t('Tone'), limit: LIMITS.words },
  'textOptions.audience': { ...WRITTEN, kind: text, label: () => t('Audience'), limit: LIMITS.words },
  'textOptions.language': { ...ADVANCED_GENERATE, kind: text, label: () => t('Language'), limit: LIMITS.openList },
  'imageOptions.source': {
    kind: choice(IMAGE_SOURCES),
    label: () => t('Images'),
    operations: GENERATE,
    place: 'images',
  },
  'imageOptions.model': { ...AI_IMAGES, kind: text, label: () => t('AI image model'), limit: LIMITS.openList },
  'imageOptions.style': { ...AI_IMAGES, kind: text, label: () => t('Image style'), limit: LIMITS.words },
  'cardOptions.dimensions': { ...SHEETS, kind: choice(ALL_DIMENSIONS), label: () => t('Dimensions') },
  'cardOptions.headerFooter': {
    ...SHEETS,
    kind: members({ ...positions, hideFromFirstCard: flag, hideFromLastCard: flag }),
    label: () => t('Header and footer'),
  },
  'sharingOptions.workspaceAccess': {
    ...ADVANCED,
    kind: choice(WORKSPACE_ACCESS),
    label: () => t('Workspace members'),
  },
  'sharingOptions.externalAccess': {
    ...ADVANCED,
    kind: choice(EXTERNAL_ACCESS),
    label: () => t('Anyone with the link'),
  },
  /** One address per entry; blank entries are empty rows of the form. */
  'sharingOptions.emailOptions.recipients': {
    ...ADVANCED,
    kind: texts,
    label: () => t('Email recipients'),
    limit: LIMITS.email,
  },
  'sharingOptions.emailOptions.access': {
    ...ADVANCED,
    kind: choice(RECIPIENT_ACCESS),
    label: () => t('Recipient access'),
    ignored: { generate: onlyWithRecipients, template: onlyWithRecipients },
  },
} satisfies Record<string, Field>;

export type FieldName = keyof typeof FIELDS;

export const FIELD_NAMES = Object.keys(FIELDS) as FieldName[];

export function fieldOf(name: FieldName): Field {
  return FIELDS[name];
}

/** The fields of an operation's request, in the order of the wire. */
export function requestFields(operation: Operation): FieldName[] {
  return FIELD_NAMES.filter((name) => fieldOf(name).operations.includes(operation));
}

/**
 * The field of a path, which may go further than the field (`folderIds.2`, `folderIds[2]`,
 * `cardOptions.headerFooter.topLeft.value`); null if there is none.
 */
export function fieldAt(path: string): FieldName | null {
  if (Object.hasOwn(FIELDS, path)) return path as FieldName;
  const end = Math.max(path.lastIndexOf('.'), path.lastIndexOf('['));
  return end === -1 ? null : fieldAt(path.slice(0, end));
}

export function labelAt(path: string): string | null {
  const name = fieldAt(path);
  return name && FIELDS[name].label();
}

/** The maximum length in characters at a path; null if it has none. */
export function limitOf(path: string): number | null {
  const name = fieldAt(path);
  if (name === 'cardOptions.headerFooter')
    return path.endsWith('.value') ? LIMITS.headerFooterText : path.endsWith('.src') ? LIMITS.url : null;
  // The limit of a list is that of its entries.
  if (name === 'sharingOptions.emailOptions.recipients' && path === name) return null;
  return (name && fieldOf(name).limit) ?? null;
}

export function valueAt(value: unknown, path: string): unknown {
  let found = value;
  for (const member of path.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, member)) return undefined;
    found = Object.getOwnPropertyDescriptor(found, member)?.value;
  }
  return found;
}

export function textAt(value: unknown, path: string): string | null {
  const found = valueAt(value, path);
  return typeof found === 'string' ? found : null;
}

/** Sets the value at a path of `target`, with the objects on the way. */
export function setAt(target: object, path: string, value: unknown): void {
  const members = path.split('.');
  const last = members.pop() ?? '';
  let holder = target as Record<string, unknown>;
  for (const member of members) {
    const inner = holder[member];
    const next = typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : {};
    holder[member] = next;
    holder = next;
  }
  holder[last] = value;
}
