import { describe, expect, it } from 'vitest';
import { makeCards } from '../make-cards';
import { blockText } from '../text/block-text';

const FILL = 'Nobody remembers who painted the walls green, although several people claim that they were there.';

/** The words of a section of its own, after a title card. */
function section(text: string, amount: 'brief' | 'medium' = 'brief'): string {
  const { cards } = makeCards({
    inputText: `# Report\n\n## News\n\n${text}\n\n## End\n\nNothing more.`,
    ...{ textMode: 'condense', cardSplit: 'auto', numCards: { atMost: 75 }, amount, format: 'presentation' },
  });
  const texts = cards.map(({ blocks }) => blocks.map(blockText));
  return texts.find(([first]) => first === 'News')!.join('\n');
}

describe('a condensed card keeps both sides of a contrast or neither', () => {
  it.each([
    ['Sales rose by 40% in May.', 'However, half of the orders were sent back within a week by the same three shops.'],
    ['The state pays 14 euros for every ticket.', 'On the other hand, aviation fuel is not taxed at all in Europe.'],
    [
      'The station has 12 lifts.',
      'But nine of them have been out of order since the flood in the spring of last year.',
    ],
    ['Orders doubled to 900 a day.', 'Therefore the depot hires eleven drivers for the weeks before the holidays.'],
    [
      'The bridge carries 12 tonnes.',
      'The crane, however, weighs fifteen tonnes without the counterweight at its back.',
    ],
    [
      'Der Krankenstand sank auf 5,4 Prozent.',
      'Allerdings stieg die Zahl der Überstunden um 12 Prozent im selben Jahr.',
    ],
    ['Die Miete sank um 3 Prozent.', 'Die Nebenkosten stiegen jedoch um 19 Prozent, vor allem wegen der Fernwärme.'],
    ['Les ventes ont doublé en mai.', 'En revanche, la moitié des colis sont revenus au dépôt dans la même semaine.'],
    ['Las ventas subieron un 40%.', 'Sin embargo, la mitad de los pedidos fueron devueltos en la misma semana.'],
  ])('%s %s', (statement, turn) => {
    for (const amount of ['brief', 'medium'] as const) {
      for (const text of [`${statement} ${turn} ${FILL} ${FILL}`, `${FILL} ${FILL} ${statement} ${turn}`]) {
        const kept = section(text, amount);
        expect(kept.includes(statement.slice(0, -1))).toBe(kept.includes(turn.slice(0, -1)));
      }
    }
  });

  it.each([
    ['Einerseits', 'Andererseits'],
    ['Zum einen', 'Zum anderen'],
    ['On the one hand', 'On the other hand'],
    ['D’une part', 'D’autre part'],
    ['Por un lado', 'Por otro lado'],
  ])('%s, %s', (one, other) => {
    for (const amount of ['brief', 'medium'] as const) {
      const kept = section(`${FILL} ${one} 31 people applied. Most were young. ${other} 6 left again. ${FILL}`, amount);
      expect(kept.includes(one)).toBe(kept.includes(other));
    }
  });

  it('keeps the limit of a clause with the clause', () => {
    const text = section(
      '1.1 The contractor delivers a website of up to 14 pages, with all the texts and pictures that the client sends.\n1.2 Subcontractors need written consent. However, the contractor remains liable for their work as for her own.\n1.3 Changes are agreed in writing.',
    );
    expect(text).toContain('1.2 Subcontractors');
    expect(text).toContain('However, the contractor remains liable');
  });

  it('keeps a question in running text only with what follows it', () => {
    const text = section(`${FILL} What follows from it? The four-day week is neither miracle nor nonsense. ${FILL}`);
    if (text.includes('What follows')) expect(text).toContain('neither miracle');
  });

  it('keeps questions as text, each with its whole answer', () => {
    const questions = [
      '**Does it survive restarts?**\nYes. Offsets come from a hash of the key, so a job keeps its slot.',
      '**Can I run it on several machines?**\nUse the shard option. Each machine takes a range of slots.',
      '**What happens when a job takes longer?**\nThe next run is skipped, and the function is called.',
    ];
    const whole = questions.map((each) => each.replaceAll('**', ''));
    const shown = (amount: 'medium' | 'detailed') =>
      makeCards({
        inputText: `# Wheel\n\n## Questions\n\n${questions.join('\n\n')}\n\n## End\n\nNothing more.`,
        ...{ textMode: 'condense', cardSplit: 'auto', numCards: 3, amount, format: 'presentation' },
      }).cards[1]!.blocks.slice(1);
    expect(shown('detailed').map(blockText)).toEqual(whole);
    expect(shown('detailed').some(({ kind }) => kind === 'list')).toBe(false);
    // With less room, a question is left out with its whole answer.
    expect(shown('medium').map(blockText)).toEqual(whole.slice(1));
  });

  it('keeps what critics say only with the answer', () => {
    const text = section(
      `${FILL} Critics say that night trains need subsidies. The state pays 14 euros for every ticket. ${FILL}`,
    );
    if (text.includes('Critics')) expect(text).toContain('14 euros');
  });

  it('still keeps a sentence if no pair fits', () => {
    const text = section(
      'The council decided to keep the old harbour crane of 1936 as the centre of a new square by the water. However, the repair of its cracked legs costs 1.9 million, which is more than the town spends on all its playgrounds.',
    );
    expect(text).toContain('keep the old harbour crane');
  });
});
