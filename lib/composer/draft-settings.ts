import { type Draft, readDraft } from './draft';

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

/** The text of the current operation. */
export function textOf({ operation, inputText, prompt }: Draft): string {
  return operation === 'template' ? prompt : inputText;
}
