import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { blankDraft, type Draft, emptyDraft, readDraft } from './draft';
import { draftProblems } from './draft-problems';
import { toRequest } from './full-request';
import { draftWith } from './testing/draft-with';

describe('a new draft', () => {
  it('only requires the text', () => {
    expect(draftProblems(emptyDraft())).toEqual([{ path: 'inputText', message: 'Add some text first' }]);
    expect(draftProblems({ ...emptyDraft(), operation: 'template' }).map(({ path }) => path)).toEqual([
      'artifactId',
      'prompt',
    ]);
  });

  it('makes a small request, with visible defaults written out', () =>
    expect(toRequest({ ...emptyDraft(), inputText: 'Notes' })).toEqual({
      inputText: 'Notes',
      textMode: 'generate',
      format: 'presentation',
      numCards: 1,
      cardSplit: 'auto',
      cardOptions: { dimensions: '16x9' },
    }));
});

describe('readDraft', () => {
  it('keeps all readable fields of an invalid draft', () => {
    const kept = {
      inputText: 'Kept',
      format: 'hologram',
      numCards: 12,
      sharingOptions: { emailOptions: { recipients: ['a@b.example', 7, null] } },
      cardOptions: { headerFooter: { topLeft: { type: 'text', value: 'Kept too', size: 'huge' }, topRight: 'x' } },
      textOptions: 'x',
      unknown: 1,
    };
    const read = readDraft(kept);
    expect(read).toMatchObject({ inputText: 'Kept', format: '', numCards: '' });
    expect(read?.sharingOptions.emailOptions.recipients).toEqual(['a@b.example']);
    expect(read?.cardOptions.headerFooter.topLeft).toEqual({
      type: 'text',
      value: 'Kept too',
      source: '',
      size: '',
      src: '',
    });
    expect(read).not.toHaveProperty('unknown');
  });

  it.each([null, undefined, 'x', 1, []])('returns null for %j', (kept) => expect(readDraft(kept)).toBeNull());

  it('turns any object into a complete draft', () =>
    forAll({ numRuns: 300 }, fc.dictionary(fc.constantFrom(...Object.keys(blankDraft())), fc.jsonValue()), (kept) => {
      const read = readDraft(kept);
      expect(Object.keys(read ?? {})).toEqual(Object.keys(blankDraft()));
      expect(() => toRequest(read as Draft)).not.toThrow();
    }));
});

describe('toRequest', () => {
  it('omits blank and ignored fields', () => {
    const draft = draftWith({
      inputText: ' Notes ',
      textMode: 'preserve',
      cardSplit: 'inputTextBreaks',
      numCards: 'many',
      'textOptions.tone': 'calm',
      additionalInstructions: ' \n ',
      themeId: ' ',
      'imageOptions.source': 'photoStock',
      'imageOptions.style': 'ink',
      'sharingOptions.emailOptions.recipients': ['', ' a@b.example ', 'a@b.example'],
      'sharingOptions.emailOptions.access': 'edit',
    });
    draft.cardOptions.headerFooter.topLeft = {
      type: 'cardNumber',
      value: 'kept in the form',
      source: '',
      size: '',
      src: '',
    };
    expect(toRequest(draft)).toEqual({
      inputText: ' Notes ',
      textMode: 'preserve',
      format: 'presentation',
      cardSplit: 'inputTextBreaks',
      imageOptions: { source: 'photoStock' },
      cardOptions: { dimensions: '16x9', headerFooter: { topLeft: { type: 'cardNumber' } } },
      sharingOptions: { emailOptions: { recipients: ['a@b.example'], access: 'edit' } },
    });
  });
});
