import { readContent } from '../layout/read-content';
import type { LayoutName } from '../placed';
import { readVisual } from '../visual/read-visual';
import { fillSlot } from './fill-slot';
import type { FilledSlot } from './filled-slot';
import type { PromptPart } from './prompt-parts';
import type { TemplateSlot } from './template-shape';

const WORTH = { own: 10, made: 7, text: 5, none: 0 } as const satisfies Record<FilledSlot['fit'], number>;
/** A cover takes any few words, so it says little that it does. */
const COVER = 6;
const STATEMENT = 7;
/** What has a form of its own, in a place for text. */
const OUT_OF_FORM = 3;
const WITH_REST = 3;
/** For the first part on the template's first card, and for one that the prompt's only top heading heads. */
const OPENING = { usual: 4, titled: 8 };
/** For the last part on the template's last card. */
const ENDING = 2;
const COVERS: ReadonlySet<LayoutName> = new Set(['title', 'section', 'closing']);

/**
 * The card of each part: in order, where each suits best, and else as early as it can be. There are no more parts than
 * cards.
 */
export function matchSlots(parts: readonly PromptPart[], slots: readonly TemplateSlot[]): number[] {
  // best[i][j]: of the parts from i on in the cards from j on.
  const width = slots.length + 1;
  const best = Array.from({ length: parts.length + 1 }, () => new Float64Array(width).fill(Number.NEGATIVE_INFINITY));
  best[parts.length]!.fill(0);
  const opening = hasTitle(parts) ? OPENING.titled : OPENING.usual;
  const worths = parts.map((part, at) => worthOf(part, at, { parts: parts.length, slots, opening }));
  for (let part = parts.length - 1; part >= 0; part -= 1)
    for (let slot = slots.length - 1; slot >= 0; slot -= 1)
      best[part]![slot] = Math.max(worths[part]![slot]! + best[part + 1]![slot + 1]!, best[part]![slot + 1]!);
  const chosen: number[] = [];
  for (let slot = 0; chosen.length < parts.length; slot += 1) {
    const part = chosen.length;
    if (worths[part]![slot]! + best[part + 1]![slot + 1]! >= best[part]![slot]!) chosen.push(slot);
  }
  return chosen;
}

type Place = { parts: number; slots: readonly TemplateSlot[]; opening: number };

function worthOf(part: PromptPart, at: number, { parts, slots, opening }: Place): number[] {
  const known = new Map<LayoutName, number>();
  const hasForm = hasOwnForm(part);
  return slots.map(({ layout }, slot) => {
    let worth = known.get(layout);
    if (worth === undefined) {
      worth = worthIn(part, layout, hasForm);
      known.set(layout, worth);
    }
    if (worth <= 0) return worth;
    if (at === 0 && slot === 0) return worth + opening;
    const isEnd = at > 0 && at === parts - 1 && slot === slots.length - 1 && COVERS.has(layout);
    return isEnd ? worth + ENDING : worth;
  });
}

function worthIn(part: PromptPart, layout: LayoutName, hasForm: boolean): number {
  const { fit, rest } = fillSlot(part, layout);
  const isText = fit === 'text' || ((layout === 'bullets' || layout.endsWith('columns')) && fit === 'own');
  const worth = COVERS.has(layout)
    ? Math.min(COVER, WORTH[fit])
    : layout === 'statement'
      ? Math.min(STATEMENT, WORTH[fit])
      : isText && hasForm
        ? OUT_OF_FORM
        : WORTH[fit];
  return worth - (rest.length > 0 ? WITH_REST : 0);
}

/** Whether the first part has the title of the whole, also where more is below it. */
function hasTitle(parts: readonly PromptPart[]): boolean {
  const levels = parts.map(({ blocks }) => blocks.find((block) => block.kind === 'heading')?.level);
  return levels.length > 1 && levels.indexOf(1) === 0 && levels.lastIndexOf(1) === 0;
}

/** Whether a part is a table, code, a quotation or something that is drawn. */
function hasOwnForm(part: PromptPart): boolean {
  const content = readContent({ blocks: part.blocks, notes: null, labelOnly: false });
  const isForm = content.texts.some(({ kind }) => kind === 'table' || kind === 'code' || kind === 'quote');
  return isForm || readVisual(content) !== null;
}
