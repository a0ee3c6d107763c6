import { setAt, valueAt } from '../contract/fields';

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
