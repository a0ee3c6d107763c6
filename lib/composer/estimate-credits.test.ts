import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { arbitraryGenerateRequest, arbitraryMarkedText } from '../contract/request/arbitrary-requests';
import { countCards } from '../contract/request/count-cards';
import { type Draft, emptyDraft } from './draft';
import {
  cardsOf,
  countTemplateCards,
  estimateCredits,
  estimateFromPast,
  estimateFromRuns,
  isModelOpen,
  pricedLike,
  promisedCards,
} from './estimate-credits';
import { toDraft } from './full-request';
import { type Changes, draftWith } from './testing/draft-with';

const ten: Draft = { ...emptyDraft(), inputText: 'Notes', numCards: '10', autoLength: false };

describe('estimateCredits for a remote service (docs/spec/interface.md#8)', () => {
  it.each<[Changes, number, number]>([
    [{ 'imageOptions.source': 'noImages' }, 10, 50],
    [{ 'imageOptions.source': '' }, 10, 1300],
    [{ 'imageOptions.model': 'flux-2-klein' }, 10, 70],
    [{ 'imageOptions.model': 'gemini-3-pro-image-hd' }, 10, 750],
    [{ 'imageOptions.model': 'imagen-4-ultra' }, 10, 1300],
    [{ 'imageOptions.model': 'a-model-of-tomorrow' }, 10, 1300],
    [{ 'imageOptions.model': 'imagen-4-ultra', 'imageOptions.source': 'placeholder' }, 10, 50],
    [{ numCards: '', 'imageOptions.source': 'noImages' }, 10, 50],
    [{ numCards: '1', 'imageOptions.source': 'noImages' }, 1, 5],
    [{ cardSplit: 'inputTextBreaks', inputText: 'a\n---\nb', 'imageOptions.source': 'noImages' }, 2, 10],
  ])('%j: %i to %i', (change, low, high) =>
    expect(estimateCredits(draftWith(change, ten), { target: 'remote' })).toMatchObject({ low, high }),
  );

  it.each<[Changes, number]>([
    [{ 'imageOptions.source': 'noImages' }, 30],
    [{ 'imageOptions.model': 'flux-2-klein' }, 40],
    [{ 'imageOptions.model': 'a-model-of-tomorrow' }, 98],
    [{ 'imageOptions.model': 'imagen-4-ultra' }, 420],
    [{ numCards: '1' }, 9.8],
  ])('%j: typically %f, between both ends', (change, typical) => {
    const draft = draftWith(change, ten);
    const range = estimateCredits(draft, { target: 'remote' });
    expect(range?.typical).toBe(Math.round(typical));
    expect(estimateCredits(draft, { target: 'local' })).not.toHaveProperty('typical');
  });
});

describe('a template run', () => {
  const template: Draft = { ...ten, operation: 'template', prompt: '# a\n\n# b' };

  it('has no card count and no price with a remote service', () => {
    expect(promisedCards(template, { target: 'remote' })).toBeNull();
    expect(estimateCredits(template, { target: 'remote' })).toBeNull();
  });

  const eight = { target: 'local', templateCards: 8 } as const;
  const withMarkers = { ...template, prompt: 'a\n---\nb\n---\nc' };

  it('has the cards of a known template with the engine, and more only if the prompt has more markers', () => {
    expect(promisedCards(template, eight)).toBe(8);
    expect(promisedCards(withMarkers, eight)).toBe(8);
    expect(promisedCards(withMarkers, { ...eight, templateCards: 2 })).toBe(3);
    expect(promisedCards(template, { ...eight, target: 'remote' })).toBeNull();
  });

  it('charges nothing for empty cards; a model fills them all unless the prompt has markers', () => {
    expect(estimateCredits(template, eight)).toEqual({ low: 4, high: 4 });
    expect(estimateCredits(template, { ...eight, modelConnected: true })).toEqual({ low: 32, high: 32 });
    expect(estimateCredits(withMarkers, { ...eight, modelConnected: true })).toEqual({ low: 6, high: 12 });
    expect(estimateCredits(template, { ...eight, templateCards: 1 })).toEqual({ low: 2, high: 2 });
    expect(estimateCredits(template, { ...eight, target: 'remote' })).toBeNull();
  });

  it('has no card count for an unknown template, and prices it by the prompt', () => {
    expect(promisedCards(template, { target: 'local' })).toBeNull();
    expect(estimateCredits(template, { target: 'local' })).toEqual({ low: 4, high: 4 });
    expect(promisedCards(ten, { target: 'remote' })).toBe(10);
  });

  it('uses the cost of earlier runs, rounded outward', () =>
    expect(estimateFromRuns({ low: 20.4, high: 31.2 })).toEqual({ low: 20, high: 32 }));
});

