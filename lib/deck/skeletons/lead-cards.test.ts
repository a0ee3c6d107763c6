import { expect, it } from 'vitest';
import { heading, paragraph } from '../testing/sample-blocks';
import { plainText } from '../text/text-runs';
import { partLead } from './lead-cards';

const REST = 'More is said about this in the report, which everybody can read in the office from Monday on.';

function leadOf(title: string, text: string): string | null {
  const head = heading(title);
  const parts = partLead({ heading: head.kind === 'heading' ? head : null, body: [paragraph(text)] });
  return parts && plainText(parts.lead);
}

it.each([
  ['answers the heading', 'May I bring a dog?', 'Only on a lead.', 'Only on a lead.'],
  ['states an amount', 'Budget', 'Rent is 480 € a month.', 'Rent is 480 € a month.'],
  ['only comes first', 'The hall', 'The hall was painted in spring.', null],
  ['goes on with something', 'And then?', 'But that was long ago.', null],
])('sets a first sentence large if it has a reason: it %s', (_, title, sentence, lead) =>
  expect(leadOf(title, `${sentence} ${REST}`)).toBe(lead),
);
