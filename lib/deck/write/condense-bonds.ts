import type { Block } from '../blocks';
import { endsWithQuestionMark } from '../text/letters';
import { plainText } from '../text/text-runs';
import type { Unit } from './condense-units';
import { refers } from './goes-on';

/** What the sentence before is limited or contradicted by, or what follows from it. */
const TURNS = new RegExp(
  `^(?:${[
    'However|But|Yet(?=,? )|Still,|Even so|Nevertheless|Nonetheless|Instead|Otherwise|Conversely|On the other hand|(?:By|In) contrast',
    'Therefore|Thus|Hence|So(?! far| much| many| long| that)(?=,? )|Consequently|Accordingly|As a (?:result|consequence)|(?:For|Because of) (?:this|that)(?: reason)?(?=,)',
    'Allerdings|Aber|Doch|Jedoch|Dagegen|Hingegen|Dennoch|Trotzdem|Andererseits|Stattdessen|Sonst|Ansonsten|Andernfalls|Demgegenüber|Dem (?:steht|stehen|standen)',
    'Deshalb|Daher|Darum|Deswegen|Folglich|Somit|Demnach|Infolgedessen',
    "Mais|Cependant|Pourtant|Toutefois|Néanmoins|En revanche|Par contre|D[’']autre part|Sinon|Donc|Par conséquent|C[’']est pourquoi|Ainsi",
    'Pero|Sin embargo|No obstante|En cambio|Por otro lado|Por otra parte|Por (?:lo )?tanto|Por eso|Así que|En consecuencia|De lo contrario',
  ].join('|')})(?![\\p{L}’'-])`,
  'u',
);
/** "The Contractor, however, remains liable", "Die Kosten stiegen jedoch um 3 Prozent". */
const TURNS_INSIDE =
  /^[^.;:]{3,50}(?:, (?:however|nevertheless|therefore|on the other hand|by contrast|in turn|sin embargo|por lo tanto|en cambio|cependant|en revanche|toutefois|par conséquent|donc),| (?:jedoch|allerdings|hingegen|dagegen|dennoch|trotzdem|deshalb|daher) )/u;

/** What others say, which the next sentence answers. */
const CLAIMS =
  /^(?:(?:The |Its |Their )?(?:[Cc]ritics|[Oo]pponents|[Ss][ck]eptics)|Some(?: people)? (?:say|argue|claim|object)|It is (?:often |sometimes )?(?:said|claimed|argued)|(?:Die )?(?:Kritiker|Gegner|Skeptiker)(?:innen)?|Oft heißt es|Manche (?:sagen|behaupten|meinen)|On nous dit|On dit|Certains (?:disent|affirment)|Les (?:critiques|opposants|sceptiques)|Los (?:críticos|escépticos)|Algunos (?:dicen|afirman)|(?:Se|Nos) dicen?)(?!\p{L})/u;

