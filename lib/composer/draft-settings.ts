import { blankDraft, type Draft, readDraft } from './draft';

/** A form without its text: what a preset keeps. */
export type DraftSettings = Omit<Draft, 'inputText' | 'prompt'>;

export function settingsOf({ inputText: _text, prompt: _prompt, ...settings }: Draft): DraftSettings {
  return settings;
}

/** The form with other settings and the text it had. */
export function withSettings(draft: Draft, settings: DraftSettings): Draft {
  return { ...structuredClone(settings), inputText: draft.inputText, prompt: draft.prompt };
}

/** Settings that were kept, field by field as far as they can be read; null when they are none at all. */
export function readSettings(kept: unknown): DraftSettings | null {
  const draft = readDraft(kept);
  return draft && settingsOf(draft);
}

/** The text of the operation it stands at. */
export function textOf({ operation, inputText, prompt }: Draft): string {
  return operation === 'template' ? prompt : inputText;
}

const EMPTY = blankDraft();
/** Every name of a form's field. */
export const DRAFT_FIELDS = Object.keys(EMPTY) as (keyof Draft)[];
