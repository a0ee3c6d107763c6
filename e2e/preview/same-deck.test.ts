import { readFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { DeckMaker } from '@/components/preview/deck-maker';
import { inDepth } from '@/e2e/support/depth';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import type { PlacedCard } from '@/lib/deck/placed';
import { findStoredArtifact } from '@/server/engine/store/artifacts-store';
import { TestEngine } from '@/server/engine/testing/test-engine';

const CORPUS = path.join(import.meta.dirname, '../../bench/corpus');

let test: TestEngine;
beforeEach(async () => {
  test = await TestEngine.open();
});
afterEach(() => test.close());

/** The cards without the bytes of drawn art: the preview draws it when it is shown, the engine stores it. */
function drawn(cards: readonly PlacedCard[]): unknown[] {
  return cards.map(({ elements, ...card }) => ({
    ...card,
    elements: elements.map((each) => (each.kind === 'image' ? { ...each, picture: null } : each)),
  }));
}

const PROMPT = { inputText: 'Fais un cours sur la lumière', additionalInstructions: 'Outline: Voyage' };
const CASES: [string, Partial<GenerateRequest>][] = [
  ['a prompt', { ...PROMPT, themeId: 'citrus', textMode: 'generate', numCards: 7 }],
  ['kitchen.md', { themeId: 'citrus', textMode: 'preserve' }],
  ['library-ar.md', { themeId: 'nocturne', textMode: 'preserve' }],
  ['minutes.txt', { themeId: 'field-notes', textMode: 'condense', cardOptions: { dimensions: '16x9' } }],
  ['bericht-waerme-de.md', { themeId: 'blueprint', textMode: 'preserve', cardOptions: { dimensions: '16x9' } }],
  ['taller-es.md', { themeId: 'terracotta', textMode: 'generate', format: 'social' }],
  ['annual-report.md', { themeId: 'broadsheet', textMode: 'preserve', format: 'document' }],
  ['projet-fr.md', { themeId: 'rosewater', textMode: 'generate', numCards: 20 }],
  ['offsite-mail.txt', { themeId: 'crayon', textMode: 'condense', format: 'social' }],
];

it.each(inDepth(CASES, 4))('shows %s in the preview as the engine makes it', async (name, more) => {
  const inputText = more.inputText ?? readFileSync(path.join(CORPUS, name), 'utf8');
  const request = { inputText, ...more } as GenerateRequest;
  const { body } = await test.make(request);
  const artifact = await findStoredArtifact(test.world.db, body.artifactId);
  const preview = await new DeckMaker().make(
    { operation: 'generate', request, themeId: request.themeId ?? null },
    { from: 0, to: 300 },
  );
  const shown = preview.cards.map(([, card]) => card);
  expect(shown.map(({ title }) => title)).toEqual(artifact?.deck.cards.map(({ title }) => title));
  expect(drawn(shown)).toEqual(drawn(artifact?.deck.cards ?? []));
});
