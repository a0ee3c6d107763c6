import type { Dimensions, Format } from '../contract/enums';
import { FIELD_NAMES, type FIELDS, type FieldName, fieldOf, setAt, valueAt } from '../contract/fields';
import { LIMITS } from '../contract/limits';

export type FieldValues = { [Name in FieldName]: ReturnType<(typeof FIELDS)[Name]['kind']['read']> };
type Head<Path> = Path extends `${infer First}.${string}` ? First : Path;
/** An object with the given paths as nested members. */
type Nested<Paths> = {
  [First in Head<keyof Paths> & string]: First extends keyof Paths
    ? Paths[First]
    : Nested<{ [Path in keyof Paths as Path extends `${First}.${infer Rest}` ? Rest : never]: Paths[Path] }>;
};

/**
 * The shape of the form: every field of both operations, nested like the request, with text for anything that is typed
 * and `''` for what was not chosen. Fields of the other operation and ignored fields keep their values, so that
 * switching back restores them.
 */
export type Draft = Nested<FieldValues>;
export type HeaderFooterDraft = Draft['cardOptions']['headerFooter'];

/**
 * A saved draft may come from an older version or be corrupt: readable fields are kept, and the rest is blank. It is
 * never rejected, because a draft that does not open is lost text. Blanks are created on each read, because the form
 * edits drafts in place.
 */
function draftFrom(kept: object): Draft {
  const draft = {};
  for (const name of FIELD_NAMES) setAt(draft, name, fieldOf(name).kind.read(valueAt(kept, name)));
  return draft as Draft;
}

/** A draft without any values. */
export function blankDraft(): Draft {
  return draftFrom({});
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
  const blank = blankDraft();
  return {
    ...blank,
    textMode: writesText ? 'generate' : 'preserve',
    format: 'presentation',
    numCards: String(LIMITS.numCards.default),
    autoLength: true,
    cardSplit: 'auto',
    cardOptions: { ...blank.cardOptions, dimensions: USUAL_DIMENSIONS.presentation },
  };
}

/** Parses a saved draft (database, browser storage); null if it is not a draft at all. */
export function readDraft(kept: unknown): Draft | null {
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) return null;
  return draftFrom(upgradeDraft(kept));
}

/** A form without its text, as saved in a preset. */
export type DraftSettings = Omit<Draft, 'inputText' | 'prompt'>;

export function settingsOf({ inputText: _text, prompt: _prompt, ...settings }: Draft): DraftSettings {
  return settings;
}

/** A form with other settings and its own text. */
export function withSettings(draft: Draft, settings: DraftSettings): Draft {
  return { ...structuredClone(settings), inputText: draft.inputText, prompt: draft.prompt };
}

/** Parses saved settings field by field; null if they are not settings at all. */
export function readSettings(kept: unknown): DraftSettings | null {
  const draft = readDraft(kept);
  return draft && settingsOf(draft);
}

export function textOf({ operation, inputText, prompt }: Draft): string {
  return operation === 'template' ? prompt : inputText;
}

/** Where the members of a flat draft went. Drafts, runs and presets that were stored before are still flat. */
const MOVED: Readonly<Record<string, string>> = {
  amount: 'textOptions.amount',
  tone: 'textOptions.tone',
  audience: 'textOptions.audience',
  language: 'textOptions.language',
  imageSource: 'imageOptions.source',
  imageModel: 'imageOptions.model',
  imageStyle: 'imageOptions.style',
  dimensions: 'cardOptions.dimensions',
  headerFooter: 'cardOptions.headerFooter',
  workspaceAccess: 'sharingOptions.workspaceAccess',
  externalAccess: 'sharingOptions.externalAccess',
  recipients: 'sharingOptions.emailOptions.recipients',
  recipientAccess: 'sharingOptions.emailOptions.access',
};

/** A stored draft in the present shape. A draft that already has it is returned unchanged. */
export function upgradeDraft(stored: object): object {
  const moved = Object.entries(stored).filter(([name]) => Object.hasOwn(MOVED, name));
  if (moved.length === 0) return stored;
  const upgraded = Object.fromEntries(
    Object.entries(structuredClone(stored)).filter(([name]) => !Object.hasOwn(MOVED, name)),
  );
  for (const [name, value] of moved) {
    const path = MOVED[name] ?? name;
    if (valueAt(upgraded, path) === undefined) setAt(upgraded, path, value);
  }
  return upgraded;
}
