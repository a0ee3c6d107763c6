import { describe, expect, it } from 'vitest';
import { NAMED_SOURCES, TEXT_MODES } from '@/lib/contract/enums';
import { IMAGE_MODELS, IMAGE_TIERS } from '@/lib/contract/image-models';
import en from '@/lib/words/en.json';
import { type Draft, emptyDraft } from './draft';
import { draftWarnings, type WarningFacts } from './draft-warnings';
import { type Changes, draftWith } from './testing/draft-with';

function warned(change: Changes): string[] {
  return draftWarnings(draftWith({ inputText: 'Notes', autoLength: false, ...change })).map((warning) => warning.path);
}

it('judges instructions only where rules follow them', () => {
  const draft: Draft = { ...emptyDraft(), inputText: 'Notes', additionalInstructions: 'Write it in verse' };
  const isJudged = (textMode: Draft['textMode'], facts: WarningFacts) =>
    draftWarnings({ ...draft, textMode }, facts).length > 0;
  expect(isJudged('generate', { target: 'local', modelConnected: true })).toBe(false);
  expect(isJudged('preserve', { target: 'local', modelConnected: true })).toBe(true);
  expect(isJudged('generate', { target: 'local' })).toBe(true);
  expect(isJudged('condense', { target: 'remote' })).toBe(false);
});

it('says what the preview could not follow, until the instruction changes', () => {
  const draft: Draft = { ...emptyDraft(), inputText: 'Notes', additionalInstructions: 'No icons. As a line chart' };
  const undrawn = ['As a line chart', 'Use a timeline'];
  const said = draftWarnings(draft, { target: 'local', undrawn });
  expect(said.map(({ message }) => message)).toEqual(['This text can’t be shown as you asked: “As a line chart”.']);
  expect(draftWarnings({ ...draft, additionalInstructions: 'As a chart' }, { target: 'local', undrawn })).toEqual([]);
  expect(draftWarnings(draft, { target: 'remote', undrawn })).toEqual([]);
});

it('rejects no part of the example in the field', () => {
  const example = 'e.g. one idea per card, no icons';
  expect(Object.keys(en)).toContain(example);
  const additionalInstructions = example.replace('e.g. ', '');
  for (const textMode of TEXT_MODES) {
    expect(draftWarnings({ ...emptyDraft(), inputText: 'Notes', textMode, additionalInstructions })).toEqual([]);
  }
});

describe('draftWarnings', () => {
  it.each<[Changes, string[]]>([
    [{}, []],
    [{ textMode: 'condense', additionalInstructions: 'Use photos on every card' }, ['additionalInstructions']],
    [{ textMode: 'preserve', additionalInstructions: 'as a line chart' }, []],
    [{ textMode: 'preserve', additionalInstructions: 'red tables' }, ['additionalInstructions']],
    [{ textMode: 'condense', 'textOptions.amount': 'extensive' }, ['textOptions.amount']],
    [{ inputText: 'See\nhttps://pictures.example/a.jpg\nthere' }, ['imageOptions.source']],
    [{ inputText: '![field](https://pictures.example/a.png?x=1)' }, ['imageOptions.source']],
    [{ inputText: 'https://pictures.example/a.jpg', 'imageOptions.source': 'noImages' }, []],
    [
      { 'sharingOptions.externalAccess': 'edit', 'sharingOptions.workspaceAccess': 'view' },
      ['sharingOptions.externalAccess'],
    ],
    [{ 'sharingOptions.externalAccess': 'edit' }, []],
    [{ 'textOptions.language': 'tlh' }, ['textOptions.language']],
    [{ 'textOptions.language': 'tlh', textMode: 'preserve' }, ['textOptions.language']],
    [{ 'imageOptions.model': 'a-model-of-tomorrow' }, ['imageOptions.model']],
    [{ 'imageOptions.model': 'a-model-of-tomorrow', 'imageOptions.source': 'noImages' }, []],
    [{ folderIds: Array.from({ length: 11 }, (_, index) => `f${index}`) }, ['folderIds']],
    [{ 'sharingOptions.emailOptions.recipients': ['a@b.example'] }, ['sharingOptions.emailOptions.access']],
    [
      { 'sharingOptions.emailOptions.recipients': ['a@b.example'], 'sharingOptions.emailOptions.access': 'fullAccess' },
      ['sharingOptions.emailOptions.access'],
    ],
    [
      {
        'sharingOptions.emailOptions.recipients': Array.from({ length: 26 }, (_, index) => `a${index}@b.example`),
        'sharingOptions.emailOptions.access': 'view',
      },
      ['sharingOptions.emailOptions.recipients'],
    ],
  ])('%j', (change, paths) => expect(warned(change)).toEqual(paths));

  it.each(NAMED_SOURCES)('says that a fallback is sent for %s while the service’s name is not set', (imageSource) => {
    const draft = draftWith({ inputText: 'Notes', 'imageOptions.source': imageSource });
    const messages = (facts: WarningFacts) => draftWarnings(draft, facts).map(({ message }) => message);
    expect(messages({ target: 'remote', sources: {} })).toEqual([expect.stringContaining('isn’t set up')]);
    expect(messages({ target: 'remote', sources: { [imageSource]: 'theirs' } })).toEqual([]);
    expect(messages({ target: 'remote' })).toEqual([]);
    expect(messages({ target: 'local', sources: {} })).toEqual([]);
  });

  it('warns about header texts and URLs that some services refuse, unless they are ignored', () => {
    const draft: Draft = { ...emptyDraft(), inputText: 'Notes' };
    draft.cardOptions.headerFooter.topLeft = { type: 'text', value: 'x'.repeat(501), source: '', size: '', src: '' };
    draft.cardOptions.headerFooter.topRight = {
      type: 'image',
      value: '',
      source: 'custom',
      size: '',
      src: 'http://x.example/a',
    };
    expect(draftWarnings(draft).map(({ path }) => path)).toEqual([
      'cardOptions.headerFooter',
      'cardOptions.headerFooter',
    ]);
    expect(draftWarnings({ ...draft, format: 'webpage' })).toEqual([]);
  });
});

describe('suggestions', () => {
  it('are unique image models within the published prices', () => {
    expect(new Set(IMAGE_MODELS.map(({ id }) => id)).size).toBe(IMAGE_MODELS.length);
    for (const { tier, low, high } of IMAGE_MODELS) expect({ low, high }).toEqual(IMAGE_TIERS[tier]);
  });
});
