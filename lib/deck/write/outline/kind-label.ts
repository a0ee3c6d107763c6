import { capitalised } from '../../text/capitalised';
import { withoutAskedCards } from './asked-cards';
import { withoutOrder } from './find-topic';
import { withoutArticle } from './german/german-topic';
import type { OutlineKind, OutlineLanguage } from './outline-kind';
import { businessIn } from './outline-kinds';

const MOST_WORDS = 3;
/** Words before the name of a kind that say how to write, or no more than the name of the kind. */
const PLAIN =
  /^(?:(?:(?:plan|prepare|organi[sz]e) (?:an?|the|our|my)|short|brief|quick|simple|detailed|nice|good|great|professional|convincing|persuasive|compelling|project|product|class|kurze[rns]?|kleine[rns]?|einfache[rns]?|schöne[rns]?|gute[rns]?|professionelle[rns]?|bitte)\s?)+$/iu;

const BUSINESS_PLAN = /^(?:business ?plan|geschäftsplan|plan d[’']affaires|plan de negocios?)$/i;

/**
 * The label of a kind as the prompt has it, if the title does not say it: "Half-day workshop". Otherwise the label of the
 * kind.
 */
export function kindLabel(prompt: string, title: string, kind: OutlineKind, language: OutlineLanguage): string | null {
  const asked = withoutOrder(withoutAskedCards(prompt).trim(), language);
  const found = kind.named.exec(asked);
  if (kind.label === null || !found || kind.id === 'worth') return kind.label;
  // A business plan is outlined like a pitch, but is none.
  if (kind.id === 'pitch' && BUSINESS_PLAN.test(found[0])) return businessIn(language).label;
  const before = withoutArticle(asked.slice(0, found.index).replace(/^(?:an?|the|our|my)\s/i, '')).trim();
  const isWord =
    /^\p{L}[\p{L}\p{N}-]*(?:\s\p{L}[\p{L}\p{N}-]*)*$/u.test(before) && /\s$/.test(asked.slice(0, found.index));
  if (!isWord || PLAIN.test(before) || before.split(' ').length > MOST_WORDS) return kind.label;
  const own = `${before} ${found[0]}`;
  // "Detailed marketing" is no label, because the kind is a marketing plan.
  const isLabel = kind.label.toLowerCase().endsWith(found[0].toLowerCase());
  if (!isLabel || title.toLowerCase().includes(found[0].toLowerCase())) return kind.label;
  return capitalised(own);
}
