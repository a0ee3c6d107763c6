import { describe, expect, it, vi } from 'vitest';
import { blankDraft, type Draft, emptyDraft } from './draft';
import * as whole from './draft-problems';
import { liveProblems, quickProblems } from './live-problems';
import { draftWith } from './testing/draft-with';

const filled: Draft = { ...emptyDraft(), inputText: 'Notes', autoLength: false };

describe('liveProblems', () => {
  it('says by how much a value is over its limit', () => {
    expect(liveProblems({ ...filled, inputText: 'x'.repeat(430_000) })).toEqual([
      { path: 'inputText', message: 'Too long by 30,000 characters (limit 400,000)' },
    ]);
    expect(liveProblems({ ...filled, operation: 'template', artifactId: 'a', prompt: 'x'.repeat(400_001) })).toEqual([
      { path: 'prompt', message: 'Too long by 1 character (limit 400,000)' },
    ]);
  });

  it('reports invalid addresses', () => {
    const draft = draftWith({ 'sharingOptions.emailOptions.recipients': ['a@b.example', 'wrong'] }, filled);
    draft.cardOptions.headerFooter.topLeft = { type: 'image', value: '', source: 'custom', size: '', src: 'logo.png' };
    draft.cardOptions.headerFooter.topRight = { type: 'text', value: 'x'.repeat(2001), source: '', size: '', src: '' };
    expect(liveProblems(draft)).toEqual([
      { path: 'cardOptions.headerFooter.topLeft.src', message: 'Enter a full web address (https://…)' },
      { path: 'cardOptions.headerFooter.topRight.value', message: 'Too long by 1 character (limit 2,000)' },
      { path: 'sharingOptions.emailOptions.recipients.1', message: '“wrong” isn’t a valid email address.' },
    ]);
  });

  it('does not report blank required fields before submit', () => {
    const draft: Draft = { ...blankDraft(), operation: 'template' };
    expect(liveProblems(draft)).toEqual([]);
    expect(quickProblems(draft).map(({ path, message }) => `${path}: ${message}`)).toEqual([
      'artifactId: Choose a template',
      'prompt: Add a prompt first',
    ]);
  });

  it('limits the cards from breaks for the local target only', () => {
    const draft: Draft = { ...filled, cardSplit: 'inputTextBreaks', inputText: `x${'\n---\nx'.repeat(304)}` };
    const problem = { path: 'cardSplit', message: 'Too many cards: 305 (limit 300). Remove some --- lines.' };
    expect(liveProblems(draft, { target: 'local' })).toEqual([problem]);
    expect(whole.draftProblems(draft, { target: 'local' })).toEqual([problem]);
    expect(liveProblems(draft, { target: 'remote' })).toEqual([]);
    expect(liveProblems({ ...draft, cardSplit: 'auto' }, { target: 'local' })).toEqual([]);
    expect(liveProblems({ ...draft, inputText: draft.inputText.slice(0, -30) }, { target: 'local' })).toEqual([]);
  });

  it('never validates a long text', () => {
    const judged = vi.spyOn(whole, 'draftProblems');
    liveProblems({ ...filled, inputText: 'x'.repeat(300_000), prompt: ' '.repeat(300_000) });
    for (const [draft] of judged.mock.calls) expect(draft.inputText.length + draft.prompt.length).toBeLessThan(10);
    expect(judged).toHaveBeenCalled();
    judged.mockRestore();
  });
});
