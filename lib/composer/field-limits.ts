import { LIMITS } from '../contract/limits';
import type { Draft } from './draft';
import type { DraftPath } from './draft-path';

/** The maximum length of a field in characters; null if it has none. */
export function limitOf(path: DraftPath): number | null {
  if (Object.hasOwn(FIELD_LIMITS, path)) return FIELD_LIMITS[path] ?? null;
  if (/^headerFooter\.\w+\.value$/.test(path)) return LIMITS.headerFooterText;
  if (/^headerFooter\.\w+\.src$/.test(path)) return LIMITS.url;
  return /^recipients\.\d+$/.test(path) ? LIMITS.email : null;
}

const FIELD_LIMITS: { readonly [Path in DraftPath]?: number } = {
  inputText: LIMITS.inputText,
  prompt: LIMITS.prompt,
  additionalInstructions: LIMITS.additionalInstructions,
  tone: LIMITS.words,
  audience: LIMITS.words,
  imageStyle: LIMITS.words,
  language: LIMITS.openList,
  imageModel: LIMITS.openList,
};

/** The text at a path of the form; null if it is not text. */
export function valueAt(draft: Draft, path: string): string | null {
  let value: unknown = draft;
  for (const member of path.split('.')) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, member)) return null;
    value = Object.getOwnPropertyDescriptor(value, member)?.value;
  }
  return typeof value === 'string' ? value : null;
}
