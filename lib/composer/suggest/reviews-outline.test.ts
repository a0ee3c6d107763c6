import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft, readDraft, settingsOf, withSettings } from '../draft';
import { toRequest } from '../full-request';
import { plansOutline, reviewsOutline } from './reviews-outline';

const LOCAL = { target: 'local', modelConnected: true } as const;
const draft = (of: Partial<Draft> = {}): Draft => ({ ...emptyDraft(), reviewOutline: true, ...of });

describe('the outline review', () => {
  it.each([['a number', { autoLength: false, numCards: '7' }]])(
    'is sent where the model plans the cards: %s',
    (_, of) => {
      expect(plansOutline(draft(of), LOCAL)).toBe(true);
      expect(reviewsOutline(draft(of), LOCAL)).toBe(true);
    },
  );

  it.each<[string, Partial<Draft>, Parameters<typeof plansOutline>[1]]>([
    ['a remote service', {}, { target: 'remote', modelConnected: true }],
    ['an engine without a model', {}, { target: 'local', modelConnected: false }],
    ['a text that is kept', { textMode: 'preserve' }, LOCAL],
    ['a text that is shortened', { textMode: 'condense' }, LOCAL],
    ['cards at --- lines', { cardSplit: 'inputTextBreaks' }, LOCAL],
    ['a template', { operation: 'template' }, LOCAL],
  ])('is neither offered nor sent for %s', (_, of, facts) => {
    expect(plansOutline(draft(of), facts)).toBe(false);
    expect(reviewsOutline(draft(of), facts)).toBe(false);
  });

  it('is stored in drafts and presets, and is not sent as a field of the interface', () => {
    const kept = readDraft(JSON.parse(JSON.stringify(draft({ inputText: 'Bees' }))));
    expect(kept?.reviewOutline).toBe(true);
    expect(withSettings(emptyDraft(), settingsOf(draft())).reviewOutline).toBe(true);
    expect(JSON.stringify(toRequest(draft({ inputText: 'Bees' })))).not.toContain('reviewOutline');
  });
});
