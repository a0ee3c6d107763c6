import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { drawFile } from './draw-file';
import { checkStructure } from './testing/check-pptx';
import { realDeck } from './testing/sample-texts';

const deck = realDeck('meeting', STANDARD_THEMES[0]!, 'presentation', '16x9');
const MORE = '<Sources> & more\n\nThe supper\u0001 is on 14 May.';

function withNotes(notes: string | null) {
  return { ...deck, cards: deck.cards.map((card, at) => (at === 0 ? { ...card, notes } : { ...card, notes: null })) };
}

describe('additional speaker notes', () => {
  it('make a valid PPTX with a notes page for these cards', async () => {
    const plain = withNotes(null);
    const job = { format: 'pptx', pictures: new Map() } as const;
    const { bytes } = await drawFile({ ...job, deck: JSON.stringify(plain), moreNotes: new Map([[1, MORE]]) });
    expect(checkStructure(bytes, plain)).toEqual([]);
    const notes = Object.entries(unzipSync(bytes)).filter(([name]) => name.startsWith('ppt/notesSlides/notesSlide'));
    expect(notes.map(([name]) => name)).toEqual(['ppt/notesSlides/notesSlide2.xml']);
    expect(strFromU8(notes[0]![1])).toContain('<a:t>&lt;Sources&gt; &amp; more</a:t>');
    expect(strFromU8(notes[0]![1])).toContain('<a:t>The supper is on 14 May.</a:t>');
    const without = await drawFile({ ...job, deck: plain });
    expect(Object.keys(unzipSync(without.bytes)).some((name) => name.includes('notes'))).toBe(false);
  });
});
