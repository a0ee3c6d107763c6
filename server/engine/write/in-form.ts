import { fillSlot } from '@/lib/deck/template/fill-slot';
import { blockText } from '@/lib/deck/text/block-text';
import type { CardProblem } from './check-card';
import type { ModelCard } from './model-card';
import type { CardTask } from './write-card';

/** An answered card in the form of the template's card. What has no place in it is kept in the notes. */
export function inForm(made: ModelCard, { slot }: CardTask): { made: ModelCard; problems: CardProblem[] } {
  if (!slot) return { made, problems: [] };
  const { card } = made;
  const { card: filled, rest, fit } = fillSlot({ blocks: card.blocks, notes: card.notes }, slot.layout);
  const said = rest.map(blockText).join('\n');
  const notes = said === '' ? filled.notes : [filled.notes ?? [], said].flat().join('\n');
  const isInForm = fit !== 'none' && rest.length === 0;
  return {
    made: { ...made, card: { ...card, ...filled, notes } },
    // A quotation cannot be written where the text has none.
    problems: isInForm || slot.layout === 'quote' ? [] : [{ kind: 'form', form: slot.form }],
  };
}
