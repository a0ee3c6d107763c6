import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { forAll } from '@/lib/testing/for-all';
import { arbitraryMarkdown, arbitraryProse } from '../arbitrary-markdown';
import { blockText } from '../block-text';
import { findMissingWords } from '../missing/find-missing-words';
import { readBlocks } from '../read-text';

const LONG =
  'This study examines how people in the five districts travel to work, school and leisure, and what would have to change.';
const read = (text: string): string[] =>
  readBlocks(text).map((block) => {
    const kind = block.kind === 'heading' ? `h${block.level}` : block.kind;
    return `${kind}: ${blockText(block)}`;
  });

describe('text pasted from an office program', () => {
  it('keeps lines of equal standing below a heading in one list, apart from a list above them', () => {
    const lines = 'Tuck, leader of the opposition on the council, owns the garden centre\nDr Eze, deputy mayor\n';
    const last = 'Pritchard, former harbour master, now of no party, owner of a boat';
    const text = `Debate\nFirst notes\n\nON STAGE\n${lines}${last}\n\n${LONG}`;
    expect(read(text).slice(2)).toEqual(['h2: ON STAGE', `list: ${lines}${last}`, `paragraph: ${LONG}`]);
    expect(read('## Year\n\n- Homework\n- Stories\n\nLoans: 1,200\nVisits: 800\nHires: 90')).toHaveLength(3);
  });

  it('finds the title, sections, numbered sections and their content', () => {
    const text = `Regional Mobility Study 2024\nFinal report to the committee\n\nExecutive Summary\n${LONG}\n${LONG}\n\n1. Background\n${LONG}\n1.1 Earlier work\n•\tThe 2009 plan\n•\tThe 2016 strategy\n1.2 Method\nA sample was drawn from all households.\n\n2. Results\n2.1 How people travel\n${LONG}\n\n3. Advice\na) Inform at stops\nb) Agree on shifts`;
    expect(read(text)).toEqual([
      'h1: Regional Mobility Study 2024',
      'paragraph: Final report to the committee',
      'h2: Executive Summary',
      `paragraph: ${LONG}`,
      `paragraph: ${LONG}`,
      'h2: 1. Background',
      `paragraph: ${LONG}`,
      'h3: 1.1 Earlier work',
      'list: The 2009 plan\nThe 2016 strategy',
      'h3: 1.2 Method',
      'paragraph: A sample was drawn from all households.',
      'h2: 2. Results',
      'h3: 2.1 How people travel',
      `paragraph: ${LONG}`,
      'h2: 3. Advice',
      'list: a) Inform at stops\nb) Agree on shifts',
    ]);
  });

  it('reads a CV', () => {
    const text = `MARIA FERNANDES\nSenior Data Engineer\n\nEXPERIENCE\n\nData Engineer — Zalando SE, Berlin\n2016 – 2020\n- Owned the pipeline\n- Introduced contracts\n\nEDUCATION\nMSc Computer Science, 2014\nBSc Mathematics, 2012`;
    expect(read(text)).toEqual([
      'h1: MARIA FERNANDES',
      'paragraph: Senior Data Engineer',
      'h2: EXPERIENCE',
      'h3: Data Engineer — Zalando SE, Berlin',
      'paragraph: 2016 – 2020',
      'list: Owned the pipeline\nIntroduced contracts',
      'h2: EDUCATION',
      'paragraph: MSc Computer Science, 2014\nBSc Mathematics, 2012',
    ]);
  });

  it('makes a table of tab-separated rows, with a header if the first row has no figures', () => {
    expect(readBlocks('District\tCar\tWalk\nNorth\t64%\t19%\nEast\t71%\t16%')).toMatchObject([
      {
        kind: 'table',
        header: [[{ text: 'District' }], [{ text: 'Car' }], [{ text: 'Walk' }]],
        rows: [
          [[{ text: 'North' }], [{ text: '64%' }], [{ text: '19%' }]],
          [{}, {}, {}],
        ],
        lines: { from: 1, to: 3 },
      },
    ]);
    expect(readBlocks('North\t64%\nEast\t71%')).toMatchObject([
      {
        header: [[], []],
        rows: [
          [{}, {}],
          [{}, {}],
        ],
      },
    ]);
    expect(readBlocks(`${LONG}\na\tb\nc\td\ne\tf\tg\nh\ti\tj\n${LONG}`).map((block) => block.kind)).toEqual([
      'paragraph',
      'table',
      'table',
      'paragraph',
    ]);
    expect(read('One line\twith a tab')).toEqual(['paragraph: One line\twith a tab']);
  });

  it.each([
    ['a)', 'a) one\nb) two\nc) three', 'list: a) one\nb) two\nc) three'],
    ['–', '– one\n– two', 'list: one\ntwo'],
  ])('finds a list of %s', (_name, text, list) => {
    expect(read(text)).toEqual([list]);
    expect(read(`The parts are:\n${text}\nThat is all there is to say of it.`)).toEqual([
      'paragraph: The parts are:',
      list,
      'paragraph: That is all there is to say of it.',
    ]);
  });
});

