import { describe, expect, it } from 'vitest';
import { deckFrom } from '../../testing/sample-deck';
import { blockText } from '../block-text';
import { readSlideScript } from './slide-script';

const deckOf = (inputText: string, cardSplit: 'auto' | 'inputTextBreaks' = 'auto') => {
  const made = deckFrom(inputText, { cardSplit });
  const cards = made.cards.map(({ blocks, notes }) => [blocks.map(blockText).join(' | '), notes ?? '']);
  return { title: made.title, cards, warnings: made.warnings.map(({ message }) => message) };
};

const BOLD = `**Slide 1: Title Slide**
Title: Bees in the City
Subtitle: A short visit

**Slide 2: Why bees matter**
- They pollinate
- They make honey

*Speaker notes: Ask who had honey this morning.*

**Slide 3: Thank you**
Questions?`;

describe('a text written slide by slide', () => {
  it('becomes a card per slide, named without its number', () =>
    expect(deckOf(BOLD)).toEqual({
      title: 'Bees in the City',
      cards: [
        ['Bees in the City | A short visit', ''],
        ['Why bees matter | They pollinate\nThey make honey', 'Ask who had honey this morning.'],
        ['Thank you | Questions?', ''],
      ],
      warnings: ['Slide labels left out: 3.'],
    }));

  it('puts picture ideas into the notes and removes the labels of bullet points', () => {
    const { cards } = deckOf(`### Slide 1 – Bees
- **Title:** "Bees in the City"
- **Content:**
  - They pollinate
  - They make honey
- **Visual:** A hive on a roof

### Slide 2 – Roofs
**Bullet points:**
* Flat ones -- with shade
**Notes:**
Show the map.
Wait.

### Slide 3 – End
Thank you.`);
    expect(cards).toEqual([
      ['Bees in the City', ''],
      ['They pollinate\nThey make honey', 'Visual: A hive on a roof'],
      ['Roofs | Flat ones -- with shade', 'Show the map.\nWait.'],
      ['End | Thank you.', ''],
    ]);
  });

  it.each([
    ['two slides', 'Slide 1: Bees\n\nSlide 2: Roofs'],
    ['numbers that skip', 'Slide 1: Bees\n\nSlide 3: Roofs\n\nSlide 4: End'],
    ['sentences', 'Slide 1 shows bees.\n\nSlide 2 shows roofs.\n\nSlide 3 shows more.'],
  ])('is not recognised in %s', (_, text) => expect(readSlideScript(text)).toBeNull());
});
