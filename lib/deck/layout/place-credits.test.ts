import { expect, it } from 'vitest';
import type { Block } from '../blocks';
import { checkPlaced } from '../check/check-placed';
import { layOutDeck } from '../lay-out-deck';
import type { PlacedElement } from '../placed';
import { card, heading, paragraph, prose } from '../testing/sample-blocks';
import { sampleOptions } from '../testing/sample-options';
import { TESTED_THEMES } from '../testing/tested-themes';
import { contrastRatio } from '../themes/contrast';

const CREDITS = [
  { credit: 'Ada Moreau / Unsplash (Unsplash License)', url: 'https://unsplash.com/photos/1' },
  { credit: 'Jonas Weber / Openverse (CC BY 4.0)', url: 'https://photos.example/2' },
];

function photo(at: 0 | 1): Block {
  const { credit, url } = CREDITS[at]!;
  const file = { kind: 'file', key: `images/${at}.jpg`, mediaType: 'image/jpeg', width: 1200, height: 1200 } as const;
  return { kind: 'image', picture: { ...file, credit, creditUrl: url }, alt: 'Hills', lines: { from: 1, to: 1 } };
}

it.each(TESTED_THEMES)('writes credits that are readable and overlap nothing in $name', (theme) => {
  const cards = [
    card(heading('A title'), paragraph('And a line below it.')),
    card(heading('Some text'), paragraph(prose(30)), photo(0)),
    card(heading('More text'), paragraph(prose(30)), photo(1)),
    card(heading('Some words'), paragraph(prose(40))),
    card(heading('The end'), paragraph('Thanks.')),
  ];
  for (const dimensions of ['16x9', '4x3'] as const) {
    const placed = layOutDeck(cards, sampleOptions({ theme, dimensions })).cards;
    expect(checkPlaced(placed)).toEqual({ inside: [], overlaps: [] });
    expect(placed[1]?.notes).toBe(`Image: ${CREDITS[0]!.credit}, ${CREDITS[0]!.url}`);
    const isCredits = (element: PlacedElement) =>
      element.kind === 'text' && element.paragraphs[0]?.runs[1]?.text === CREDITS[0]!.credit;
    const at = placed.findIndex(({ elements }) => elements.some(isCredits));
    // A drawing sheet has no free space inside its frame.
    if (at === -1 && theme.skeleton === 'blueprint') continue;
    expect(at, 'a card with room').toBeGreaterThanOrEqual(0);
    const text = placed[at]!.elements.find(isCredits)!;
    if (text.kind !== 'text') throw new Error(text.kind);
    const [paragraph] = text.paragraphs;
    // A page of a notebook or a poster has little space below its text.
    const size = ['notebook', 'poster'].includes(theme.skeleton) ? 8 : 12;
    for (const { style } of paragraph!.runs) expect(style.size).toBeGreaterThanOrEqual(size);
    expect(paragraph?.runs.map((run) => run.text).join('')).toContain('Ada Moreau / Unsplash (Unsplash License)');
    expect(paragraph?.runs.filter(({ href }) => href).map(({ href }) => href)).toEqual(CREDITS.map(({ url }) => url));
    // The ground below it, as far as the shapes show.
    const below = placed[at]!.elements.filter(
      ({ kind, box }) =>
        kind === 'shape' &&
        box.x <= text.box.x &&
        box.y <= text.box.y &&
        box.x + box.width >= text.box.x + text.box.width &&
        box.y + box.height >= text.box.y + text.box.height,
    );
    const ground = below.reduce(
      (colour, each) => (each.kind === 'shape' && each.fill ? each.fill : colour),
      placed[at]!.ground,
    );
    for (const { style } of paragraph!.runs)
      expect(contrastRatio(theme.palette[style.colour], theme.palette[ground])).toBeGreaterThanOrEqual(4.5);
  }
});
