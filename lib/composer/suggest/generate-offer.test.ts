import { expect, it } from 'vitest';
import { type GenerateOffer, generateOffer } from './generate-offer';

const PROMPT = 'A presentation about the history of tea';
const FINISHED = '# Tea\n\nIt came from China.\n\n- green\n- black';

it.each<
  [
    textMode: 'preserve' | 'condense' | 'generate',
    writes: boolean,
    isChosen: boolean,
    text: string,
    offer: GenerateOffer | null,
  ]
>([
  ['preserve', true, true, PROMPT, 'prompt'],
  ['preserve', false, true, PROMPT, 'prompt'],
  ['condense', true, true, PROMPT, 'prompt'],
  // Without a model a topic would be one nearly empty card, unless that was chosen.
  ['preserve', false, false, PROMPT, 'topic'],
  ['preserve', false, true, 'Photosynthesis', null],
  ['preserve', false, false, FINISHED, null],
  ['preserve', false, false, '', null],
  // A finished text is kept, and a model is offered.
  ['preserve', true, false, FINISHED, 'kept'],
  ['preserve', true, true, FINISHED, null],
  ['condense', true, true, 'Photosynthesis', 'short'],
  ['condense', true, true, FINISHED, null],
])('%s, writes %j, chosen %j, %j: %j', (textMode, writes, isChosen, text, offer) =>
  expect(generateOffer({ text, textMode, writes, isChosen })).toBe(offer),
);
