import { expect, it } from 'vitest';
import { blankDraft, readDraft } from './draft';
import { draftWith } from './testing/draft-with';
import { upgradeDraft } from './upgrade-draft';

/** As it was stored before the form was nested like the request. */
const STORED = {
  operation: 'generate',
  inputText: '# Bees\nThey dance.',
  textMode: 'condense',
  format: 'presentation',
  numCards: '7',
  autoLength: false,
  cardSplit: 'auto',
  reviewOutline: true,
  additionalInstructions: 'No icons',
  amount: 'brief',
  tone: 'warm',
  audience: 'beekeepers',
  language: 'de',
  imageSource: 'aiGenerated',
  dimensions: '4x3',
  headerFooter: {
    topLeft: { type: 'text', value: 'Draft', source: '', size: '', src: '' },
    hideFromFirstCard: true,
    hideFromLastCard: null,
  },
  artifactId: '',
  prompt: '',
  themeId: 'harbour',
  folderIds: ['fld_1'],
  exportAs: 'pdf',
  imageModel: 'recraft-v4',
  imageStyle: 'ink',
  workspaceAccess: 'view',
  externalAccess: 'noAccess',
  recipients: ['a@b.example', ''],
  recipientAccess: 'comment',
};

const { headerFooter } = blankDraft().cardOptions;
const DRAFT = draftWith({
  inputText: '# Bees\nThey dance.',
  textMode: 'condense',
  numCards: '7',
  autoLength: false,
  reviewOutline: true,
  additionalInstructions: 'No icons',
  'textOptions.amount': 'brief',
  'textOptions.tone': 'warm',
  'textOptions.audience': 'beekeepers',
  'textOptions.language': 'de',
  'imageOptions.source': 'aiGenerated',
  'cardOptions.dimensions': '4x3',
  'cardOptions.headerFooter': {
    ...headerFooter,
    topLeft: { ...headerFooter.topLeft, type: 'text', value: 'Draft' },
    hideFromFirstCard: true,
  },
  themeId: 'harbour',
  folderIds: ['fld_1'],
  exportAs: 'pdf',
  'imageOptions.model': 'recraft-v4',
  'imageOptions.style': 'ink',
  'sharingOptions.workspaceAccess': 'view',
  'sharingOptions.externalAccess': 'noAccess',
  'sharingOptions.emailOptions.recipients': ['a@b.example', ''],
  'sharingOptions.emailOptions.access': 'comment',
});

it('reads a draft that was stored flat, with every value', () => {
  const before = structuredClone(STORED);
  expect(readDraft(STORED)).toEqual(DRAFT);
  expect(STORED).toEqual(before);
});

it('leaves a nested draft as it is, and prefers its values', () => {
  expect(upgradeDraft(DRAFT)).toBe(DRAFT);
  expect(readDraft({ ...DRAFT, tone: 'cold' })).toEqual(DRAFT);
});
