import { describe, expect, it } from 'vitest';
import { readBlocks } from '../text/read-text';
import { findOutline } from './find-outline';

const found = (prompt: string, wish = {}) => findOutline(prompt, readBlocks(prompt), wish);

describe('the outline of a prompt', () => {
  it.each([
    ['topic', 'en', 'Photosynthesis for beginners, and why it is slow', 'The history of jazz'],
    ['pitch', 'en', 'Pitch deck for a coffee shop', 'Business plan for a dog grooming van'],
    ['proposal', 'en', 'Proposal to replace the heating', 'Project proposal for the club'],
    ['launch', 'en', 'Product launch of a solar backpack', 'We are launching Tidepool'],
    ['how-to', 'en', 'How to change a tyre', '7 tips for better sleep'],
    ['comparison', 'en', 'iOS vs Android for the field team', 'Pros and cons of renting'],
  ])('is %s in %s for “%s” and “%s”', (id, language, ...prompts) => {
    for (const prompt of prompts) expect([prompt, found(prompt)]).toMatchObject([prompt, { id, language }]);
  });

  it('is the one that a line of the instructions chooses, in the language of the prompt', () => {
    const additionalInstructions = 'No icons.\nOutline: Reise';
    expect(found('Bees', { additionalInstructions })).toMatchObject({ id: 'trip', language: 'en', label: 'Trip' });
    expect(found('Bees', { additionalInstructions: 'Outline: bees' })?.id).toBe('topic');
  });
});

describe('the title of an outline', () => {
  it.each([
    ['Create a 10-slide presentation on coral reefs', 'Coral reefs', 10],
    ['Can you please make me a short talk about the history of tea?', 'The history of tea', null],
    ['A carousel with 6 posts about composting', 'Composting', 6],
    ['Erstelle eine Präsentation über den Wasserkreislauf', 'Wasserkreislauf', null],
  ])('leaves out the request and the number of cards: %s', (prompt, title, asked) =>
    expect(found(prompt)).toMatchObject({ title, asked, brief: '' }),
  );

  it('leaves whole sentences, and all of a long one, to the brief', () => {
    expect(found('Make a deck about our café. It opens in May.')).toMatchObject({
      title: 'Our café',
      brief: 'It opens in May.',
    });
    const long = `proposal to ${'really '.repeat(18)}replace the benches`;
    expect(found(long)?.brief).toBe(`P${long.slice(1)}`);
    expect(found(long)?.title.endsWith('really …')).toBe(true);
  });
});
