import { describe, expect, it } from 'vitest';
import { ModelServer } from '@/e2e/model-server/model-server';
import { inDepth } from '@/e2e/support/depth';
import { perTest } from '@/server/testing/per-test';
import { runGeneration } from '../generate/run-generation';
import { cancelGeneration } from '../generate/watch-cancel';
import { findStoredArtifact } from '../store/artifacts-store';
import { findSource } from '../store/card-sources';
import { readBalance } from '../store/credits';
import { purgeGenerations } from '../store/purge-generations';
import { TestEngine } from '../testing/test-engine';
import { scriptedWriter } from './testing/scripted-writer';

const TEMPLATE = 'art_pitch';
const LAYOUTS = ['title', 'flow', 'stats', 'steps', 'table', 'chart', 'people', 'stats'];
const PROMPT = `Sundial sold 120 kits to 45 towns and saved 19 euros a month for each of the homes.

The kits hang on a balcony, and a plug is all that they need. Nobody has to ask a landlord, and a kit moves with its owner from home to home.

Ada built two parks before, and Ben knows inverters. The makers want to sell a thousand kits next year, and look for partners in every town that has balconies.
`;
const SHORT = 'Make it about cats, formal.';

const server = perTest(() => ModelServer.open({ pace: 1 }));
const test = perTest(() =>
  TestEngine.open({ model: scriptedWriter(server, { contextTokens: 16_384 }), openingCredits: 1000 }),
);

const fill = (prompt: string) => test.make({ artifactId: TEMPLATE, prompt }, 'fromTemplate');

async function deckOf(artifactId: string) {
  const artifact = await findStoredArtifact(test.world.db, artifactId);
  if (!artifact) throw new Error('no artifact');
  return artifact.deck;
}

const messagesOf = (call: number) =>
  (JSON.parse(server.calls[call]!.body) as { messages: { content: string }[] }).messages.map(({ content }) => content);

