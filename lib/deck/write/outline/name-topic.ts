import { FRENCH_WORDINGS } from './french/named-headings';
import { GERMAN_WORDINGS } from './german/named-headings';
import { ENGLISH_WORDINGS, type NamedWordings } from './named-headings';
import type { OutlineLanguage } from './outline-kind';
import type { OutlineSection } from './read-outline';
import { SPANISH_WORDINGS } from './spanish/named-headings';
import type { TopicWords } from './topic-words';

/** Longer headings break into too many lines. */
const MOST_LETTERS = 52;

const WORDINGS: Readonly<Record<OutlineLanguage, NamedWordings>> = {
  en: ENGLISH_WORDINGS,
  de: GERMAN_WORDINGS,
  fr: FRENCH_WORDINGS,
  es: SPANISH_WORDINGS,
};

/** The sections of a kind of outline, with headings and questions that name the topic and the audience where they can. */
export function nameTopic(
  sections: readonly OutlineSection[],
  kindId: string,
  language: OutlineLanguage,
  words: TopicWords,
): OutlineSection[] {
  const wordings = WORDINGS[language][kindId] ?? {};
  const worded = (text: string) => firstFilled(wordings[text] ?? [], words) ?? text;
  return sections.map((section) => ({
    ...section,
    heading: worded(section.heading),
    questions: section.questions.map(worded),
  }));
}

function firstFilled(wordings: readonly string[], words: TopicWords): string | null {
  for (const wording of wordings) {
    const filled = fill(wording, words);
    if (filled !== null && filled.length <= MOST_LETTERS) return filled;
  }
  return null;
}

function fill(wording: string, words: TopicWords): string | null {
  let isComplete = true;
  const text = wording.replace(/\{(\w{1,12})\}/g, (_, key: string) => {
    const value = words[key as keyof TopicWords];
    if (value === undefined) isComplete = false;
    return value ?? '';
  });
  return isComplete ? text : null;
}
