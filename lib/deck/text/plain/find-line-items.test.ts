import { describe, expect, it } from 'vitest';
import { blockText } from '../block-text';
import { readBlocks } from '../read-text';

const kinds = (text: string) => readBlocks(text).map(({ kind }) => kind);

const LECTURE = `Heat in cities

Causes
Dark surfaces absorb up to 95 % of the sunlight.
Buildings store heat during the day.
There are few plants, so little water evaporates.

How it is measured
Weather stations are compared at the same hour.
Satellites measure surfaces, not air.`;

describe('lines below headings', () => {
  it('are read as lists if two sections have them', () => {
    expect(kinds(LECTURE)).toEqual(['heading', 'heading', 'list', 'heading', 'list']);
    const lists = readBlocks(LECTURE).filter((block) => block.kind === 'list');
    expect(lists.map(({ items }) => items.length)).toEqual([3, 2]);
    expect(lists.map(({ lines }) => lines)).toEqual([
      { from: 4, to: 6 },
      { from: 9, to: 10 },
    ]);
  });

  it('are read as a list in a single section if they name people', () => {
    const team = (heading: string) =>
      `# ${heading}\n\nIlse Claes, CEO. Formerly operations at a parcel carrier.\nTomas Brandt, CTO. Built robots that sort parcels.`;
    expect(kinds(team('The team'))).toEqual(['heading', 'list']);
    expect(kinds(team('A letter to the bank'))).toEqual(['heading', 'paragraph']);
  });

  it('keep every word', () => {
    const words = readBlocks(LECTURE).map(blockText).join(' ').split(/\s+/);
    expect(words).toEqual(LECTURE.split(/\s+/));
  });

  it('are read as lists if they are phrases', () => {
    const slides = `Why we should close on Fridays

Energy
The building uses 2,300 kWh on a Friday
Only 14 of 120 desks are taken
Heating cannot be switched off by floor

People
71 % work from home on Fridays
Nobody likes the empty canteen

Proposal
Close from 1 November to 31 March
Open again if more than ten people ask`;
    expect(kinds(slides)).toEqual(['heading', ...['heading', 'list', 'heading', 'list', 'heading', 'list']]);
  });

  it('stay a paragraph in a single section', () => {
    expect(kinds('## Causes\n\nDark surfaces absorb light.  \nBuildings store heat.  \nThere are few plants.')).toEqual(
      ['heading', 'paragraph'],
    );
  });

  it('return the same list for the same paragraph', () => {
    const once = readBlocks(LECTURE).filter(({ kind }) => kind === 'list');
    const twice = readBlocks(`${LECTURE}\n\nSummary\nPeople make heat.`).filter(({ kind }) => kind === 'list');
    expect(twice[0]).toBe(once[0]);
  });
});

describe('lines after a colon', () => {
  it('are read as a list if there are at least three', () => {
    expect(kinds('We decided three things:\n\nClose on Fridays.  \nHeat less.  \nAsk again in March.')).toEqual([
      'paragraph',
      'list',
    ]);
  });
});

describe('lines that are not items', () => {
  const sections = (lines: string) => `## First\n\n${lines}\n\n## Second\n\n${lines}`;

  it.each([
    ['verse', 'I’m nobody! Who are you,  \nAre you nobody too,  \nThen there’s a pair of us –'],
    ['an address', 'Acme Ltd  \n12 High Street  \nLondon'],
    ['contact details', 'Write to us any time  \nhello@example.com or by post  \nWe answer within a day'],
    ['a dialogue', 'Anna: Shall we go?  \nBen: Not yet.  \nAnna: Then I will.'],
    ['a wrapped sentence', 'The first line goes on  \nover the second line and  \nends here.'],
  ])('%s', (_, lines) => {
    expect(kinds(sections(lines))).not.toContain('list');
  });
});
