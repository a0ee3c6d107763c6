/**
 * Endings that are cut off or replaced (`ies=y`) by one step of stemming, the longest first. The first that a word has
 * counts, and only if at least `least` letters remain.
 */
export type EndingStep = { endings: readonly (readonly [ending: string, other: string])[]; least: number };

/** Endings of plurals and cases of folded words, by language. */
export const PLURAL_ENDINGS: Readonly<Record<'en' | 'de', readonly EndingStep[]>> = {
  en: [step('ies=y', 3), step('ss=ss us=us is=is ches=ch shes=sh sses=ss xes=x zzes=zz s', 1)],
  de: [step('nen en em es e n s', 3)],
};

function step(endings: string, least: number): EndingStep {
  return { endings: endings.split(' ').map((each) => [each.split('=')[0]!, each.split('=')[1] ?? '']), least };
}
