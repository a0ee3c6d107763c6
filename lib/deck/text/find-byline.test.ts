import { describe, expect, it } from 'vitest';
import type { TextMode } from '../../contract/enums';
import { makeCards } from '../make-cards';
import { blockText } from './block-text';
import { isByline } from './find-byline';
import { readBlocks } from './read-text';

const PROSE = `A passenger ferry with 287 people on board struck the breakwater on Tuesday morning, injuring 31 people.

Rescue services reached the ship within nine minutes. Passengers were taken off by two lifeboats and a pilot boat.

The inquiry is concentrating on the steering system, which was replaced in November at a cost of 1.9 million pounds.`;
const HEADLINE = 'Ferry crash leaves 31 injured as inquiry turns to steering fault';
const BYLINE = 'By Maria Lindqvist and Tom Adeyemi';

const read = (text: string): string[] =>
  readBlocks(text)
    .slice(0, 3)
    .map((block) => `${block.kind}: ${blockText(block).slice(0, 64)}`);
const titleCard = (inputText: string, textMode: TextMode): string[] =>
  makeCards({
    ...{ inputText, textMode, cardSplit: 'auto', numCards: { atMost: 60 }, amount: 'medium', format: 'presentation' },
  }).cards[0]!.blocks.map(blockText);

describe('the authors’ names', () => {
  it.each([
    BYLINE,
    'By MARIA LINDQVIST in Port Ellery',
    'Written by Maria Lindqvist',
    'Von Anna Müller, Hamburger Abendblatt',
    'Par Jean-Luc Dupont et Zoé Martin',
    'Por Ana García Torres | 3 de mayo de 2026',
    'By J. R. Hartley, staff writer',
  ])('are recognised: %s', (line) => expect(isByline(line)).toBe(true));

  it.each([
    'By train to Vienna',
    'By the numbers',
    'By The Numbers',
    'By land and by sea',
    'Von Hamburg nach Wien',
    'Von Kopf bis Fuß',
    'Por qué importa',
    'By Maria Lindqvist we have heard it all.',
    'Bystander Maria Lindqvist',
  ])('are not seen in “%s”', (line) => expect(isByline(line)).toBe(false));
});

describe('below the title', () => {
  it.each(['preserve', 'condense', 'generate'] as const)('are its subtitle: %s', (textMode) => {
    expect(titleCard(`${HEADLINE}\n\n${BYLINE}\n\n${PROSE}`, textMode)).toEqual([HEADLINE, BYLINE]);
  });

  it.each([
    ['a short title', 'Ferry crash', `Ferry crash\n\n${BYLINE}\n\n${PROSE}`],
    ['no blank lines', 'Ferry crash', `Ferry crash\n${BYLINE}\n${PROSE}`],
    ['a marked heading', 'Ferry crash', `# Ferry crash\n\n## ${BYLINE}\n\n${PROSE}`],
    ['sections', 'Ferry crash', `Ferry crash\n\n${BYLINE}\n\n${PROSE}\n\nWhat comes next\n\n${PROSE}`],
    [
      'lines that are headings',
      'FERRY CRASH',
      `FERRY CRASH\n\n${BYLINE.toUpperCase()}\n\n${PROSE}\n\nNEXT\n\n${PROSE}`,
    ],
  ])('are no heading: %s', (_name, title, text) => {
    expect(read(text).slice(0, 2)).toEqual([
      `heading: ${title}`,
      expect.stringMatching(/^paragraph: By Maria Lindqvist and Tom Adeyemi/i),
    ]);
  });

  it('may come after a subtitle', () => {
    const lead = 'The steering had failed three times before.';
    expect(titleCard(`${HEADLINE}\n\n${lead}\n\n${BYLINE}\n\n${PROSE}`, 'preserve')).toEqual([HEADLINE, lead, BYLINE]);
  });

  it.each([
    ['a phrase', 'Getting to the conference', 'By train to Vienna'],
    ['a title', 'The ferry in figures', 'By the numbers'],
  ])('leave other lines a heading: %s', (_name, title, line) => {
    expect(read(`${title}\n\n${line}\n\n${PROSE}\n\nWhat comes next\n\n${PROSE}`)[1]).toBe(`heading: ${line}`);
  });

  it('are sections if there are several', () => {
    const text = `Getting there\n\nBy Public Transport\n\n${PROSE}\n\nBy Car\n\n${PROSE}`;
    expect(read(text)[1]).toBe('heading: By Public Transport');
    expect(read(`# Poems\n\n## By Emily Dickinson\n\n${PROSE}\n\n## Others\n\n${PROSE}`)[1]).toBe(
      'heading: By Emily Dickinson',
    );
  });
});