describe('isModelOpen', () => {
  it.each<[Changes, boolean]>([
    [{}, true],
    [{ 'imageOptions.model': 'a-model-of-tomorrow' }, true],
    [{ 'imageOptions.model': 'flux-2-klein' }, false],
    [{ 'imageOptions.source': 'photoStock' }, false],
  ])('%j: %s', (change, isOpen) => expect(isModelOpen(draftWith(change, ten))).toBe(isOpen));
});

describe('estimateCredits for the local engine (docs/spec/settled-points.md#6)', () => {
  it.each<[Changes, object, number, number]>([
    [{ 'imageOptions.source': 'noImages' }, {}, 10, 10],
    [{}, {}, 10, 10],
    [{}, { imageModelCredits: 10 }, 10, 110],
    [{ 'imageOptions.source': 'noImages' }, { modelConnected: true }, 30, 30],
    [{ 'imageOptions.source': 'noImages', textMode: 'condense' }, { modelConnected: true }, 10, 30],
    [{}, { modelConnected: true, modelCreditsPerCard: 5 }, 50, 50],
    [{ 'imageOptions.source': 'noImages', textMode: 'preserve' }, { modelConnected: true }, 10, 10],
    [{ operation: 'template', prompt: 'a\n---\nb' }, {}, 4, 4],
    [{ operation: 'template', prompt: 'a\n---\nb' }, { modelConnected: true }, 4, 8],
  ])('%j with %j: %i to %i', (change, facts, low, high) =>
    expect(estimateCredits(draftWith(change, ten), { target: 'local', ...facts })).toEqual({ low, high }),
  );
});

describe('estimateFromPast', () => {
  it.each([
    [10, { low: 2.1, high: 3.6 }, { low: 21, high: 36 }],
    [3, { low: 1.1, high: 1.2 }, { low: 3, high: 4 }],
    [10, { low: 2, high: 2 }, { low: 20, high: 20 }],
    [7, { low: 30 / 7, high: 30 / 7 }, { low: 30, high: 30 }],
  ])('%i cards at %j: %j', (cards, perCard, range) => expect(estimateFromPast(cards, perCard)).toEqual(range));
});

describe('pricedLike', () => {
  it('includes what decides the price, with the defaults of the interface', () =>
    expect(pricedLike(draftWith({ format: '', 'imageOptions.model': ' recraft-v4 ' }, ten), 'remote')).toEqual({
      target: 'remote',
      operation: 'generate',
      format: 'presentation',
      imageSource: 'aiGenerated',
      imageModel: 'recraft-v4',
    }));

  it('omits an ignored model, and what a template decides', () => {
    expect(
      pricedLike(draftWith({ 'imageOptions.source': 'noImages', 'imageOptions.model': 'x' }, ten), 'remote').imageModel,
    ).toBeUndefined();
    expect(pricedLike({ ...ten, operation: 'template' }, 'local')).toEqual({ target: 'local', operation: 'template' });
  });
});

describe('cardsOf', () => {
  it('matches the contract for every valid request', () =>
    forAll({ numRuns: 300 }, arbitraryGenerateRequest, (request) =>
      expect(cardsOf(toDraft('generate', request))).toBe(countCards(request)),
    ));

  it('uses the default for an invalid number', () => {
    for (const numCards of ['', 'x', '0', '99']) expect(cardsOf({ ...ten, numCards })).toBe(10);
  });
});

describe('countTemplateCards', () => {
  it.each([
    ['a\n---\nb\n---\nc\n# d', 3],
    ['# a\ntext\n## b\n\ntext', 2],
    ['one\n\ntwo\n \nthree', 3],
    ['one line', 1],
    ['', 1],
  ])('%j makes %i', (prompt, cards) => expect(countTemplateCards(prompt)).toBe(cards));

  it('is at least one for any text', () =>
    fc.assert(fc.property(arbitraryMarkedText, (prompt) => countTemplateCards(prompt) >= 1)));
});
