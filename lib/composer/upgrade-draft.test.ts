import { expect, it } from 'vitest';
import { blankDraft, readDraft, upgradeDraft } from './draft';

const SAME = {
  operation: 'generate',
  inputText: '# Bees\nThey dance.',
  textMode: 'condense',
  format: 'presentation',
  numCards: '7',
  autoLength: false,
  cardSplit: 'auto',
  reviewOutline: true,
  additionalInstructions: 'No icons',
  artifactId: '',
  prompt: '',
  themeId: 'harbour',
  folderIds: ['fld_1'],
  exportAs: 'pdf',
};
const headerFooter = { ...blankDraft().cardOptions.headerFooter, hideFromFirstCard: true };
headerFooter.topLeft = { ...headerFooter.topLeft, type: 'text', value: 'Draft' };
const textOptions = { amount: 'brief', tone: 'warm', audience: 'beekeepers', language: 'de' };
const emailOptions = { recipients: ['a@b.example', ''], access: 'comment' };

/** As it was stored before the form was nested like the request. */
const STORED = {
  ...{ ...SAME, ...textOptions, dimensions: '4x3', headerFooter },
  ...{ imageSource: 'aiGenerated', imageModel: 'recraft-v4', imageStyle: 'ink' },
  ...{
    workspaceAccess: 'view',
    externalAccess: 'noAccess',
    recipients: ['a@b.example', ''],
    recipientAccess: 'comment',
  },
};
const DRAFT = {
  ...{ ...SAME, textOptions, cardOptions: { dimensions: '4x3', headerFooter } },
  imageOptions: { source: 'aiGenerated', model: 'recraft-v4', style: 'ink' },
  sharingOptions: { workspaceAccess: 'view', externalAccess: 'noAccess', emailOptions },
};

it('reads a draft that was stored flat, with every value', () => {
  const before = structuredClone(STORED);
  expect(readDraft(STORED)).toEqual(DRAFT);
  expect(STORED).toEqual(before);
});

it('leaves a nested draft as it is, and prefers its values', () => {
  expect(upgradeDraft(DRAFT)).toBe(DRAFT);
  expect(readDraft({ ...DRAFT, tone: 'cold' })).toEqual(DRAFT);
});
