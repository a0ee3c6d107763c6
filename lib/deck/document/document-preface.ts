import type { Block, BlockOf } from '../blocks';
import { statesFacts } from '../content/opening-headings';
import { wordsOf } from '../content/read-content';
import { measureRuns } from '../layout/measure/measure-text-block';
import type { MeasureContext, Measured } from '../layout/measure/measured';
import type { DocumentFrame } from './document-frame';

/** Paragraphs of up to this many words state facts such as the date or the audience. With labels they may be longer. */
const FACT_WORDS = 12;
const MOST_FACTS = 3;
const LABELLED = { words: 60, most: 8 };
/** A longer paragraph is ordinary text. */
const LEAD_WORDS = 80;

/** The short lines after the title, and the paragraph that introduces the text. */
export type Preface = { facts: BlockOf<'paragraph'>[]; lead: BlockOf<'paragraph'> | null };

export function prefaceOf(blocks: readonly Block[]): Preface {
  const facts: BlockOf<'paragraph'>[] = [];
  for (const block of blocks) {
    if (block.kind !== 'paragraph') break;
    const words = wordsOf(block);
    const isLabelled = statesFacts(block) && words <= LABELLED.words;
    if (words > FACT_WORDS && !isLabelled) return { facts, lead: words <= LEAD_WORDS ? block : null };
    if (facts.length === (isLabelled ? LABELLED.most : MOST_FACTS)) break;
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
