import { expect, it } from 'vitest';
import { blankDraft, type Draft } from '@/lib/composer/draft';
import { fullRequest } from '@/lib/composer/full-request';
import { requestDifferences } from '@/lib/composer/request-differences';
import { takenBack } from './field-change-words';

const asked = (draft: Draft) => ({ operation: draft.operation, ...fullRequest(draft).request });

function changed(): { theirs: Draft; mine: Draft } {
  const theirs = { ...blankDraft(), inputText: 'one', tone: 'warm', folderIds: ['a'], recipients: ['a@example.org'] };
  const mine: Draft = structuredClone({ ...theirs, inputText: 'two', tone: 'dry', folderIds: [], themeId: 'harbour' });
  mine.headerFooter.topLeft = { ...mine.headerFooter.topLeft, type: 'text', value: 'Private' };
  mine.headerFooter.hideFromFirstCard = true;
  mine.workspaceAccess = 'view';
  mine.recipients = ['b@example.org'];
  return { theirs, mine };
}

it('reverts one field and keeps the others', () => {
  const { theirs, mine } = changed();
  const back = takenBack(mine, theirs, [{ path: 'textOptions.tone' }, { path: 'cardOptions.headerFooter.topLeft' }]);
  expect(back).toMatchObject({ tone: 'warm', inputText: 'two', themeId: 'harbour' });
  expect(back.headerFooter.topLeft).toEqual(theirs.headerFooter.topLeft);
  expect(back.headerFooter.hideFromFirstCard).toBe(true);
  expect(mine.tone).toBe('dry');
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
