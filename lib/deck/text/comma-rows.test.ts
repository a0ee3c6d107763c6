import { describe, expect, it } from 'vitest';
import { blockText } from './block-text';
import { readBlocks } from './read-text';

const read = (text: string) => readBlocks(text).map((block) => [block.kind, blockText(block)]);

describe('comma-separated rows', () => {
  it('become a table, with quoted values in one cell', () => {
    expect(read('name,role,since\n"Berg, Anna",Designer,2024\nTom,"The ""chief""",\n')).toEqual([
      ['table', 'name\nrole\nsince\nBerg, Anna\nDesigner\n2024\nTom\nThe "chief"\n'],
    ]);
  });

  it('may be separated by semicolons and surrounded by text', () => {
    expect(read('Zahlen:\n\nJahr;Besuche\n2024;1.204\n2025;1.350,5\n\nEnde.').map(([kind]) => kind)).toEqual([
      'paragraph',
      'table',
      'paragraph',
    ]);
  });

  it.each([
    ['sentences', 'Red, green, blue\nOne, two, three\nA, b, c'],
    ['two lines', 'a,b,c\n1,2,3'],
    ['rows of different lengths', 'a,b,c\n1,2,3\n4,5'],
    ['pairs of words', 'bread,butter\nsalt,pepper\nknife,fork'],
    ['code', '```\na,b,c\n1,2,3\n4,5,6\n```'],
  ])('are not found in %s', (_, text) => {
    expect(read(text).map(([kind]) => kind)).not.toContain('table');
  });
});
