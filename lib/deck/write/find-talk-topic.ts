import { capitalised } from '../text/capitalised';
import { countWords } from '../text/count-words';

const ANNOUNCES: readonly RegExp[] = [
  /^(?:so |and |in this episode,? |this week,? )?(?:today(?:['’]s (?:topic|subject|episode) is(?: about)?)?|tonight|this week|in this episode|our topic (?:today|this week) is)[ ,]*(?:(?:we|i)(?:['’]re| are| will|['’]ll|['’]m| want to| would like to)? ?(?:going to )?(?:talk(?:ing)?|speak(?:ing)?) about )?/iu,
  /^(?:also |und )?(?:heute|diesmal|in dieser folge) (?:geht es um|sprechen wir (?:über|von)|reden wir über|unterhalten wir uns über|ist unser thema) /iu,
  /^(?:alors |et )?(?:aujourd['’]hui|cette semaine|dans cet épisode),? (?:nous (?:parlons|parlerons|allons parler)|on (?:parle|va parler)) (?:de |d['’])/iu,
  /^(?:hoy|esta semana|en este episodio),? (?:hablamos|hablaremos|vamos a hablar) (?:de|sobre) /iu,
];
/** The English pattern must have found a verb or a noun, not only "Today". */
const SAYS = /(?:about|is) $/iu;
/** "bread, and about why it goes stale" */
const AGAIN = /(,? (?:and|und|et|y)) (?:about|über|um|von|de|d['’]|sobre) ?/iu;
const MOST_WORDS = 12;

/** The topic that a sentence at the beginning of a talk announces, as a title, or null. */
export function findTalkTopic(sentence: string): string | null {
  const text = sentence.trim();
  const found = ANNOUNCES.map((pattern, at) => ({ start: pattern.exec(text)?.[0], isEnglish: at === 0 })).find(
    ({ start, isEnglish }) => start !== undefined && (!isEnglish || SAYS.test(start)),
  );
  if (found?.start === undefined || !/[^.]\.$/.test(text)) return null;
  const topic = text.slice(found.start.length, -1).replace(AGAIN, '$1 ').trim();
  return topic === '' || countWords(topic) > MOST_WORDS ? null : capitalised(topic);
}
