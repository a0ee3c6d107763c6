/**
 * Endings that are cut off or replaced (`ies=y`) by one step of stemming, the longest first. The first that a word has
 * counts, and only if at least `least` letters remain.
 */
export type EndingStep = { endings: readonly (readonly [ending: string, other: string])[]; least: number };

type WordEndings = {
  /** Of plurals and cases. */
  plural: readonly EndingStep[];
  /** Then of related words. */
  stem: readonly EndingStep[];
  /** A second ending, after which a doubled letter has become single. */
  last?: EndingStep;
};

/** Endings of folded words, by language. */
export const WORD_ENDINGS: Readonly<Record<'en' | 'de', WordEndings>> = {
  en: {
    plural: [step('ies=y', 3), step('ss=ss us=us is=is ches=ch shes=sh sses=ss xes=x zzes=zz s', 1)],
    stem: [
      step('isation=ization ising=izing ised=ized iser=izer ise=ize', 1),
      step('ourful=orful ouring=oring oured=ored ourer=orer our=or', 1),
      step('ility=le', 1),
      step('ation', 5),
      step('ion ive ity', 5),
      step('ment ness ing ed ly er', 4),
    ],
    last: step('at e y', 4),
  },
  de: {
    plural: [step('nen en em es e n s', 3)],
    stem: [step('ern er', 5), step('lichkeit igkeit keit heit lich isch ung end ig t', 5)],
  },
};

function step(endings: string, least: number): EndingStep {
  return { endings: endings.split(' ').map((each) => [each.split('=')[0]!, each.split('=')[1] ?? '']), least };
}
