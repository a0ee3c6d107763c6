import { expect, it } from 'vitest';
import { blankDraft, type Draft } from '@/lib/composer/draft';
import { fullRequest } from '@/lib/composer/full-request';
import { requestDifferences } from '@/lib/composer/request-differences';
import { draftWith } from '@/lib/composer/testing/draft-with';
import { takenBack } from './field-change-words';

const asked = (draft: Draft) => ({ operation: draft.operation, ...fullRequest(draft).request });

function changed(): { theirs: Draft; mine: Draft } {
  const theirs = draftWith(
    {
      inputText: 'one',
      'textOptions.tone': 'warm',
      folderIds: ['a'],
      'sharingOptions.emailOptions.recipients': ['a@example.org'],
    },
    blankDraft(),
  );
  const mine = draftWith({ inputText: 'two', 'textOptions.tone': 'dry', folderIds: [], themeId: 'harbour' }, theirs);
  mine.cardOptions.headerFooter.topLeft = { ...mine.cardOptions.headerFooter.topLeft, type: 'text', value: 'Private' };
  mine.cardOptions.headerFooter.hideFromFirstCard = true;
  mine.sharingOptions.workspaceAccess = 'view';
  mine.sharingOptions.emailOptions.recipients = ['b@example.org'];
  return { theirs, mine };
}

it('reverts one field and keeps the others', () => {
  const { theirs, mine } = changed();
  const back = takenBack(mine, theirs, [{ path: 'textOptions.tone' }, { path: 'cardOptions.headerFooter.topLeft' }]);
  expect(back).toMatchObject({ textOptions: { tone: 'warm' }, inputText: 'two', themeId: 'harbour' });
  expect(back.cardOptions.headerFooter.topLeft).toEqual(theirs.cardOptions.headerFooter.topLeft);
  expect(back.cardOptions.headerFooter.hideFromFirstCard).toBe(true);
  expect(mine.textOptions.tone).toBe('dry');
});

it('has no differences after reverting all', () => {
  const { theirs, mine } = changed();
  const differences = requestDifferences(asked(theirs), asked(mine));
  expect(differences.length).toBe(8);
  expect(requestDifferences(asked(theirs), asked(takenBack(mine, theirs, differences)))).toEqual([]);
});

it('ignores fields that the form does not have', () => {
  const { theirs, mine } = changed();
  expect(takenBack(mine, theirs, [{ path: 'constructor' }, { path: 'new.field' }])).toEqual(mine);
});
