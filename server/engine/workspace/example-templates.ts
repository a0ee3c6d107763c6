import 'server-only';
import type { Format } from '@/lib/contract/enums';
import { DEFAULT_DIMENSIONS } from '@/lib/contract/enums';
import { makeCards } from '@/lib/deck/make-cards';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import type { Engine } from '../context';
import { drawDeck } from '../generate/draw-deck';
import { storeArtifact } from '../store/artifacts-store';
import { defaultTheme } from '../store/themes-store';

type Example = { id: string; format: Format; themeId: string; text: string };

const EXAMPLES: readonly Example[] = [
  {
    id: 'art_project-update',
    format: 'presentation',
    themeId: 'harbour',
    text: `# Project update
Where we are, what changed, what we need

---
## In one sentence
The work is on time, the budget holds, and one decision is due this week.

---
## What we finished
- The reading room is painted and lit
- Shelves for 4,000 books stand and are anchored
- The catalogue moved to the new system without a lost record

---
## Where the money went

| Part | Planned | Spent |
|---|---:|---:|
| Building | 48,000 | 46,200 |
| Furniture | 21,000 | 22,900 |
| Moving | 6,000 | 5,100 |

---
## What could still go wrong
The lift is inspected on the 14th. If it fails, the children's corner opens two weeks later than the rest.

---
## What we need from you
1. A yes or no to opening on Saturdays
2. Two people for the moving weekend
3. The text for the plaque
`,
  },
  {
    id: 'art_workshop-handout',
    format: 'document',
    themeId: 'field-notes',
    text: `# Workshop handout
Writing so that people read to the end

---
## Before you write
Say in one sentence what the reader will know or do afterwards. If you cannot, you are not ready to write, and that is worth knowing early.

- Who reads this, and when?
- What do they know already?
- What happens if they stop after the first paragraph?

---
## The first paragraph
Put the result first and the way to it second. A reader who stops there should still have the main thing.

> Omit needless words.

---
## Exercise
1. Take a page you wrote last week
2. Strike every sentence that the reader would not miss
3. Read what is left aloud
4. Write the first sentence again, last
`,
  },
];

/**
 * The two templates of a fresh engine (docs/spec/settled-points.md#7), made by its own pipeline; existing ones stay.
 */
export async function addExampleTemplates(engine: Engine): Promise<void> {
  for (const example of EXAMPLES) await addExample(engine, example);
}

async function addExample(engine: Engine, { id, format, themeId, text }: Example): Promise<void> {
  const cardSplit = 'inputTextBreaks';
  const made = makeCards({ inputText: text, textMode: 'preserve', cardSplit, numCards: 1, amount: 'medium', format });
  const drawn = await drawDeck(
    engine,
    {
      made,
      byModel: 0,
      theme: findStandardTheme(themeId) ?? (await defaultTheme(engine.db)),
      format,
      dimensions: format === 'presentation' ? '16x9' : DEFAULT_DIMENSIONS[format],
      language: 'en',
      headerFooter: null,
      imageSource: 'noImages',
      imageStyle: null,
      layoutSequence: null,
      additionalInstructions: null,
    },
    AbortSignal.timeout(30_000),
  );
  await storeArtifact(engine.db, {
    id,
    generationId: null,
    deck: drawn.deck,
    imageSource: 'noImages',
    headerFooter: null,
    textLength: drawn.textLength,
    warnings: [],
    sharing: {},
    folderIds: [],
    createdAt: engine.now().toISOString(),
  });
}