/** The two sides of a contrast that is announced by its first side. */
const SIDES: readonly (readonly [one: RegExp, other: RegExp])[] = [
  [/^On (?:the )?one hand(?!\p{L})/u, /^On the other(?: hand)?(?!\p{L})/u],
  [/^(?:Einerseits|Zum einen)(?!\p{L})/u, /^(?:Andererseits|Zum anderen)(?!\p{L})/u],
  [/^D[’']une? (?:part|côté)(?!\p{L})/u, /^D[’'](?:autre part|un autre côté|un autre)(?!\p{L})/u],
  [/^Por un(?:a parte| lado)(?!\p{L})/u, /^Por (?:otr[oa]|el otro)(?: parte| lado)?(?!\p{L})/u],
  [/^One \p{Ll}/u, /^The other(?= \p{Ll})(?! (?:half|hand|day|end|side)(?!\p{L}))/u],
  [
    /^The first (?:kind|type|sort|group|part|case|half)(?!\p{L})/u,
    /^The second(?: kind| type| sort| group| part| case| half)?(?!\p{L})/u,
  ],
  [/^Die erste (?:Art|Gruppe|Sorte|Hälfte)(?!\p{L})/u, /^Die zweite(?!\p{L})/u],
  [
    /^L[ea] (?:premier|première) (?:type|genre|sorte|groupe|partie|cas)(?!\p{L})/u,
    /^L[ea] (?:seconde?|deuxième)(?!\p{L})/u,
  ],
  [/^(?:El primer|La primera) (?:tipo|clase|grupo|parte|caso)(?!\p{L})/u, /^(?:El segundo|La segunda)(?!\p{L})/u],
  [/^Half (?:of )?\p{L}/u, /^The other half(?!\p{L})/u],
  [/^(?:Eine|Die) Hälfte \p{L}/u, /^Die andere Hälfte(?!\p{L})/u],
  [/^La moitié \p{L}/u, /^L[’']autre moitié(?!\p{L})/u],
  [/^La mitad \p{L}/u, /^(?:La otra mitad|El resto)(?!\p{L})/u],
];

/** Whether a sentence limits or contradicts the one before it, or says what follows from it. */
export function turns(sentence: string): boolean {
  return TURNS.test(sentence) || TURNS_INSIDE.test(sentence) || SIDES.some(([, other]) => other.test(sentence));
}

/**
 * Maps each unit to the one after it without which it would mislead: a statement to its "However, …" or "Therefore, …",
 * the first side of a contrast to the other one, and a question or what critics say to what follows it. Contrasts and
 * consequences also go into `needs`, so that both sides are kept or neither.
 */
export function findBonds(
  units: readonly Unit[],
  blocks: readonly Block[],
  needs: Map<Unit, Unit>,
): ReadonlyMap<Unit, Unit> {
  const bonds = new Map<Unit, Unit>();
  const isProse = (unit: Unit | undefined): unit is Unit =>
    unit !== undefined && !unit.isWhole && blocks[unit.block]!.kind === 'paragraph';
  for (const [at, unit] of units.entries()) {
    const before = units[at - 1];
    if (!isProse(unit)) continue;
    const text = plainText(unit.runs);
    const first = firstSide(text, units.slice(Math.max(0, at - MOST_APART), at).filter(isProse));
    const isNear = isProse(before) && unit.block - before.block <= 1;
    const other = first ?? (isNear && turns(text) ? before : null);
    if (isProse(before) && before.block === unit.block) {
      const said = plainText(before.runs);
      const isReason = YES_OR_NO.test(said);
      if (isReason || isOpen(said) || (DENIES.test(said) && refers(text))) bonds.set(before, unit);
      if (isReason) needs.set(unit, before);
    }
    if (!other) continue;
    bonds.set(other, unit);
    needs.set(unit, other);
  }
  return bonds;
}

/** "The wind did not push the bridge over. It made the deck twist": a denial needs the sentence that says what is true. */
const DENIES =
  /(?<!\p{L})(?:(?:did|does|do|is|are|was|were) not|(?:did|does|do|is|are|was|were)n['’]t|nicht|keine?[rnms]?|ne \p{L}+ pas|n['’]\p{L}+ pas)(?!\p{L})/iu;

/** An answer whose reason is in the next sentence. */
const YES_OR_NO = /^(?:Yes|No|Ja|Nein|Oui|Non|Sí)[.!]$/u;

function isOpen(sentence: string): boolean {
  return endsWithQuestionMark(sentence) || CLAIMS.test(sentence);
}

/** The other side of a contrast is at most this many sentences away. */
const MOST_APART = 6;

function firstSide(sentence: string, before: readonly Unit[]): Unit | null {
  const one = SIDES.find(([, other]) => other.test(sentence))?.[0];
  return (one && before.findLast(({ runs }) => one.test(plainText(runs)))) ?? null;
}

/**
 * A unit, and the units that it can't be kept without and that are not kept yet; empty if they do not fit.
 * @param needs what must come before
 * @param bonds what must come after
 */
export function withNeeded(unit: Unit, { needs, bonds }: Ties, kept: ReadonlySet<Unit>, room: number): Unit[] {
  const together = new Set<Unit>();
  let cost = 0;
  const open = [unit];
  for (let each = open.pop(); each; each = open.pop()) {
    if (kept.has(each) || together.has(each)) continue;
    together.add(each);
    cost += each.cost;
    if (cost > room) return [];
    for (const other of [needs.get(each), bonds.get(each)]) if (other) open.push(other);
  }
  return [...together];
}

export type Ties = { needs: ReadonlyMap<Unit, Unit>; bonds: ReadonlyMap<Unit, Unit> };
