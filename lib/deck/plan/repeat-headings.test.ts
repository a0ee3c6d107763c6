import { describe, expect, it } from 'vitest';
import type { Format, TextMode } from '../../contract/enums';
import { readContent } from '../content/read-content';
import { deckFrom } from '../testing/sample-deck';
import { plainText } from '../text/text-runs';

const headings = (
  inputText: string,
  format: Format = 'presentation',
  language = 'en',
  textMode: TextMode = 'preserve',
) =>
  deckFrom(inputText, { textMode, format }).cards.map((card) => {
    const { heading } = readContent(card, language);
    return heading ? plainText(heading.runs) : null;
  });

const SECTION = '## Heating\n\nThe boiler is from 1998.';
const INTRO = `For six years our team of nine played planning poker every second Tuesday. We had the cards, the app and the
spreadsheet that turned points into dates. Last autumn we threw all of it away, and this is what happened.`;
const FACTS = 'Attendees: Helen Marsh (chair), Dinesh Patel\n\nAbsent: Marco Ricci';

describe('the slide between the cover and the first section', () => {
  it('does not repeat the title', () => {
    expect(headings(`# Minutes\n\n${INTRO}\n\n${SECTION}`)).toEqual(['Minutes', 'Introduction', 'Heating']);
  });

  it('is an overview if it only has labels with values, and in the language of the deck', () => {
    const text = `# Minutes\n\nDate: 3 February\n\n${FACTS}\n\n${SECTION}`;
    expect(headings(text)).toEqual(['Minutes', 'At a glance', 'Heating']);
    expect(headings(text, 'presentation', 'de')[1]).toBe('Auf einen Blick');
    expect(headings(text, 'presentation', 'fr', 'condense')[1]).toBe('En bref');
    expect(headings(text, 'presentation', 'xx')[1]).toBe('At a glance');
  });

  it('is marked as continued from the second one on', () => {
    const long = Array.from({ length: 9 }, () => INTRO).join('\n\n');
    const shown = headings(`# Minutes\n\n${long}\n\n${SECTION}`, 'presentation', 'es');
    expect(shown[1]).toBe('Introducción');
    expect(new Set(shown.slice(2, -1))).toEqual(new Set(['Introducción (continuación)']));
  });

  it('keeps the title if there is no section, and on posts', () => {
    expect(headings(`# Day\n\n- 09:00 Arrival\n- 09:30 Welcome\n- 10:00 Where we stand`)).toEqual(['Day', 'Day']);
    expect(headings(`# Minutes\n\n${INTRO}\n\n${SECTION}`, 'social')[1]).toBe('Minutes');
  });
});