describe('a template with a model', () => {
  it('writes each card in its form, for the model’s price plus one', async () => {
    const { body } = await fill(PROMPT);
    expect(body).toMatchObject({ status: 'completed', credits: { deducted: 8 * 4 } });
    const deck = await deckOf(body.artifactId);
    expect(deck.cards.map(({ layout }) => layout)).toEqual(LAYOUTS);
    expect(server.calls.map(({ asked }) => [asked.kind, asked.number])).toEqual(
      LAYOUTS.map((_, at) => ['card', at + 1]),
    );
    for (const own of ['Nine in ten', 'Ines Carvalho', 'kettle', 'To fill in'])
      expect(JSON.stringify(deck)).not.toContain(own);
  });

  it('sends the form, the length and the template’s heading of each card, and follows the prompt', async () => {
    await fill(SHORT);
    const [system, user] = messagesOf(2);
    expect(system).toContain('one block of kind stats with two to six items.');
    expect(system).toMatch(/About \d+ words on the card, never more than \d+\./);
    expect(system).toContain('Follow that.');
    expect(user).toContain('3. "What people said"');
    expect(user).toContain(SHORT);
    // The text of the template's cards is not sent.
    expect(server.calls.map(({ body }) => body).join()).not.toContain('would rather repair');
  });

  it('reserves the maximum cost of all cards, and refunds the rest', async () => {
    server.failWith('refusal', 'card');
    const { body: started } = await test.fromTemplate({ artifactId: TEMPLATE, prompt: PROMPT });
    expect(started.warnings).toBeUndefined();
    expect(await readBalance(test.world.db)).toBe(1000 - 8 * 4);
    await test.run();
    const { body } = await test.status(started.generationId);
    // Rules fill three cards with the three paragraphs.
    expect(body).toMatchObject({ status: 'completed', credits: { deducted: 3 * 2, remaining: 1000 - 6 } });
    expect(body.warnings).toContain('The prompt has content for 3 of the template’s 8 cards. To fill in: ');
    expect(body.warnings).toContain('8 of 8 cards were written without the AI model: the request was declined.');
    expect((await deckOf(body.artifactId)).cards).toHaveLength(8);
  });

  it.each(
    inDepth(
      [
        'server-error',
        'context-overflow',
        'empty',
        'garbled-stream',
        'cut-stream',
        'wrong-keys',
        'schema-ignored',
        'thinking',
        'prose-around',
        'invented-quote',
      ] as const,
      4,
    ),
  )('is a whole deck when the model’s fault is %s', async (fault) => {
    server.failWith(fault);
    for (const prompt of [PROMPT, SHORT]) {
      const before = await readBalance(test.world.db);
      const { body } = await fill(prompt);
      expect(body.status).toBe('completed');
      const { cards } = await deckOf(body.artifactId);
      expect(cards).toHaveLength(8);
      expect(body.credits.deducted).toBeLessThanOrEqual(8 * 4);
      expect(await readBalance(test.world.db)).toBe(before - body.credits.deducted);
      // The answers to a short request are not checked against its text.
      if (prompt === PROMPT) expect(JSON.stringify(cards).includes('Nobody ever said these words')).toBe(false);
    }
  });

  it('calls the model only for the parts between markers', async () => {
    const { body } = await fill('Sundial\n---\nIt sold 120 kits to 45 towns.');
    expect(server.calls.map(({ asked }) => asked.number)).toEqual([1, 2]);
    expect(body.credits.deducted).toBe(2 * 4);
    expect(body.warnings).toContain('To fill in: 3–8.');
  });

  it('asks again for a card in the wrong form, then keeps its words and warns', async () => {
    server.script = ({ asked }) => (asked.number === 3 ? 'hostile-markup' : null);
    const { body } = await fill(PROMPT);
    expect(server.calls.filter(({ asked }) => asked.number === 3)).toHaveLength(2);
    expect(messagesOf(3).at(-1)).toContain(
      'The card must have this form, and nothing beside it: one block of kind stats',
    );
    expect(body.warnings).toContain(
      'Card 3 doesn’t use the template’s layout (stats) because its content doesn’t fit it.',
    );
    expect(JSON.stringify(await deckOf(body.artifactId))).not.toMatch(/evil\.example|<script/);
  });

  it('keeps the written cards in their layouts when it is cancelled', async () => {
    const { body: started } = await test.fromTemplate({ artifactId: TEMPLATE, prompt: PROMPT });
    server.slowPace = 5000;
    server.script = ({ asked }) => {
      if (asked.number !== 4) return null;
      void cancelGeneration(test.world, started.generationId);
      return 'slow';
    };
    const [row] = await test.pending();
    await runGeneration(test.world, row!, new AbortController().signal);
    const { body } = await test.status(started.generationId);
    expect(body).toMatchObject({ status: 'failed', credits: { deducted: 3 * 4 } });
    const deck = await deckOf(started.generationId.replace('gen_', 'art_'));
    expect(deck.cards.map(({ layout }) => layout)).toEqual(LAYOUTS.slice(0, 3));
  });
});

describe('the source of a card', () => {
  it('is stored with the deck, and erased with it', async () => {
    const { body } = await fill(PROMPT);
    const source = await findSource(test.world.db, body.artifactId);
    const first = PROMPT.split('\n')[0];
    expect(source?.origins?.[1]).toEqual({ passages: [{ text: first, lines: { from: 1, to: 1 } }], foreign: [] });
    const artifact = await findStoredArtifact(test.world.db, body.artifactId);
    expect(JSON.stringify(artifact)).not.toContain('passages');
    await purgeGenerations(test.world.db, [body.generationId], new Date());
    expect(await findSource(test.world.db, body.artifactId)).toBeNull();
  });

  it('lists what is not in the text', async () => {
    server.failWith('invented-numbers', 'card');
    const inputText = `# Kits\n\n${PROMPT}`;
    const { body } = await test.make({ inputText, textMode: 'generate', numCards: 3 });
    const source = await findSource(test.world.db, body.artifactId);
    expect(source?.origins?.[1]?.foreign).toEqual(expect.arrayContaining(['73.4', '918273']));
  });
});
