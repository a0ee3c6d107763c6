import { describe, expect, it } from 'vitest';
import { changedSettings, usualDraft } from './advanced-settings';
import { emptyDraft } from './draft';
import { draftWith } from './testing/draft-with';

describe('changedSettings', () => {
  it('is empty for a new draft of any format', () => {
    expect(changedSettings(emptyDraft())).toEqual([]);
    for (const format of ['document', 'social', 'webpage'] as const)
      expect(changedSettings({ ...usualDraft(format), format })).toEqual([]);
  });

  it('counts each changed setting once, and ignores blank ones', () => {
    const draft = draftWith({
      'textOptions.tone': ' ',
      'sharingOptions.emailOptions.recipients': ['', 'a@b.example'],
      'cardOptions.dimensions': '4x3',
    });
    draft.cardOptions.headerFooter.topLeft.value = 'kept, but nothing is shown there';
    expect(changedSettings(draft)).toEqual(['cardOptions.dimensions', 'sharingOptions.emailOptions.recipients']);
    draft.cardOptions.headerFooter.topLeft.type = 'text';
    draft.cardOptions.headerFooter.hideFromFirstCard = true;
    expect(changedSettings(draft)).toEqual([
      'cardOptions.dimensions',
      'cardOptions.headerFooter',
      'sharingOptions.emailOptions.recipients',
    ]);
  });
});
