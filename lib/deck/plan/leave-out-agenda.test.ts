import { describe, expect, it } from 'vitest';
import type { Format, TextMode } from '../../contract/enums';
import { countNaturalCards, makeCards } from '../make-cards';
import { plainText } from '../text/text-runs';

const AGENDA = '## Agenda\n\n- What we did\n- What comes next';
const SECTIONS = '## What we did\n\nWe cooked on 248 days.\n\n## The room\n\nThe spring appeal paid for a cold room.';
const text = (agenda = AGENDA) => `# The kitchen\n\nA year of soup\n\n${agenda}\n\n${SECTIONS}`;

function headingsOf(inputText: string, textMode: TextMode, format: Format = 'social', numCards?: number) {
  const shape = { inputText, textMode, format };
  const count = numCards ?? countNaturalCards(shape);
  const { cards } = makeCards({ ...shape, numCards: count, cardSplit: 'auto', amount: 'medium' });
  return cards.map(({ blocks }) => blocks.flatMap((each) => (each.kind === 'heading' ? [plainText(each.runs)] : [])));
}

describe('an agenda', () => {
  const without = [['The kitchen'], ['What we did'], ['The room']];

  it.each(['condense', 'generate'] as const)('has no post in %s', (textMode) => {
    expect(headingsOf(text(), textMode)).toEqual(without);
    expect(headingsOf(text(`${AGENDA}\n\nSpeaker notes: Read it out.`), textMode)).toEqual(without);
    expect(headingsOf(text(), textMode, 'social', 2).flat()).not.toContain('Agenda');
  });

  it('has one in a preserved text, on slides, and where more posts are asked for', () => {
    expect(headingsOf(text(), 'preserve').flat()).toContain('Agenda');
    expect(headingsOf(text(), 'condense', 'presentation').flat()).toContain('Agenda');
    expect(headingsOf(text(), 'condense', 'social', 4).flat()).toContain('Agenda');
  });

  it.each([
    ['names no heading', '## Agenda\n\n- Lunch\n- A walk'],
    ['is the heading of more than a list', `${AGENDA}\n\nLunch is at noon.`],
    ['has sections', `${AGENDA}\n\n### Doors open\n\nAt nine.`],
  ])('stays if it %s', (_, agenda) => {
    expect(headingsOf(text(agenda), 'condense').flat()).toContain('Agenda');
  });

  it('stays if it is the title', () => {
    expect(headingsOf(`${AGENDA.replace('## ', '# ')}\n\n${SECTIONS}`, 'condense')[0]).toEqual(['Agenda']);
  });
});
