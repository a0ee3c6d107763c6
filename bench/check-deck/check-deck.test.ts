import { describe, expect, it } from 'vitest';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { readCorpus } from './corpus';
import { runCheck } from './run-check';
import { figuresOf } from './tally';

/** A small share of `npm run check:deck`: one text of each sort, in three skeletons that differ most. */
const TEXTS = [
  'annual-report.md',
  'bericht-waerme-de.md',
  'email-thread.txt',
  'library-ar.md',
  'licence-text.txt',
  'pitch-soil.md',
  'product-launch.md',
  'axe-core/README.md',
];
const THEMES = ['proof', 'velvet', 'citrus'].map((id) => findStandardTheme(id)!);

describe('decks of real texts', () => {
  it('clip nothing, overlap nowhere, show no tags, and keep every word', async () => {
    const texts = readCorpus().texts.filter(({ name }) => TEXTS.includes(name));
    expect(texts.length).toBeGreaterThanOrEqual(TEXTS.length - 1);
    const tally = await runCheck({
      texts,
      themes: THEMES,
      shapes: [{ format: 'presentation', dimensions: '16x9' }],
      lengthOf: () => 'auto',
      readsPdf: ({ name }, { id }) => name === 'annual-report.md' && id === 'proof',
    });
    expect(figuresOf(tally).filter(({ hard, ok }) => hard && !ok)).toEqual([]);
    expect(tally.equalLines).toBe(tally.lines);
    expect(tally.lines).toBeGreaterThan(50);
    // The goal is 90 % over the whole corpus.
    expect(tally.blocks.filter(({ found }) => found).length / tally.blocks.length).toBeGreaterThan(0.6);
  });
});
