import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { drawFile } from './draw-file';
import { realDeck } from './testing/sample-texts';

const theme = STANDARD_THEMES[0]!;

async function filesOf(format: 'presentation' | 'document') {
  const deck = realDeck('meeting', theme, format, format === 'document' ? 'a4' : '16x9');
  const { bytes, warnings } = await drawFile({ format: 'zip', deck, pictures: new Map() });
  return { deck, files: unzipSync(bytes), warnings };
}

describe('all files of a deck', () => {
  it('are in one archive, with an image for each card and each warning once', async () => {
    const { deck, files, warnings } = await filesOf('presentation');
    const images = deck.cards.map((_, at) => `images/card-0${at + 1}.png`);
    expect(Object.keys(files).sort()).toEqual([`${deck.title}.pdf`, `${deck.title}.pptx`, ...images].sort());
    expect(Buffer.from(files[`${deck.title}.pdf`]!.subarray(0, 5)).toString()).toBe('%PDF-');
    expect(Object.keys(unzipSync(files[`${deck.title}.pptx`]!))).toContain('ppt/presentation.xml');
    for (const name of images) expect([...files[name]!.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
    expect(new Set(warnings.map(({ message }) => message)).size).toBe(warnings.length);
  });

  it('include the text document of a document', async () => {
    const { deck, files } = await filesOf('document');
    expect(Object.keys(unzipSync(files[`${deck.title}.docx`]!))).toContain('word/document.xml');
  });
});
