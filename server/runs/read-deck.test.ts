import { describe, expect, it } from 'vitest';
import { deckAnswer } from '@/lib/contract/composer';
import { RUN_STATES } from '@/lib/contract/run-words';
import type { Picture } from '@/lib/deck/blocks';
import type { Deck } from '@/lib/deck/deck';
import type { PlacedElement } from '@/lib/deck/placed';
import { sampleCard } from '@/lib/deck/testing/sample-card';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { perTest } from '@/server/testing/per-test';
import type { RunRow } from '../database/composer-tables';
import { sliceDeck } from '../engine/artifacts';
import { mayHaveDeck, readDeck, readFirstCard } from './read-deck';
import { runRow } from './testing/run-row';
import { TestWorld } from './testing/test-world';

const test = perTest(() => TestWorld.open());

const image = (picture: Picture): PlacedElement => ({
  kind: 'image',
  box: { x: 0, y: 0, width: 96, height: 54 },
  picture,
  alt: 'A boat',
  fit: 'cover',
  radius: 0,
  decorative: false,
});
const file = (key: string) => image({ kind: 'file', key, mediaType: 'image/png', width: 96, height: 54 });

function deckOf(...elements: PlacedElement[]): Deck {
  const card = sampleCard(elements);
  const theme = findStandardTheme('proof')!;
  return { title: 'Harbour', language: 'en', theme, format: 'presentation', dimensions: 'fluid', cards: [card] };
}

const done = (more: Partial<RunRow> = {}) =>
  test.insert(runRow({ state: 'completed', due_at: null, artifact_id: 'art_1', ...more }));
const engineHas = (deck: Deck) => {
  test.world.engine.findDeck = async (id) => (id === 'art_1' ? sliceDeck(JSON.stringify(deck)) : null);
};

const read = async (from = 0) => JSON.parse((await readDeck(test.world, 'run_1', from)) ?? 'null');

describe('readDeck', () => {
  it('returns a long deck in several responses', async () => {
    const deck = deckOf(file('a.png'));
    const [card] = deck.cards;
    const cards = Array.from({ length: 5 }, (_, index) => ({ ...card!, index, notes: 'x'.repeat(250_000) }));
    engineHas({ ...deck, cards });
    await done();
    const answers = [await read(), await read(2), await read(4), await read(99)];
    expect(answers.map(({ next }) => next)).toEqual([2, 4, null, null]);
    expect(answers.flatMap((answer) => answer.deck.cards)).toEqual(cards);
    expect(Object.keys(answers[2].images)).toEqual(['a.png']);
    const first = JSON.parse((await readFirstCard(test.world, 'run_1')) ?? '');
    expect(first.deck.cards).toEqual([cards[0]]);
  });

  it('returns the deck as the engine laid it out, in the shape of the contract', async () => {
    engineHas(deckOf());
    await done();
    const answer = await read();
    expect(answer).toEqual({ deck: deckOf(), images: {}, next: null, page: null });
    expect(deckAnswer.parse(answer)).toEqual(answer);
  });

  it('gives each kept picture an address under its artifact', async () => {
    const inline = 'data:image/png;base64,AA==';
    engineHas(deckOf(file('images/a b?.png'), file('images/a b?.png'), file('c#.png'), file(inline)));
    await done();
    expect((await read()).images).toEqual({
      'images/a b?.png': '/a/art_1/images/images/a%20b%3F.png',
      'c#.png': '/a/art_1/images/c%23.png',
    });
  });

  it('gives the cards of a run that was cancelled while they were written', async () => {
    engineHas(deckOf());
    await done({ state: 'stopped' });
    expect(await readDeck(test.world, 'run_1')).not.toBeNull();
  });

  it.each(RUN_STATES.filter((state) => !mayHaveDeck(state)))('gives none while a run is %s', async (state) => {
    engineHas(deckOf());
    await done({ state });
    expect(await readDeck(test.world, 'run_1')).toBeNull();
  });

  it.each<[string, Partial<RunRow>]>([
    ['of a remote run, even one of the same id', { target: 'remote' }],
    ['without an artifact', { artifact_id: null }],
    ['of an artifact that is gone', { artifact_id: 'art_2' }],
    ['of another run', { id: 'run_2' }],
  ])('gives none %s', async (_, more) => {
    engineHas(deckOf());
    await done(more);
    expect(await readDeck(test.world, 'run_1')).toBeNull();
  });
});
