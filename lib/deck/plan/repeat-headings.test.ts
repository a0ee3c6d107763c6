import { describe, expect, it } from 'vitest';
import type { Format } from '../../contract/enums';
import { readContent } from '../content/read-content';
import { deckFrom } from '../testing/sample-deck';
import { plainText } from '../text/text-runs';

const headings = (inputText: string, format: Format = 'presentation') =>
  deckFrom(inputText, { textMode: 'preserve', format }).cards.map((card) => {
    const { heading } = readContent(card);
    return heading ? plainText(heading.runs) : null;
  });

const SECTION = '## Heating\n\nThe boiler is from 1998.';
const INTRO = `For six years our team of nine played planning poker every second Tuesday. We had the cards, the app and the
spreadsheet that turned points into dates. Last autumn we threw all of it away, and this is what happened.`;
const FACTS = 'Attendees: Helen Marsh (chair), Dinesh Patel\n\nAbsent: Marco Ricci';

describe('the slide between the cover and the first section', () => {
  it('has no heading that nobody wrote, also if there are several', () => {
    const long = Array.from({ length: 9 }, () => INTRO).join('\n\n');
    for (const opening of [INTRO, `Date: 3 February\n\n${FACTS}`, long]) {
      const [title, ...others] = headings(`# Minutes\n\n${opening}\n\n${SECTION}`);
      expect(title).toBe('Minutes');
      expect(others.at(-1)).toBe('Heating');
      expect(new Set(others.slice(0, -1))).toEqual(new Set([null]));
    }
  });
});
