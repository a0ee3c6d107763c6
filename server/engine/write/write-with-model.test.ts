import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { MODEL_FAULTS } from '@/e2e/model-server/model-faults';
import { ModelServer } from '@/e2e/model-server/model-server';
import { CLIENT_ADDRESS_HEADER } from '../../http/client-address';
import { internalHeaders } from '../../http/internal-headers';
import { findStoredArtifact } from '../store/artifacts-store';
import { findSource } from '../store/card-sources';
import { readBalance } from '../store/credits';
import { findWritingFacts } from '../store/written-parts';
import { TestEngine } from '../testing/test-engine';
import { scriptedWriter } from './testing/scripted-writer';

const PROMPT = 'Pitch deck for a coffee shop';
const NOTES = `# Harvest supper

The supper is on 14 May 2026 in the long field behind the mill. We expect 120 guests.

## What we need

- Forty plates, twenty of them borrowed from the school
- A dry field and a large tent
- Two fiddlers who know the old dances

## The kitchen

Ada cooks the soup in three hours, and Ben bakes the bread in five. The kitchen costs 340 euros for the day, and the school lends us its ovens without asking for money.

## The programme

The doors open at six. After the soup the fiddlers play, and the mayor says a few words about the harvest. At ten everybody helps to carry the tables back to the school.
`;

let server: ModelServer;
let test: TestEngine;

async function open(settings: Parameters<typeof scriptedWriter>[1] = {}): Promise<void> {
  const usual = { apiKey: 'model-key-0123456789', contextTokens: 16_384, timeoutMs: 2500, concurrency: 4 };
  test = await TestEngine.open({ openingCredits: 1000, model: scriptedWriter(server, { ...usual, ...settings }) });
}

beforeEach(async () => {
  server = await ModelServer.open({ key: 'model-key-0123456789' });
  await open();
});
afterEach(async () => {
  await test.close();
  await server.close();
});

const generate = (body: object) => test.make({ textMode: 'generate', imageOptions: { source: 'noImages' }, ...body });

async function deckOf(artifactId: string) {
  const artifact = await findStoredArtifact(test.world.db, artifactId);
  if (!artifact) throw new Error('no artifact');
  return artifact.deck;
}

const headings = (deck: Awaited<ReturnType<typeof deckOf>>) => deck.cards.map(({ title }) => title);

