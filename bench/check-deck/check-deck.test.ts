import { describe, expect, it } from 'vitest';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { readCorpus } from './corpus';
import { runCheck } from './run-check';
import { figuresOf } from './tally';

/** A small sample of `npm run check:deck`: one text of each kind, in three very different skeletons. */
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
  it('have no clipping, overlaps or raw tags, and keep every word', async () => {
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
    // Lower than the goal for the whole corpus, which is 90 %.
    expect(tally.blocks.filter(({ found }) => found).length / tally.blocks.length).toBeGreaterThan(0.6);
  });

  it.each([
    ['social', '1x1'],
    ['webpage', 'fluid'],
  ] as const)('keep every word as %s %s', async (format, dimensions) => {
    const texts = readCorpus().texts.filter(({ name }) => TEXTS.slice(0, 4).includes(name));
    const tally = await runCheck({
      ...{ texts, themes: THEMES, shapes: [{ format, dimensions }] },
      lengthOf: () => 'auto',
    });
    expect(tally.cards).toBeGreaterThan(20);
    expect(figuresOf(tally).filter(({ hard, ok }) => hard && !ok)).toEqual([]);
  });
});
