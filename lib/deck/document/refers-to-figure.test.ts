import { describe, expect, it } from 'vitest';
import { paragraph } from '../layout/sample-blocks';
import { refersToFigure } from './refers-to-figure';

describe('text that refers to a figure before it', () => {
  it.each([
    'The insurance settlement covers £640,000 of this. A grant has been approved.',
    'These sums include tax.',
    'Davon trägt die Versicherung 640.000 €.',
    'L’assurance couvre la moitié de cette somme.',
  ])('is found directly below the figure: %s', (text) => {
    expect(refersToFigure(paragraph(text), true)).toBe(true);
    expect(refersToFigure(paragraph(text), false)).toBe(false);
  });

  it.each([
    'As the table above shows, vans are cheap.',
    'Die obige Tabelle zeigt das.',
    'Le tableau ci-dessus le montre.',
  ])('is found anywhere: %s', (text) => expect(refersToFigure(paragraph(text), false)).toBe(true));

  it.each([
    'Total hours rise from 43 to 53 a week.',
    'We want to open this year.',
    'The grant is approved. This needs a vote.',
    'Die Damen kamen früh.',
  ])('is not found in other text: %s', (text) => expect(refersToFigure(paragraph(text), true)).toBe(false));
});