describe('generate with a model', () => {
  it('turns a short request into ten planned cards at the model’s price', async () => {
    const { body } = await generate({ inputText: PROMPT });
    expect(body).toMatchObject({ status: 'completed', credits: { deducted: 30, remaining: 970 } });
    const deck = await deckOf(body.artifactId);
    expect(deck.cards).toHaveLength(10);
    expect(headings(deck).slice(0, 3)).toEqual(['A plan for the whole', 'Product in brief', 'Team in brief']);
    expect(body.warnings).toBeUndefined();
    expect(server.calls.map(({ asked }) => asked.kind)).toEqual([
      'outline',
      ...Array.from({ length: 10 }, () => 'card'),
    ]);
    expect(server.mostOpen).toBeLessThanOrEqual(4);
    const facts = await findWritingFacts(test.world.db, body.generationId);
    expect(facts).toMatchObject({ model: 'scripted-1', cardsByModel: 10, cardsByRules: 0 });
    expect(facts?.promptVersion).toMatch(/^[0-9a-f]{8}$/);
    expect(facts?.tokensIn).toBeGreaterThan(1000);
    expect(facts?.tokensOut).toBeGreaterThan(100);
  });

  it('sends tone, audience, language, length and instructions, but no email addresses', async () => {
    await generate({
      inputText: NOTES,
      numCards: 4,
      format: 'document',
      additionalInstructions: 'Use charts "where" possible\nand be brief',
      textOptions: { tone: 'plain and warm', audience: 'people of the village', language: 'de', amount: 'detailed' },
      sharingOptions: { emailOptions: { recipients: ['ada@example.org'], access: 'view' } },
    });
    const sent = server.calls.map(({ body }) => JSON.parse(body));
    for (const { messages } of sent) {
      const all = messages.map(({ content }: { content: string }) => content).join('\n');
      for (const words of ['plain and warm', 'people of the village', 'German', 'a written document', '\\"where\\"'])
        expect(all).toContain(words);
      expect(all).not.toContain('ada@example.org');
    }
    expect(sent[1].messages[0].content).toContain('About 160 words');
    expect(sent[1].response_format).toMatchObject({ type: 'json_schema', json_schema: { name: 'card', strict: true } });
    expect(sent[0].response_format).toBeUndefined();
  });

  it('makes each part between markers a separate card, without a plan', async () => {
    const { body } = await generate({
      inputText: 'The tent and the field\n---\n\n---\nThe kitchen and its costs: 340 euros',
      cardSplit: 'inputTextBreaks',
    });
    expect(body.status).toBe('completed');
    expect(server.calls.map(({ asked }) => asked.kind)).toEqual(['card', 'card']);
    const deck = await deckOf(body.artifactId);
    expect(deck.cards).toHaveLength(3);
    // No call is made for the empty part.
    expect(body.credits.deducted).toBe(3 + 1 + 3);
  });

  it.each([
    ['too-many-cards', 5],
    ['too-few-cards', 6],
  ] as const)('makes exactly as many cards as asked for when the plan has %s', async (fault, count) => {
    server.failWith(fault, 'outline');
    const { body } = await generate({ inputText: NOTES, numCards: count });
    expect(body.status).toBe('completed');
    const deck = await deckOf(body.artifactId);
    expect(deck.cards).toHaveLength(count);
    expect(new Set(headings(deck)).size).toBe(count);
    // There is one repair, then the deck is made by rules.
    expect(server.calls.filter(({ asked }) => asked.kind === 'outline')).toHaveLength(2);
  });

  it('sends less of a text when the server has a smaller context than configured', async () => {
    await server.close();
    server = await ModelServer.open({ contextTokens: 2600 });
    await test.close();
    await open();
    const inputText = `# Rivers\n\n${'The river rose that year and took the bridge with it. '.repeat(160)}\n`;
    const { body } = await generate({ inputText, numCards: 3 });
    expect(body.warnings).toBeUndefined();
    expect(body.credits.deducted).toBe(9);
  });

  it('divides a text that is longer than the context, and plans each part', async () => {
    await test.close();
    await open({ contextTokens: 4096 });
    const chapter = (at: number) =>
      `## Chapter ${at}\n\n${`The river rose by ${at} metres that year. `.repeat(40)}\n\n`;
    const inputText = Array.from({ length: 12 }, (_, at) => chapter(at + 1)).join('');
    const { body } = await generate({ inputText, numCards: 12 });
    expect(body.status).toBe('completed');
    expect((await deckOf(body.artifactId)).cards).toHaveLength(12);
    expect(server.calls.filter(({ asked }) => asked.kind === 'outline').length).toBeGreaterThan(1);
    for (const call of server.calls) expect(call.body.length / 4).toBeLessThan(4096);
  });

  it('stops calling at the run’s token limit, and warns', async () => {
    await test.close();
    await open({ concurrency: 1, tokensPerRun: 5000 });
    const { body } = await generate({ inputText: NOTES, numCards: 10 });
    expect(body.status).toBe('completed');
    expect(body.warnings).toMatch(/written without the AI model: token limit reached/);
    expect(server.calls.length).toBeLessThan(10);
    expect(body.credits.deducted).toBeLessThan(30);
  });

  it('stays within the token limit with several calls at a time', async () => {
    await test.close();
    await open({ concurrency: 4, tokensPerRun: 5000 });
    const { body } = await generate({ inputText: NOTES, numCards: 10 });
    expect(body.warnings).toMatch(/token limit reached/);
    const facts = await findWritingFacts(test.world.db, body.generationId);
    // An answer may be longer than the average of those before it.
    expect((facts?.tokensIn ?? 0) + (facts?.tokensOut ?? 0)).toBeLessThan(5500);
  });
});

describe('unwritten cards of a short request', () => {
  const failOn = (...numbers: number[]) => {
    server.script = ({ asked }) => (asked.kind === 'card' && numbers.includes(asked.number) ? 'refusal' : null);
  };

  it('are left to fill in, are free, get no picture, and are listed', async () => {
    failOn(1, 3, 5, 8);
    const { body } = await generate({ inputText: PROMPT, imageOptions: { source: 'aiGenerated' } });
    const source = await findSource(test.world.db, body.artifactId);
    expect(body).toMatchObject({ status: 'completed', credits: { deducted: 6 * 3 } });
    expect(body.warnings).toContain('Cards 1, 3, 5, 8 were not written: the request was declined.');
    const intent = (word: string) => `What to know about the ${word}, and why it matters to the reader.`;
    const lastBlock = (at: number) => source?.cards[at]?.blocks.at(-1);
    expect(lastBlock(0)).toMatchObject({ kind: 'paragraph', runs: [{ text: 'To fill in', quiet: true }] });
    expect(lastBlock(2)).toMatchObject({ items: [{ checked: false, runs: [{ text: `☐ ${intent('team')}` }] }] });
    for (const at of [0, 2, 4, 7]) expect(source?.cards[at]?.blocks.map(({ kind }) => kind)).not.toContain('image');
  });

  it('fail the run with a refund if no card was written', async () => {
    server.failWith('refusal', 'card');
    const { body } = await generate({ inputText: PROMPT, numCards: 3 });
    expect(body).toMatchObject({ status: 'failed', credits: { deducted: 0, remaining: 1000 } });
    expect(body.error.message).toBe('The AI model couldn’t write this: the request was declined. Nothing was charged.');
  });
});

