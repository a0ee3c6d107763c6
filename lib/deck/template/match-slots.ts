import { readContent } from '../content/read-content';
import { readVisual } from '../content/read-visual';
import type { LayoutName } from '../placed';
import { fillSlot } from './fill-slot';
import type { FilledSlot } from './filled-slot';
import type { PromptPart } from './prompt-parts';
import type { TemplateSlot } from './template-shape';

const SCORE = { own: 10, made: 7, text: 5, none: 0 } as const satisfies Record<FilledSlot['fit'], number>;
/** The most a cover scores. Any few words fit on a cover, so a fit says little. */
const COVER = 6;
const STATEMENT = 7;
/** The score of content with a special form, such as a table, in a slot for text. */
const OUT_OF_FORM = 3;
const REST_PENALTY = 3;
/**
 * Bonus for the first part on the template's first card, which is higher if the part has the prompt's only level-1
 * heading.
 */
const OPENING = { usual: 4, titled: 8 };
/** Bonus for the last part on the template's last card. */
const ENDING = 2;
const COVERS: ReadonlySet<LayoutName> = new Set(['title', 'section', 'closing']);

/**
 * Assigns a card to each part, in order: the best match, and otherwise as early as possible. There are no more parts
 * than cards.
 */
export function matchSlots(parts: readonly PromptPart[], slots: readonly TemplateSlot[]): number[] {
  // best[i][j]: the best score of the parts from i on in the cards from j on.
  const width = slots.length + 1;
  const best = Array.from({ length: parts.length + 1 }, () => new Float64Array(width).fill(Number.NEGATIVE_INFINITY));
  best[parts.length]!.fill(0);
  const opening = hasTitle(parts) ? OPENING.titled : OPENING.usual;
  const scores = parts.map((part, at) => scoresOf(part, at, { parts: parts.length, slots, opening }));
  for (let part = parts.length - 1; part >= 0; part -= 1)
    for (let slot = slots.length - 1; slot >= 0; slot -= 1)
      best[part]![slot] = Math.max(scores[part]![slot]! + best[part + 1]![slot + 1]!, best[part]![slot + 1]!);
  const chosen: number[] = [];
  for (let slot = 0; chosen.length < parts.length; slot += 1) {
    const part = chosen.length;
    if (scores[part]![slot]! + best[part + 1]![slot + 1]! >= best[part]![slot]!) chosen.push(slot);
  }
  return chosen;
}

type Place = { parts: number; slots: readonly TemplateSlot[]; opening: number };

function scoresOf(part: PromptPart, at: number, { parts, slots, opening }: Place): number[] {
  const known = new Map<LayoutName, number>();
  const hasForm = hasOwnForm(part);
  return slots.map(({ layout }, slot) => {
    let score = known.get(layout);
    if (score === undefined) {
      score = scoreIn(part, layout, hasForm);
      known.set(layout, score);
    }
    if (score <= 0) return score;
    if (at === 0 && slot === 0) return score + opening;
    const isEnd = at > 0 && at === parts - 1 && slot === slots.length - 1 && COVERS.has(layout);
    return isEnd ? score + ENDING : score;
  });
}

function scoreIn(part: PromptPart, layout: LayoutName, hasForm: boolean): number {
  const { fit, rest } = fillSlot(part, layout);
  const isText = fit === 'text' || ((layout === 'bullets' || layout.endsWith('columns')) && fit === 'own');
  const score = COVERS.has(layout)
    ? Math.min(COVER, SCORE[fit])
    : layout === 'statement'
      ? Math.min(STATEMENT, SCORE[fit])
      : isText && hasForm
        ? OUT_OF_FORM
        : SCORE[fit];
  return score - (rest.length > 0 ? REST_PENALTY : 0);
}

/** Whether the first part has the title of the whole prompt, even if it has more content. */
function hasTitle(parts: readonly PromptPart[]): boolean {
  const levels = parts.map(({ blocks }) => blocks.find((block) => block.kind === 'heading')?.level);
  return levels.length > 1 && levels.indexOf(1) === 0 && levels.lastIndexOf(1) === 0;
}

/** Whether a part is a table, code, a quotation or drawn as a visual. */
function hasOwnForm(part: PromptPart): boolean {
  const content = readContent({ blocks: part.blocks, notes: null, labelOnly: false });
  const isForm = content.texts.some(({ kind }) => kind === 'table' || kind === 'code' || kind === 'quote');
  return isForm || readVisual(content) !== null;
}
