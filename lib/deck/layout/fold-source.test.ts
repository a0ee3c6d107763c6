import { describe, expect, it } from 'vitest';
import { foldSources } from './fold-source';
import { paragraph, quote } from './sample-blocks';

const sourcesOf = (...after: string[]) =>
  foldSources([quote('A bed that moves.'), ...after.map((text) => paragraph(text))]).map((block) =>
    block.kind === 'quote' && block.source ? block.source.map(({ text }) => text).join('') : block.kind,
  );

describe('the line after a quotation', () => {
  it.each([['Marta Lindqvist, traveller'], ['— Marta Lindqvist'], ['– the conductor of car 21'], ['紫式部']])(
    '%s says whose it is',
    (line) => {
      expect(sourcesOf(line)).toEqual([line]);
    },
  );

  it.each([
    ['She said so in Vienna.'],
    ['as was to be shown'],
    ['Three things follow from this:'],
    ['A line that goes on and on for longer than any name with an office or a work'],
  ])('%s stays a paragraph', (line) => {
    expect(sourcesOf(line)).toEqual(['quote', 'paragraph']);
  });

  it('is no name where more text follows, for then it may introduce that', () => {
    expect(sourcesOf('Marta Lindqvist', 'She travels.')).toEqual(['quote', 'paragraph', 'paragraph']);
    expect(sourcesOf('— Marta Lindqvist', 'She travels.')).toEqual(['— Marta Lindqvist', 'paragraph']);
  });

  it('gives the same block each time, for what is measured of blocks is kept', () => {
    const blocks = [quote('A bed that moves.'), paragraph('Marta Lindqvist')];
    expect(foldSources(blocks)[0]).toBe(foldSources(blocks)[0]);
    expect(blocks[0]).not.toHaveProperty('source');
  });
});
