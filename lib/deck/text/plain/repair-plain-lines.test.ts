import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
  it('ends a paragraph at each line end', () => {
    expect(read(`${LONG}\n${LONG}\n\n${LONG}`)).toEqual([
      `paragraph: ${LONG}`,
      `paragraph: ${LONG}`,
      `paragraph: ${LONG}`,
    ]);
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
    ['c)', 'c) one\nd) two', 'list: c) one\nd) two'],
    ['A.', 'A. one\nB. two', 'list: A. one\nB. two'],
    ['i.', 'i. one\nii. two\niii. three', 'list: i. one\nii. two\niii. three'],
    ['–', '– one\n– two', 'list: one\ntwo'],
  ])('finds a list of %s', (_name, text, list) => {
    expect(read(text)).toEqual([list]);
    expect(read(`The parts are:\n${text}\nThat is all there is to say of it.`)).toEqual([
      'paragraph: The parts are:',
      list,
      'paragraph: That is all there is to say of it.',
    ]);
  });

  it.each(['a) alone it is no list', 'i. alone', 'M. Dupont\nN. Other', 'b) one\nd) two'])(
    'makes no list of %j',
    (text) => {
      expect(readBlocks(text).every((block) => block.kind === 'paragraph')).toBe(true);
    },
  );

  it('finds sections of short lines with labels', () => {
    const text =
      'Tern 2.0\n\nBenchmarks\n1.8: 46 minutes\n2.0: 10 minutes\n(1 % changed)\n\nRoadmap\nQ1: Windows\nQ2: API';
    expect(read(text)).toEqual([
      'h1: Tern 2.0',
      'h2: Benchmarks',
      'paragraph: 1.8: 46 minutes\n2.0: 10 minutes',
      'paragraph: (1 % changed)',
      'h2: Roadmap',
      'paragraph: Q1: Windows\nQ2: API',
    ]);
  });

  it('finds a heading above lines of figures, but not in an address or a poem', () => {
    const headings = (text: string) => readBlocks(`Note.\n\n${text}`).filter(({ kind }) => kind === 'heading');
    expect(headings('Where it comes from\nSolar 18 %\nWind 27 %\nGas 55 %')).toHaveLength(1);
    expect(headings('Anna Weber\n12 High Street\nLondon N1 4AB\n0171 555 0134')).toEqual([]);
    expect(headings('Roses\nbloom in 1990\nand in 1991\nand never after')).toEqual([]);
  });

  it('reads lines of one form below a heading or a colon as a list, but not an address, verse or a sum', () => {
    const below = (lines: string) =>
      read(`Work day\n\nLong text about the day, which everybody reads.\n\n## Bring\n${lines}`);
    expect(below('Gloves\nA spade or fork\nSomething for lunch').at(-1)).toBe(
      'list: Gloves\nA spade or fork\nSomething for lunch',
    );
    expect(read('Dear all,\n\nplease bring:\ngloves\na spade\nlunch\n\nThanks')[2]).toBe(
      'list: gloves\na spade\nlunch',
    );
    expect(below('Bus 12 %\nTrain 30 %\nCar 58 %\n\nThe rest walked.')[3]).toBe('list: Bus 12 %\nTrain 30 %\nCar 58 %');
    expect(
      read('Bees\nI keep bees and made every mistake there is.\nTwo mistakes\n1. Too early\n2. Too late'),
    ).toContain('h2: Two mistakes');
    expect(below('Hive: £160 new\nSuit: £90 (don’t skimp)\nSmoker: £45\n\nIt adds up.')[3]).toMatch(/^list/);
    expect(below('Gloves\nA spade or fork\n\nSee you there.')[3]).toBe('paragraph: Gloves\nA spade or fork');
    for (const lines of [
      'The Hall,\n5 Market Street,\nNorwich',
      'Rosa Achebe\n14 Mill Lane\n01632 960118',
      'Because I could not stop for Death\nHe kindly stopped for me\nthe carriage held',
      'Fees 640 €\n− Clay 210 €\n= 430 €',
      'Ida: Shall we?\nBo: Yes.\nIda: When?\nBo: Now.',
    ])
      expect(below(lines).filter((line) => line.startsWith('list'))).toEqual([]);
  });

  it('finds the headings of groups of short lines if nearly all have one', () => {
    const slides =
      'Why we close\n\nEnergy\nThe building uses 2,300 kWh\n\nPeople\nMost work from home\nNobody likes the canteen\n\nProposal\nClose from November to March';
    expect(read(slides).filter((line) => line.startsWith('h'))).toEqual([
      'h1: Why we close',
      'h2: Energy',
      'h2: People',
      'h2: Proposal',
    ]);
    const trip = `${slides}\n\nWhat to bring\nGloves\nA coat\nShoes`;
    expect(read(trip).slice(-2)).toEqual(['h2: What to bring', 'list: Gloves\nA coat\nShoes']);
    const verse =
      'Hope is the thing\nThat perches in the soul\n\nAnd sings the tune\nWithout the words at all\n\nAnd sweetest in the gale\nIs heard the bird';
    expect(read(verse).filter((line) => line.startsWith('h2'))).toEqual([]);
  });

  it('finds numbered sections above lines with other labels', () => {
    const objective = (at: number) => `Objective ${at}: Be fast\nKR1: one thing\nKR2: another thing`;
    const heads = read(`OKRs\n\n${objective(1)}\n\n${objective(2)}`).filter((line) => line.startsWith('h'));
    expect(heads).toEqual(['h1: OKRs', 'h2: Objective 1: Be fast', 'h2: Objective 2: Be fast']);
    expect(read('Plan\n\nWeek 1: plan\nWeek 2: build\nWeek 3: test').filter((line) => /^h2/.test(line))).toEqual([]);
  });

  it('starts a new line at each bold term', () => {
    const text =
      '## Leaf\n\n**Cuticle**: a waxy layer that keeps the water in\n**Palisade:** tall cells near the top where light is\n**Stomata** – holes';
    expect(read(text).slice(1)).toEqual([
      'paragraph: Cuticle: a waxy layer that keeps the water in',
      'paragraph: Palisade: tall cells near the top where light is',
      'paragraph: Stomata – holes',
    ]);
  });

  it('keeps consecutive numbers as a list', () => {
    expect(read('1. Peel the apples\n2. Slice them\n3. Bake\nServe it warm, with cream and sugar.')).toEqual([
      'list: Peel the apples\nSlice them\nBake',
      'paragraph: Serve it warm, with cream and sugar.',
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

  it('are joined without a space in scripts that don’t use spaces', () => {
    const line = '数'.repeat(36);
    expect(read([line, line, line, '好。'].join('\n'))).toEqual([`paragraph: ${line.repeat(3)}好。`]);
  });

  it('are joined with the list item above', () => {
    expect(read('- one item that is long\nand goes on\n- two')).toEqual([
      'list: one item that is long and goes on\ntwo',
    ]);
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
  ])('are kept if they are intentional: %s', (_name, text) => {
    expect(readBlocks(text).map(blockText).join('\n\n')).toBe(text);
  });
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

  it('keep every word of any paste, in order', () => {
    fc.assert(
      fc.property(arbitraryPaste, (text) => {
        expect(findMissingWords([{ text, firstLine: 1 }], readBlocks(text))).toEqual([]);
      }),
      { numRuns: 120 },
    );
  });

  it('return the same block objects for text that an edit didn’t change', () => {
    const parts = ['Title of it\nA subtitle', `1. Background\n${LONG}\n${LONG}`, 'a\tb\nc\td', `2. Results\n${LONG}`];
    const before = readBlocks(parts.join('\n\n'));
    const after = readBlocks([...parts.slice(0, 3), `2. Results\n${LONG}x`].join('\n\n'));
    expect(after.map((block, at) => block === before[at])).toEqual([true, true, true, true, true, true, true, false]);
  });
});
