import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach, expect, it } from 'vitest';
import { ModelServer } from '@/e2e/model-server/model-server';
import { wantsIcons } from '@/lib/deck/icons/load-icons';
import type { PlacedCard } from '@/lib/deck/placed';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { perTest } from '@/server/testing/per-test';
import { findStoredArtifact } from '../store/artifacts-store';
import { TestEngine } from '../testing/test-engine';
import { layOut } from '../thread/do-task';
import type { LaidOut, LayoutOrder } from '../thread/tasks';
import { scriptedWriter } from '../write/testing/scripted-writer';
import { type WritingEvent, warmLayout, watchWriting } from './watch-writing';

const server = perTest(() => ModelServer.open({ pace: 12 }));
const test = perTest(() =>
  TestEngine.open({ model: scriptedWriter(server, { apiKey: 'the-key', creditsPerCard: 2 }) }),
);
beforeEach(async () => {
  // Make drawing the file slow, so that the last card is still seen.
  const { render } = test.world;
  test.world.render = async (...job) => {
    await sleep(500);
    return render(...job);
  };
});

const BODY = {
  inputText: 'Pitch deck for a tea room',
  textMode: 'generate',
  numCards: 4,
  imageOptions: { source: 'noImages' },
  exportAs: 'pdf',
};

const LONG = 'The tea room is a quiet place by the river where people of the town like to meet. '.repeat(12);

async function collect(generationId: string): Promise<WritingEvent[]> {
  const events: WritingEvent[] = [];
  for await (const event of watchWriting(test.world, generationId, new AbortController().signal)) events.push(event);
  return events;
}

/** Checks that the cards of the events are all those of the finished deck. */
async function expectCards(events: WritingEvent[], generationId: string, count: number): Promise<void> {
  const pages = new Map(events.flatMap((event) => (event.event === 'card' ? [[event.index, event.pages]] : [])));
  const cards = [...pages].sort(([one], [other]) => one - other);
  expect(cards.map(([index]) => index)).toEqual(Array.from({ length: count }, (_, at) => at));
  const { body } = await test.status(generationId);
  const made = await findStoredArtifact(test.world.db, body.artifactId);
  expect(cards.flatMap(([, json]) => JSON.parse(json) as PlacedCard[])).toEqual(made?.deck.cards);
}

it('sends headings while the plan streams, and each card as the deck will have it', async () => {
  const { body } = await test.generate(BODY);
  const [events] = await Promise.all([collect(body.generationId), test.run()]);
  expect(events[0]).toMatchObject({ event: 'deck', total: 4, head: { format: 'presentation' } });
  expect(events.at(-1)).toEqual({ event: 'end' });
  const known = events.flatMap((event) => (event.event === 'headings' ? [event.headings.filter(Boolean).length] : []));
  expect(known.at(0)).toBe(0);
  expect(known.at(-1)).toBe(4);
  // Some headings arrived before the plan was complete.
  expect(known.length).toBeGreaterThan(2);
  const firstCard = events.findIndex(({ event }) => event === 'card');
  expect(events.findLastIndex(({ event }) => event === 'headings')).toBeLessThan(firstCard);
  await expectCards(events, body.generationId, 4);
  // Neither prompts nor keys are sent.
  const said = JSON.stringify(events);
  expect(said).not.toContain('the-key');
  expect(said).not.toContain('You write one card');
});

it.each([
  ['generate', 'A tea room by the river.\n\n---\n\nGuests come from the town.\n\n---\n\nWe open in May.'],
  ['condense', ['Place', 'Guests', 'Plan'].map((name) => `# ${name}\n\n${LONG}`).join('\n\n---\n\n')],
])('sends a card for each part of the text with %s', async (textMode, inputText) => {
  const { body } = await test.generate({ ...BODY, inputText, textMode, cardSplit: 'inputTextBreaks' });
  const [events] = await Promise.all([collect(body.generationId), test.run()]);
  await expectCards(events, body.generationId, 3);
});

it('ends at once for a generation that is not written by a model, and for an unknown one', async () => {
  const { body } = await test.generate({ ...BODY, textMode: 'preserve' });
  expect(await collect(body.generationId)).toEqual([{ event: 'end' }]);
  expect(await collect('gen_unknown')).toEqual([{ event: 'end' }]);
  expect(server.calls).toEqual([]);
});

it('sends everything again to a page that reconnects', async () => {
  const { body } = await test.generate(BODY);
  const first = new AbortController();
  const early: WritingEvent[] = [];
  const look = async () => {
    for await (const event of watchWriting(test.world, body.generationId, first.signal)) {
      early.push(event);
      if (event.event === 'card') first.abort();
    }
  };
  const late = async () => {
    await look();
    return collect(body.generationId);
  };
  const [events] = await Promise.all([late(), test.run()]);
  expect(early.at(-1)?.event).toBe('card');
  expect(events[0]?.event).toBe('deck');
  expect(new Set(events.flatMap((event) => (event.event === 'card' ? [event.index] : [])))).toEqual(
    new Set([0, 1, 2, 3]),
  );
});

const theme = { ...STANDARD_THEMES.find(({ skeleton }) => skeleton !== undefined)!, id: 'theme_of_this_test' };
const shape = { theme, format: 'presentation', dimensions: '16x9', language: 'en' } as const;

it('lays out a sample that needs the icons, once for each theme', async () => {
  const orders: LayoutOrder[] = [];
  const placed: LaidOut[] = [];
  const engine = {
    layOut: async (order: LayoutOrder) => {
      orders.push(order);
      const laid = await layOut(order);
      placed.push(laid);
      return laid;
    },
  };
  await warmLayout(engine, shape);
  await warmLayout(engine, shape);
  expect(orders).toHaveLength(1);
  expect(wantsIcons(shape.format)).toBe(true);
  expect(new Set(placed[0]!.cards.map(({ index }) => index)).size).toBe(3);
  await warmLayout(engine, {
    ...shape,
    theme: { ...theme, id: 'another_theme' },
    format: 'document',
    dimensions: 'a4',
  });
  expect(orders).toHaveLength(2);
  expect(orders[1]!.options.dimensions).toBe('fluid');
});

it('never fails', async () => {
  const engine = {
    layOut: () => Promise.reject(new Error('no memory')),
  };
  await expect(warmLayout(engine, { ...shape, theme: { ...theme, id: 'a_third_theme' } })).resolves.toBeUndefined();
});
