import type { Block, Card, DeckWarning } from '@/lib/deck/blocks';
import type { LayoutName } from '@/lib/deck/placed';
import type { SourceFacts } from './source-facts';
import type { Passage } from './source-passages';

export type CardTask = {
  index: number;
  total: number;
  heading: string;
  intent: string;
  /** The plan, with one heading per line. Empty for `condense`. */
  plan: string;
  passages: readonly Passage[];
  /** Null if the model may add its own content. */
  facts: SourceFacts | null;
  addresses: SourceFacts['addresses'];
  /** Whether the card needs no model call. */
  keepsAsIs: boolean;
  /** Whether the heading is the person's own, which the model must not change. */
  keepsHeading?: boolean;
  /** The part of the text that the card is written from, if each part is a card. */
  source?: Card;
  /** The pictures from the user's text, in order. The model can neither choose nor drop them. */
  pictures: readonly Block[];
  /** The template's card that this one fills: its layout, form and length. */
  slot?: { layout: LayoutName; form: string; words: { wanted: number; most: number } };
  /** Warnings for the user if the card is written by rules. */
  warnings?: readonly DeckWarning[];
  /** Set to rewrite an existing card: the card as Markdown, and the user's instruction. */
  rewrite?: { current: string; instruction: string };
  /** The same card written by rules. */
  byRules(): Promise<Card>;
};
