import type { Block, BlockOf } from '../blocks';
import { measureRuns } from '../layout/measure-text-block';
import type { MeasureContext, Measured } from '../layout/measured';
import { wordsOf } from '../layout/read-content';
import type { DocumentFrame } from './document-frame';

/** Paragraphs of no more words say for whom and when a text was written. */
const FACT_WORDS = 12;
const MOST_FACTS = 3;
/** A longer paragraph is text like any other. */
const LEAD_WORDS = 80;

/** The short lines that follow the title, and the paragraph that says what the text is about. */
export type Preface = { facts: BlockOf<'paragraph'>[]; lead: BlockOf<'paragraph'> | null };

export function prefaceOf(blocks: readonly Block[]): Preface {
  const facts: BlockOf<'paragraph'>[] = [];
  for (const block of blocks) {
    if (block.kind !== 'paragraph') break;
    const words = wordsOf(block);
    if (words > FACT_WORDS) return { facts, lead: words <= LEAD_WORDS ? block : null };
    if (facts.length === MOST_FACTS) break;
    facts.push(block);
  }
  return { facts, lead: null };
}

export function measurePreface({ facts, lead }: Preface, { text }: DocumentFrame, measure: MeasureContext): Measured[] {
  const { muted } = measure.inks;
  return [
    ...facts.map(({ runs }) =>
      measureRuns(
        runs,
        text.width,
        { role: 'caption', font: 'body', size: 9.5, leading: 1.4, colour: muted, spaceBefore: 3, after: 8 },
        measure,
      ),
    ),
    ...(lead
      ? [
          measureRuns(
            lead.runs,
            text.width,
            { role: 'body', font: 'body', size: 13.5, leading: 1.5, spaceBefore: 14, after: 14 },
            measure,
          ),
        ]
      : []),
  ];
}