describe('condense with a model', () => {
  it('shortens each section, leaves short ones alone, and makes no plan', async () => {
    const { body } = await test.make({
      inputText: NOTES,
      textMode: 'condense',
      numCards: 4,
      textOptions: { amount: 'brief' },
      imageOptions: { source: 'noImages' },
    });
    expect(body.status).toBe('completed');
    expect((await deckOf(body.artifactId)).cards).toHaveLength(4);
    expect(server.calls.length).toBeGreaterThan(0);
    expect(server.calls.every(({ asked }) => asked.kind === 'card')).toBe(true);
    expect(body.credits.deducted).toBe(4 + 2 * server.calls.length);
    // Cards that are kept as they are come from the text too.
    const { cards = [], origins = [] } = (await findSource(test.world.db, body.artifactId)) ?? {};
    expect(server.calls.length).toBeLessThan(cards.length);
    for (const [at, { labelOnly, part }] of cards.entries())
      if (!labelOnly && part !== 'title') expect(origins[at]?.passages.length, `card ${at + 1}`).toBeGreaterThan(0);
  });
});

it('does not accept a card with almost no words', async () => {
  server.failWith('next-to-nothing', 'card');
  const { body } = await generate({ inputText: NOTES, numCards: 4 });
  expect(body).toMatchObject({ status: 'completed', credits: { deducted: 4 } });
  expect(body.warnings).toContain('4 of 4 cards were written without the AI model: almost nothing in the answer.');
  expect(headings(await deckOf(body.artifactId))).not.toContain('x');
});

it.each([
  ['wrong-keys', 'it only repeated your request'],
  ['next-to-nothing', 'almost nothing in the answer'],
] as const)('makes an outline at the price of rules from a prompt if each card has %s', async (fault, why) => {
  server.failWith(fault, 'card');
  const { body } = await generate({ inputText: PROMPT, numCards: 6 });
  expect(body).toMatchObject({ status: 'completed', credits: { deducted: 6 } });
  expect(body.warnings).toContain(`Written without the AI model: ${why}. This is an outline to fill in.`);
  expect(body.warnings).not.toContain('No AI model connected');
  expect(headings(await deckOf(body.artifactId))).toHaveLength(6);
});

it.each<[string, object, string]>([
  ['a plan', { textMode: 'generate', numCards: 4 }, NOTES],
  ['a short text', { textMode: 'generate', numCards: 3 }, '# Saving the marsh'],
  ['its parts', { textMode: 'generate', cardSplit: 'inputTextBreaks' }, `${NOTES}\n---\nThe tents and the field.`],
  ['a condensed text', { textMode: 'condense', numCards: 4 }, NOTES],
])('keeps the title of %s', async (_name, request, inputText) => {
  const { body } = await generate({ inputText, ...request });
  const deck = await deckOf(body.artifactId);
  const title = /^# (.*)/.exec(inputText)?.[1];
  expect([deck.title, headings(deck)[0]]).toEqual([title, title]);
});

it('gives a deck the title that a person typed for its run', async () => {
  const body = { inputText: PROMPT, textMode: 'generate', numCards: 3, imageOptions: { source: 'noImages' } };
  const title = 'Ma «Tea Room» – 茶';
  const made = async (headers: Record<string, string>) => {
    const started = await test.generate(body, { ...internalHeaders({ title }), ...headers });
    await test.run();
    const deck = await deckOf((await test.status(started.body.generationId)).body.artifactId);
    return [deck.title, headings(deck)[0]];
  };
  expect(await made({})).toEqual([title, title]);
  // Other programs have no such field.
  expect(await made({ [CLIENT_ADDRESS_HEADER]: '192.0.2.1' })).not.toContain(title);
});

it('never calls the model for preserve', async () => {
  const { body } = await test.make({ inputText: NOTES, textMode: 'preserve', numCards: 4 });
  expect(body.status).toBe('completed');
  expect(server.calls).toEqual([]);
});

it('says how long a failing model is paused', async () => {
  server.failWith('server-error');
  for (let run = 0; run < 5; run += 1) await generate({ inputText: PROMPT, numCards: 3 });
  const calls = server.calls.length;
  const { body } = await generate({ inputText: PROMPT, numCards: 3 });
  expect(server.calls).toHaveLength(calls);
  expect(body.error.message).toBe(
    'The AI model couldn’t write this: paused for 30 seconds after several failures. Nothing was charged.',
  );
});

describe('a failing model', () => {
  it.each(MODEL_FAULTS)('%s ends in a deck with a warning or a refund', async (fault) => {
    if (fault === 'slow') {
      await test.close();
      await open({ timeoutMs: 500 });
    }
    server.failWith(fault);
    const long = await generate({ inputText: NOTES, numCards: 5 });
    expect(long.body.status).toBe('completed');
    const deck = await deckOf(long.body.artifactId);
    expect(deck.cards).toHaveLength(5);
    const seen = JSON.stringify(deck);
    for (const bad of ['<script', 'evil.example', 'javascript:', 'PWNED', 'model-key', 'sk-secret']) {
      expect(seen).not.toContain(bad);
      expect(long.body.warnings ?? '').not.toContain(bad === 'evil.example' ? 'never' : bad);
    }
    const short = await generate({ inputText: PROMPT, numCards: 5 });
    if (short.body.status === 'failed') expect(short.body).toMatchObject({ credits: { deducted: 0 } });
    else expect(short.body.credits.deducted).toBeGreaterThan(0);
    const spent = [long, short].reduce((sum, { body }) => sum + body.credits.deducted, 0);
    expect(await readBalance(test.world.db)).toBe(1000 - spent);
  });
});
