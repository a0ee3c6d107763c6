import { describe, expect, it } from 'vitest';
import { perTest } from '@/server/testing/per-test';
import { findStoredArtifact } from '../store/artifacts-store';
import { TestEngine } from '../testing/test-engine';

const GERMAN =
  '# Bienen\n\nDie Bienen machen Honig. Sie leben in Stöcken und tanzen, um einander den Weg zu den Blüten zu zeigen.';

const test = perTest(() => TestEngine.open());

async function languageOf(change: object): Promise<{ language: string | undefined; warnings: string | undefined }> {
  const request = { inputText: GERMAN, textMode: 'preserve', numCards: 1, imageOptions: { source: 'noImages' } };
  const { body } = await test.make({ ...request, ...change });
  const artifact = await findStoredArtifact(test.world.db, body.artifactId);
  return { language: artifact?.deck.language, warnings: body.warnings };
}

describe('the language of a deck', () => {
  it('is detected with preserve if none was requested', async () => expect((await languageOf({})).language).toBe('de'));

  it('is the prompt’s for an outline to fill in, unless one was requested', async () => {
    const outline = { inputText: 'Ein Vortrag über Fahrräder', textMode: 'generate', numCards: 4 };
    expect((await languageOf(outline)).language).toBe('de');
    expect((await languageOf({ ...outline, textOptions: { language: 'en' } })).language).toBe('en');
    expect((await languageOf({ ...outline, inputText: 'Geschichte' })).language).toBe('en');
  });
});
