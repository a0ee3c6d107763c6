import { describe, expect, it } from 'vitest';
import { POSITIONS } from '../contract/enums';
import { parseValidationMessage } from '../contract/messages';
import { type Draft, emptyDraft } from './draft';
import { draftProblems, placeProblems } from './draft-problems';

const filled: Draft = { ...emptyDraft(), inputText: 'Notes', autoLength: false };

function pathsFor(change: Partial<Draft>): string[] {
  return draftProblems({ ...filled, ...change }).map((problem) => problem.path);
}

describe('draftProblems', () => {
  it.each<[Partial<Draft>, string[]]>([
    [{}, []],
    [{ inputText: ' ' }, ['inputText']],
    [{ numCards: '76' }, ['numCards']],
    [{ numCards: 'ten' }, ['numCards']],
    [{ numCards: '1.5' }, ['numCards']],
    [{ numCards: '-1' }, ['numCards']],
    [{ numCards: ' 12 ' }, []],
    [{ numCards: '' }, []],
    [{ numCards: 'ten', cardSplit: 'inputTextBreaks' }, []],
    [{ tone: 'x'.repeat(501) }, ['tone']],
    [{ tone: 'x'.repeat(501), textMode: 'condense' }, []],
    [{ audience: 'x'.repeat(501) }, ['audience']],
    [{ language: 'x'.repeat(101) }, ['language']],
    [{ imageModel: 'x'.repeat(101) }, ['imageModel']],
    [{ imageModel: 'x'.repeat(101), imageSource: 'noImages' }, []],
    [{ imageStyle: 'x'.repeat(501) }, ['imageStyle']],
    [{ additionalInstructions: 'x'.repeat(2001) }, ['additionalInstructions']],
    [{ format: 'social', dimensions: 'a4' }, ['dimensions']],
    [{ format: 'webpage', dimensions: 'a4' }, []],
    [{ folderIds: ['a', 'a', 'x'.repeat(201)] }, ['folderIds.2']],
    [{ recipients: ['', 'a@b.example', ' ', 'wrong', 'wrong too'] }, ['recipients.3', 'recipients.4']],
  ])('%j', (change, paths) => {
    expect(pathsFor(change)).toEqual(paths);
  });

  it('checks the card limit of the target', () => {
    expect(draftProblems({ ...filled, numCards: '61' }, { maxCards: 60 })).toEqual([
      { path: 'numCards', message: 'Enter a whole number from 1 to 60' },
    ]);
  });

  it.each(POSITIONS)('finds the fields of %s', (name) => {
    const draft = { ...emptyDraft(), inputText: 'Notes', autoLength: false };
    draft.headerFooter[name] = { type: 'text', value: ' ', source: '', size: '', src: '' };
    expect(draftProblems(draft)).toEqual([{ path: `headerFooter.${name}.value`, message: 'Enter some text' }]);
    draft.headerFooter[name] = { type: 'image', value: '', source: 'custom', size: '', src: 'logo.png' };
    expect(draftProblems(draft)).toEqual([
      { path: `headerFooter.${name}.src`, message: 'Enter a full web address (https://…)' },
    ]);
  });
});

describe('placeProblems', () => {
  it("puts the service's numbered problems on the fields they name", () => {
    const message =
      'Input validation errors: 1. themeId: unknown 2. textOptions.amount: wrong 3. imageOptions.source: wrong ' +
      '4. cardOptions.headerFooter.topLeft.type: wrong 5. sharingOptions.emailOptions.recipients[0]: wrong ' +
      '6. folderIds[1]: unknown 7. sharingOptions.emailOptions.access: wrong 8. cardOptions.headerFooter: wrong ' +
      '9. body: malformed 10. somethingElse: wrong 11. headerFooter.constructor: odd';
    const draft: Draft = { ...filled, recipients: ['', 'a@b.example'], folderIds: ['a', 'a', 'b'] };
    expect(placeProblems(parseValidationMessage(message), draft)).toEqual([
      { path: 'themeId', message: 'unknown' },
      { path: 'amount', message: 'wrong' },
      { path: 'imageSource', message: 'wrong' },
      { path: 'headerFooter.topLeft.type', message: 'wrong' },
      { path: 'recipients.1', message: 'wrong' },
      { path: 'folderIds.2', message: 'unknown' },
      { path: 'recipientAccess', message: 'wrong' },
      { path: 'headerFooter', message: 'wrong' },
      { path: 'root', message: 'malformed' },
      { path: 'root', message: 'somethingElse: wrong' },
      { path: 'root', message: 'headerFooter.constructor: odd' },
    ]);
  });
});
