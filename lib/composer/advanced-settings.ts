import { type Draft, emptyDraft, USUAL_DIMENSIONS } from './draft';

/** The fields of the Advanced panel, by operation. */
const SHARED_FIELDS = [
  'workspaceAccess',
  'externalAccess',
  'recipients',
  'recipientAccess',
  'folderIds',
  'exportAs',
] as const satisfies (keyof Draft)[];
const GENERATE_FIELDS = [
  'dimensions',
  'amount',
  'language',
  'tone',
  'audience',
  'additionalInstructions',
  'headerFooter',
] as const satisfies (keyof Draft)[];

export type AdvancedField = (typeof SHARED_FIELDS)[number] | (typeof GENERATE_FIELDS)[number];
/** The settings that the Advanced panel changes. */
export type AdvancedSettings = Pick<Draft, AdvancedField>;

const FIELDS: readonly AdvancedField[] = [...GENERATE_FIELDS, ...SHARED_FIELDS];

export function advancedFields(operation: Draft['operation']): readonly AdvancedField[] {
  return operation === 'generate' ? FIELDS : SHARED_FIELDS;
}

/** The fields that differ from a new draft of this format. */
export function changedSettings(draft: Draft): AdvancedField[] {
  const usual = usualSettings(draft.format);
  return advancedFields(draft.operation).filter((field) => shown(field, draft) !== shown(field, usual));
}

/** The settings of a new draft of this format. */
export function usualSettings(format: Draft['format']): AdvancedSettings {
  const empty = emptyDraft();
  const settings = Object.fromEntries(FIELDS.map((field) => [field, empty[field]])) as AdvancedSettings;
  return { ...settings, dimensions: USUAL_DIMENSIONS[format || 'presentation'] };
}

/** A value normalised for comparison: without blanks, and without the hidden members of empty header positions. */
function shown(field: AdvancedField, settings: AdvancedSettings): string {
  const value = settings[field];
  if (field === 'headerFooter') {
    const { hideFromFirstCard, hideFromLastCard, ...positions } = settings.headerFooter;
    const used = Object.entries(positions).filter(([, { type }]) => type !== '');
    return JSON.stringify([used, hideFromFirstCard ?? false, hideFromLastCard ?? false]);
  }
  if (Array.isArray(value)) return JSON.stringify(value.map((one) => one.trim()).filter((one) => one !== ''));
  return typeof value === 'string' ? value.trim() : JSON.stringify(value);
}
