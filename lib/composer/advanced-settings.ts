import { FIELD_NAMES, type FieldName, fieldOf, valueAt } from '../contract/fields';
import { type Draft, emptyDraft, type HeaderFooterDraft, USUAL_DIMENSIONS } from './draft';

export function advancedFields(operation: Draft['operation']): FieldName[] {
  return FIELD_NAMES.filter((name) => {
    const { place, operations } = fieldOf(name);
    return place === 'advanced' && operations.includes(operation);
  });
}

/** The fields of the panel that differ from a new draft of this format. */
export function changedSettings(draft: Draft): FieldName[] {
  const usual = usualDraft(draft.format);
  return advancedFields(draft.operation).filter((name) => shown(valueAt(draft, name)) !== shown(valueAt(usual, name)));
}

/** A new draft of this format. */
export function usualDraft(format: Draft['format']): Draft {
  const empty = emptyDraft();
  return { ...empty, cardOptions: { ...empty.cardOptions, dimensions: USUAL_DIMENSIONS[format || 'presentation'] } };
}

/** A value normalised for comparison: without blanks, and without the hidden members of empty header positions. */
function shown(value: unknown): string {
  if (Array.isArray(value)) return JSON.stringify(value.map((one) => one.trim()).filter((one) => one !== ''));
  if (typeof value === 'string') return value.trim();
  const { hideFromFirstCard, hideFromLastCard, ...positions } = value as HeaderFooterDraft;
  const used = Object.entries(positions).filter(([, { type }]) => type !== '');
  return JSON.stringify([used, hideFromFirstCard ?? false, hideFromLastCard ?? false]);
}
