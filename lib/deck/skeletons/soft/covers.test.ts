import { expect, it } from 'vitest';
import { layOutDeck } from '../../lay-out-deck';
import { card, heading, paragraph, quote } from '../../testing/sample-blocks';
import { sampleOptions } from '../../testing/sample-options';
import { STANDARD_THEMES } from '../../themes/all-themes';

const theme = STANDARD_THEMES.find(({ id }) => id === 'lagoon')!;
const BELOW = 'Es haben 287 Haushalte geantwortet.';

it('keeps the text below a quotation clear of the tail of its speech tile', () => {
  for (const source of [[], ['— Renate Öztürk, Mitgliederbeirat']]) {
    const said = quote('„Noch einen Winter halten viele hier nicht durch.“', ...source);
    const cards = [card(heading('Bericht', 1)), card(heading('Stimmen'), said, paragraph(BELOW))];
    const { elements } = layOutDeck(cards, sampleOptions({ theme })).cards[1]!;
    const tile = elements.findIndex(({ kind, box }) => kind === 'shape' && box.width > 600);
    const tail = elements[tile + 1]!;
    expect(tail).toMatchObject({ kind: 'shape', shape: 'path' });
    const below = elements.find((each) => each.kind === 'text' && JSON.stringify(each).includes('287'))!;
    expect(below.box.y).toBeGreaterThanOrEqual(tail.box.y + tail.box.height);
  }
});
