import { describe, expect, it } from 'vitest';
import { changedSettings, usualSettings } from './advanced-settings';
import { emptyDraft, USUAL_DIMENSIONS } from './draft';

describe('changedSettings', () => {
  it('is empty for a new draft of any format', () => {
    expect(changedSettings(emptyDraft())).toEqual([]);
    for (const format of ['document', 'social', 'webpage'] as const)
      expect(changedSettings({ ...emptyDraft(), format, dimensions: USUAL_DIMENSIONS[format] })).toEqual([]);
  });

  it('counts each changed setting once, and ignores blank ones', () => {
    const draft = { ...emptyDraft(), tone: ' ', recipients: ['', 'a@b.example'], dimensions: '4x3' as const };
    draft.headerFooter.topLeft.value = 'kept, but nothing is shown there';
    expect(changedSettings(draft)).toEqual(['dimensions', 'recipients']);
    draft.headerFooter.topLeft.type = 'text';
    draft.headerFooter.hideFromFirstCard = true;
    expect(changedSettings(draft)).toEqual(['dimensions', 'headerFooter', 'recipients']);
  });

  it('omits what a template does not have', () => {
    const draft = { ...emptyDraft(), operation: 'template' as const, tone: 'warm', exportAs: 'pdf' as const };
    expect(changedSettings(draft)).toEqual(['exportAs']);
  });

  it('is empty after a reset', () => {
    const draft = { ...emptyDraft(), dimensions: '4x3' as const, tone: 'warm', folderIds: ['a'] };
    expect(changedSettings({ ...draft, ...usualSettings(draft.format) })).toEqual([]);
  });
});
