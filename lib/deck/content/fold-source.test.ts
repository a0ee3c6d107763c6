import { describe, expect, it } from 'vitest';
import { paragraph, quote } from '../testing/sample-blocks';
import { foldSources } from './fold-source';

const sourcesOf = (...after: string[]) =>
  foldSources([quote('A bed that moves.'), ...after.map((text) => paragraph(text))]).map((block) =>
    block.kind === 'quote' && block.source ? block.source.map(({ text }) => text).join('') : block.kind,
  );

describe('the line after a quotation', () => {
  it.each([['Marta Lindqvist, traveller'], ['— Marta Lindqvist'], ['– the conductor of car 21'], ['紫式部']])(
    'takes "%s" as the source',
    (line) => expect(sourcesOf(line)).toEqual([line]),
  );

  it('is not taken as a name if more text follows, because it may introduce that text', () => {
    expect(sourcesOf('Marta Lindqvist', 'She travels.')).toEqual(['quote', 'paragraph', 'paragraph']);
    expect(sourcesOf('— Marta Lindqvist', 'She travels.')).toEqual(['— Marta Lindqvist', 'paragraph']);
  });

  it('gives the same block each time, because measurements are cached by block', () => {
    const blocks = [quote('A bed that moves.'), paragraph('Marta Lindqvist')];
    expect(foldSources(blocks)[0]).toBe(foldSources(blocks)[0]);
    expect(blocks[0]).not.toHaveProperty('source');
  });
});
