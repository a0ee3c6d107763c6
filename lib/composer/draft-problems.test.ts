import { describe, expect, it } from 'vitest';
import { parseValidationMessage } from '../contract/messages';
import { type Draft, emptyDraft } from './draft';
import { draftProblems, placeProblems } from './draft-problems';
import { type Changes, draftWith } from './testing/draft-with';

const filled: Draft = { ...emptyDraft(), inputText: 'Notes', autoLength: false };

function pathsFor(change: Changes): string[] {
  return draftProblems(draftWith(change, filled)).map((problem) => problem.path);
}

describe('draftProblems', () => {
  it.each<[Changes, string[]]>([
    [{}, []],
    [{ inputText: ' ' }, ['inputText']],
    [{ numCards: '76' }, ['numCards']],
    [{ numCards: ' 12 ' }, []],
    [{ numCards: 'ten', cardSplit: 'inputTextBreaks' }, []],
    [{ 'textOptions.tone': 'x'.repeat(501) }, ['textOptions.tone']],
    [{ 'textOptions.tone': 'x'.repeat(501), textMode: 'condense' }, []],
    [{ 'imageOptions.model': 'x'.repeat(101) }, ['imageOptions.model']],
    [{ 'imageOptions.model': 'x'.repeat(101), 'imageOptions.source': 'noImages' }, []],
    [{ format: 'social', 'cardOptions.dimensions': 'a4' }, ['cardOptions.dimensions']],
    [{ format: 'webpage', 'cardOptions.dimensions': 'a4' }, []],
    [{ folderIds: ['a', 'a', 'x'.repeat(201)] }, ['folderIds.2']],
    [
      { 'sharingOptions.emailOptions.recipients': ['', 'a@b.example', ' ', 'wrong', 'wrong too'] },
      ['sharingOptions.emailOptions.recipients.3', 'sharingOptions.emailOptions.recipients.4'],
    ],
  ])('%j', (change, paths) => expect(pathsFor(change)).toEqual(paths));

  it('checks the card limit of the target', () =>
    expect(draftProblems({ ...filled, numCards: '61' }, { maxCards: 60 })).toEqual([
      { path: 'numCards', message: 'Enter a whole number from 1 to 60' },
    ]));
});

describe('placeProblems', () => {
  it("puts the service's numbered problems on the fields they name", () => {
    const message =
      'Input validation errors: 1. themeId: unknown 2. textOptions.amount: wrong 3. imageOptions.source: wrong ' +
      '4. cardOptions.headerFooter.topLeft.type: wrong 5. sharingOptions.emailOptions.recipients[0]: wrong ' +
      '6. folderIds[1]: unknown 7. sharingOptions.emailOptions.access: wrong 8. cardOptions.headerFooter: wrong ' +
      '9. body: malformed 10. somethingElse: wrong 11. headerFooter.constructor: odd';
    const draft = draftWith(
      { 'sharingOptions.emailOptions.recipients': ['', 'a@b.example'], folderIds: ['a', 'a', 'b'] },
      filled,
    );
    expect(placeProblems(parseValidationMessage(message), draft)).toEqual([
      { path: 'themeId', message: 'unknown' },
      { path: 'textOptions.amount', message: 'wrong' },
      { path: 'imageOptions.source', message: 'wrong' },
      { path: 'cardOptions.headerFooter.topLeft.type', message: 'wrong' },
      { path: 'sharingOptions.emailOptions.recipients.1', message: 'wrong' },
      { path: 'folderIds.2', message: 'unknown' },
      { path: 'sharingOptions.emailOptions.access', message: 'wrong' },
      { path: 'cardOptions.headerFooter', message: 'wrong' },
      { path: 'root', message: 'malformed' },
      { path: 'root', message: 'somethingElse: wrong' },
      { path: 'root', message: 'headerFooter.constructor: odd' },
    ]);
  });
});
