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
  // A prompt is better with Generate in every mode and at every target.
  ['preserve', true, false, PROMPT, 'prompt'],
  ['preserve', true, true, PROMPT, 'prompt'],
  ['preserve', false, true, PROMPT, 'prompt'],
  ['condense', true, true, PROMPT, 'prompt'],
  ['condense', false, true, PROMPT, 'prompt'],
  ['generate', true, true, PROMPT, null],
  // Without a model a topic would be one nearly empty card, unless that was chosen.
  ['preserve', false, false, PROMPT, 'topic'],
  ['preserve', false, false, '光合作用', 'topic'],
  ['preserve', false, true, 'Photosynthesis', null],
  ['preserve', false, false, '# Photosynthesis', null],
  ['preserve', false, false, 'https://example.org/a.png', null],
  ['preserve', false, false, FINISHED, null],
  ['preserve', false, false, '', null],
  // A finished text is kept, and a model is offered.
  ['preserve', true, false, FINISHED, 'kept'],
  ['preserve', true, true, FINISHED, null],
  ['condense', true, true, 'Photosynthesis', 'short'],
  ['condense', true, true, FINISHED, null],
])('%s, writes %j, chosen %j, %j: %j', (textMode, writes, isChosen, text, offer) => {
  expect(generateOffer({ text, textMode, writes, isChosen })).toBe(offer);
});
