import { describe, expect, it } from 'vitest';
import { emptyDraft } from './draft';
import { settingsOf } from './draft-settings';
import { listedSettings } from './listed-settings';
import { readFill } from './paste/fill-link';

const read = (value: unknown) => {
  const filled = readFill(Buffer.from(JSON.stringify(value)).toString('base64url'));
  if (!filled) throw new Error('no settings');
  return listedSettings(filled.settings, filled.taken);
};

describe('listedSettings', () => {
  it('lists every field with its value, including those of the other operation', () => {
    const additionalInstructions = 'Line one.\nLine two.';
    expect(
      read({
        operation: 'template',
        artifactId: 'deck-1',
        textMode: 'generate',
        additionalInstructions,
        themeId: 'plain',
        folderIds: ['a', 'b'],
        cardOptions: { headerFooter: { topLeft: { type: 'text', value: 'Draft' }, hideFromFirstCard: true } },
      }),
    ).toEqual([
      { path: 'operation', value: 'template' },
      { path: 'textMode', value: 'generate' },
      { path: 'themeId', value: 'plain' },
      { path: 'additionalInstructions', value: additionalInstructions },
      { path: 'folderIds', value: ['a', 'b'] },
      { path: 'cardOptions.headerFooter.hideFromFirstCard', value: true },
      { path: 'cardOptions.headerFooter.topLeft', value: { type: 'text', value: 'Draft' } },
      { path: 'artifactId', value: 'deck-1' },
    ]);
  });

  it('omits what the link does not set', () => {
    expect(listedSettings(settingsOf(emptyDraft()), [])).toEqual([]);
    expect(read({ textOptions: { tone: 'dry' } })).toEqual([{ path: 'textOptions.tone', value: 'dry' }]);
  });
});
