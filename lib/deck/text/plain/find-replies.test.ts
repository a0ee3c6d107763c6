import { describe, expect, it } from 'vitest';
import { makeCards } from '../../make-cards';
import { blockText } from '../block-text';
import { readBlocks } from '../read-text';

const MAIL = `From: Priya Nair <priya@harbourworks.example>
To: Studio team
Subject: Re: Re: Fwd: studio move

Hi all,

rent goes up from 1 September, and the landlord pays for the new floor but not for the electrics.

> On 13 May 2024, at 18:40, Tomas wrote:
> Can we keep the kiln? It weighs 480 kg.

Kiln: yes, but only on the ground floor.

P
--
Priya Nair
Harbour Works Studio
`;

function cardsOf(inputText: string) {
  return makeCards({
    inputText,
    textMode: 'preserve',
    cardSplit: 'auto',
    numCards: { atMost: 75 },
    amount: 'medium',
    format: 'presentation',
  });
}

describe('an e-mail', () => {
  const { cards, title, warnings } = cardsOf(MAIL);
  const blocks = cards.flatMap((card) => card.blocks);

  it('has a title without reply prefixes, which are among the facts below it', () => {
    expect(title).toBe('studio move');
    expect(cards[0]!.blocks.map(blockText)).toEqual([
      'studio move',
      'Re: Re: Fwd:\nFrom: Priya Nair priya@harbourworks.example\nTo: Studio team',
    ]);
    expect(warnings).toEqual([]);
  });

  it('shows a quoted reply as a note rather than a quotation', () => {
    const quote = blocks.find(({ kind }) => kind === 'quote');
    expect(quote).toMatchObject({ callout: 'note' });
    expect(blockText(quote!)).toBe('On 13 May 2024, at 18:40, Tomas wrote:\nCan we keep the kiln? It weighs 480 kg.');
  });

  it('has no sign-off as a heading', () => {
    expect(blocks.filter(({ kind }) => kind === 'heading').map(blockText)).toEqual(['studio move']);
    expect(blockText(blocks.at(-1)!)).toBe('P\nPriya Nair\nHarbour Works Studio');
  });
});

it('joins a quoted reply with the line above it that names its sender', () => {
  const [reply, ...more] = readBlocks('Am 3. Mai schrieb Ida Horn:\n\n> Kommt ihr?\n\nJa.');
  expect(reply).toMatchObject({ kind: 'quote', callout: 'note' });
  expect(blockText(reply!)).toBe('Am 3. Mai schrieb Ida Horn:\nKommt ihr?');
  expect(more.map(blockText)).toEqual(['Ja.']);
});

it('leaves other quotations alone', () => {
  expect(readBlocks('She said:\n\n> On Thursdays the bus comes.')[1]).not.toHaveProperty('callout');
});
