import { describe, expect, it } from 'vitest';
import type { Block } from '../blocks';
import { code, heading, list, paragraph, quote } from '../testing/sample-blocks';
import { blockText } from '../text/block-text';
import { cardRoom } from './card-room';
import { fillCards } from './fill-cards';

const posts = (blocks: Block[], dimensions: '1x1' | '4x5' | '9x16' = '1x1') =>
  fillCards(blocks, cardRoom({ format: 'social', textMode: 'preserve', dimensions }));
const textsOf = (cards: Block[][]) => cards.map((blocks) => blocks.map(blockText).join('\n'));

const SAID =
  '"My daughter did her homework there every day. Now she does it on the stairs of our block, because that’s where the Wi-Fi reaches."';
const PROSE =
  'Three schools within walking distance have lost their only quiet study space, and the nearest open branch is a 35-minute bus ride away.';

describe('posts', () => {
  it('keep a sentence that ends in a colon above what it announces', () => {
    const lead = 'The report of June 2025 lists four groups of work, in order of urgency:';
    const items = ['Replace the water mains', 'Rewire the ground floor', 'Build a ramp', 'Insulate the roof'];
    for (const block of [list(...items), code('a = 1\nb = 2\nc = 3'), quote(SAID)])
      for (const dimensions of ['1x1', '4x5', '9x16'] as const) {
        const made = posts([heading('The building'), paragraph(`${PROSE} ${lead}`), block], dimensions);
        for (const blocks of made)
          for (const [at, each] of blocks.entries())
            if (blockText(each).endsWith(lead)) expect(blocks[at + 1]?.kind).toBe(block.kind);
      }
  });

  it('keep code of up to a post on one', () => {
    const lines = Array.from({ length: 18 }, (_, at) => `  step(${at});`);
    const made = posts([heading('Take'), paragraph(PROSE), code(lines.join('\n'))], '4x5');
    expect(textsOf(made).filter((text) => text.includes('step('))).toHaveLength(1);
  });
});
