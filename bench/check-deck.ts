import type { DeckTheme } from '@/lib/deck/theme';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { readCorpus } from './check-deck/corpus';
import { hasBreaks, isBeyondCap } from './check-deck/make-deck';
import { report } from './check-deck/report';
import { type Order, runCheck } from './check-deck/run-check';

/**
 * `npm run check:deck -- [--texts N|name,name] [--themes a,b] [--details N] [--only words]`: measures the quality goals
 * for decks over the corpus, in every theme and shape. `--only` measures the sets whose title contains the words, such
 * as `documents`. Exits with 1 if a hard goal is missed. `--details` lists up to N texts for each fault, and the visual
 * blocks that were not found.
 */
const args = process.argv.slice(2);
const option = (name: string) => {
  const at = args.indexOf(`--${name}`);
  return at === -1 ? null : (args[at + 1] ?? '');
};

const started = performance.now();
const { texts: all, missing } = readCorpus();
for (const name of missing) console.log(`Skipped: node_modules/${name} is not installed.`);
const texts = pickTexts(option('texts'));
const themes = pickThemes(option('themes'));
const details = Number(option('details') ?? 0);
const only = option('only');

/** One theme of each skeleton: in documents and at a fixed number of cards, its other themes would add nothing. */
const oneOfEachSkeleton = themes.filter(
  ({ skeleton }, at) => themes.findIndex((other) => other.skeleton === skeleton) === at,
);
const slides = { format: 'presentation', dimensions: '16x9' } as const;
const unbroken = texts.filter((text) => !hasBreaks(text));
const capped = unbroken.filter((text) => isBeyondCap(text, slides));
const free = unbroken.filter((text) => !capped.includes(text));
const broken = texts.filter((text) => !unbroken.includes(text));
console.log(`${texts.length} texts, ${themes.length} themes`);

const sets: { title: string; order: Order }[] = [
  {
    title: 'Auto length, slides 16:9',
    order: {
      texts: free,
      themes,
      shapes: [slides],
      lengthOf: () => 'auto',
      readsPdf: (text, theme) => free.indexOf(text) % 6 === 0 && oneOfEachSkeleton.indexOf(theme) % 3 === 0,
    },
  },
  {
    title: 'Auto length, slides 4:3',
    order: {
      texts: free,
      themes,
      shapes: [{ format: 'presentation', dimensions: '4x3' }],
      lengthOf: () => 'auto',
    },
  },
  {
    title: 'Auto length, documents A4 and Letter',
    order: {
      texts: free,
      themes: oneOfEachSkeleton,
      shapes: [
        { format: 'document', dimensions: 'a4' },
        { format: 'document', dimensions: 'letter' },
      ],
      lengthOf: () => 'auto',
    },
  },
  {
    title: 'Auto length, social posts',
    order: {
      texts: free,
      themes: oneOfEachSkeleton,
      shapes: [
        { format: 'social', dimensions: '1x1' },
        { format: 'social', dimensions: '4x5' },
        { format: 'social', dimensions: '9x16' },
      ],
      lengthOf: () => 'auto',
    },
  },
  {
    title: 'Auto length, web pages',
    order: {
      texts: free,
      themes: oneOfEachSkeleton,
      shapes: [{ format: 'webpage', dimensions: 'fluid' }],
      lengthOf: () => 'auto',
    },
  },
  {
    title: 'Auto length at the card cap, slides 16:9',
    order: { texts: capped, themes: oneOfEachSkeleton, shapes: [slides], lengthOf: () => 'auto' },
  },
  {
    title: 'Ten cards, slides 16:9',
    order: { texts: unbroken, themes: oneOfEachSkeleton, shapes: [slides], lengthOf: () => 10 },
  },
  {
    title: 'Texts with breaks, slides 16:9',
    order: { texts: broken, themes, shapes: [slides], lengthOf: () => 'breaks' },
  },
];
const misses: boolean[] = [];
for (const { title, order } of sets)
  if (only === null || title.toLowerCase().includes(only.toLowerCase()))
    misses.push(report(title, await runCheck(order), details));
console.log(`\n${((performance.now() - started) / 1000).toFixed(0)} s`);
process.exitCode = misses.some(Boolean) ? 1 : 0;

function pickTexts(picked: string | null) {
  if (picked === null) return all;
  const names = picked.split(',');
  // A number picks texts evenly spread over the corpus.
  if (/^\d+$/.test(picked))
    return all.filter((_, at) => at % Math.max(1, Math.floor(all.length / Number(picked))) === 0);
  return all.filter(({ name }) => names.includes(name));
}

function pickThemes(picked: string | null): DeckTheme[] {
  return STANDARD_THEMES.filter(({ id }) => picked === null || picked.split(',').includes(id));
}
