import { capitalised } from '../../text/capitalised';
import { withoutArticle } from './german/german-topic';
import type { OutlineSection } from './read-outline';

/** Where the second of two options ends: "MongoDB" in "Postgres vs MongoDB for a small SaaS". */
const CIRCUMSTANCE =
  /\s(for|as|in|at|on|when|if|during|für|als|im|am|an|auf|bei|beim|wenn|während|pour|pendant|quand|para|durante|cuando)\s.*$/i;

/** The two things compared in a title such as "Trains and buses" or "iOS vs Android". */
export function optionsIn(title: string, between: RegExp): [string, string] | null {
  const [, one, other] = between.exec(title.replace(/[?.!]$/, '')) ?? [];
  if (!one || !other) return null;
  const [, word] = CIRCUMSTANCE.exec(other) ?? [];
  // "Life in Berlin vs life in Munich" differs in just that.
  const isPart = word === undefined || new RegExp(String.raw`\s${word}\s`, 'i').test(one);
  return [optionName(one), optionName(isPart ? other : other.replace(CIRCUMSTANCE, ''))];
}

export function nameOptions(section: OutlineSection, [one, other]: [string, string]): OutlineSection {
  const name = (text: string) =>
    /^(?:Option|Opción) A$/.test(text) ? one : /^(?:Option|Opción) B$/.test(text) ? other : text;
  const { table } = section;
  return {
    ...section,
    heading: name(section.heading),
    table: table && { ...table, header: table.header.map(name) },
  };
}

/** "A cat" and "eine Katze" as headings. */
function optionName(text: string): string {
  return capitalised(withoutArticle(text.replace(/^(?:an?|the)\s/i, '')));
}
