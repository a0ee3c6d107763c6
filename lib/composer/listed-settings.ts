import { type FieldName, fieldAt } from '../contract/fields';
import { emptyDraft } from './draft';
import type { DraftSettings } from './draft-settings';
import { withSettings } from './draft-settings';
import { fullRequest } from './full-request';
import { requestDifferences } from './request-differences';

/** A setting with its path in the interface. */
export type ListedSetting = { path: string; value: unknown };

/**
 * The named settings with their values, for both operations: the form keeps the fields of the other operation too, and
 * they would apply after switching.
 */
export function listedSettings(settings: DraftSettings, names: readonly FieldName[]): ListedSetting[] {
  const draft = withSettings(emptyDraft(), settings);
  const listed = new Map<string, unknown>();
  if (names.includes('operation')) listed.set('operation', settings.operation);
  for (const operation of ['generate', 'template'] as const) {
    const { request } = fullRequest({ ...draft, operation });
    for (const { path, after } of requestDifferences({}, request)) {
      const name = fieldAt(path);
      if (name && names.includes(name)) listed.set(path, after);
    }
  }
  return [...listed].map(([path, value]) => ({ path, value }));
}