describe('wrapped lines', () => {
  const wrapped = `The survey was carried out between September and November, avoiding
school holidays and the two weeks of the rail strike. Three results
stand out among all the others, and they are told on the next pages
of this report.`;

  it('are joined if they are full', () => {
    const joined = `paragraph: ${wrapped.replaceAll('\n', ' ')}`;
    expect(read(wrapped)).toEqual([joined]);
    expect(read(`${wrapped}\n\n${wrapped}`)).toEqual([joined, joined]);
    expect(read(`${wrapped}\n\nBest regards\nAnna`)).toEqual([joined, 'paragraph: Best regards\nAnna']);
  });

  it.each([
    [
      'names',
      'Present: Anna Keller, Tom Okafor, Priya Raman, Luis Ortega (remote)\nApologies: Mei Tan\n\nGoal: decide.',
    ],
    ['an address', 'Anna Keller\nHauptstraße 12\n10115 Berlin'],
    [
      'a verse',
      'Tyger Tyger, burning bright,\nIn the forests of the night;\n\nWhat immortal hand or eye,\nCould frame',
    ],
  ])('are kept if they are intentional: %s', (_name, text) =>
    expect(readBlocks(text).map(blockText).join('\n\n')).toBe(text),
  );
});

describe('repaired lines', () => {
  const arbitraryPaste = fc
    .array(
      fc.tuple(
        fc.oneof(
          arbitraryProse,
          arbitraryMarkdown,
          fc.constantFrom(
            '1. Background',
            '1.1 Earlier work',
            'SUMMARY',
            'a) one',
            'b) two',
            'x\ty',
            '1\t2',
            '•\tz',
            '2. Next',
          ),
        ),
        fc.constantFrom('\n', '\n', '\n\n', '\t'),
      ),
      { maxLength: 12 },
    )
    .map((parts) => parts.map(([text, end]) => text + end).join(''));

  it('keep every word of any paste, in order', () =>
    forAll({ numRuns: 120 }, arbitraryPaste, (text) =>
      expect(findMissingWords([{ text, firstLine: 1 }], readBlocks(text))).toEqual([]),
    ));

  it('return the same block objects for text that an edit didn’t change', () => {
    const parts = ['Title of it\nA subtitle', `1. Background\n${LONG}\n${LONG}`, 'a\tb\nc\td', `2. Results\n${LONG}`];
    const before = readBlocks(parts.join('\n\n'));
    const after = readBlocks([...parts.slice(0, 3), `2. Results\n${LONG}x`].join('\n\n'));
    expect(after.map((block, at) => block === before[at])).toEqual([true, true, true, true, true, true, true, false]);
  });
});
