import type { Problem } from './problems';

const OPENING = 'Input validation errors:';

/** Interface 7: `Input validation errors: 1. path: message 2. path: message`. */
export function validationMessage(problems: readonly Problem[]): string {
  const list = problems.map((problem, index) => `${index + 1}. ${problem.path}: ${problem.message}`);
  return [OPENING, ...list].join(' ');
}

/**
 * A path as `formatPath` writes it: words, numbers in brackets, quoted keys in brackets. Its alternatives never begin
 * alike, so that a hostile message cannot make it try again and again.
 */
const PATH =
  /^((?:[A-Za-z_$][\w$-]*|\[\d+\]|\["(?:[^"\\]|\\.)*"\])(?:\.[A-Za-z_$][\w$-]*|\.\d+|\[\d+\]|\["(?:[^"\\]|\\.)*"\])*)\s*:\s*/;

const PLAIN_MEMBER = /^(?:format|prompt)\s+(?:must|should|cannot|may|is|was|has|needs)\b/;

/** Longer paths than any the contract can have, quoted keys included. */
const MAX_PATH = 4000;

/**
 * The problems a numbered message names: the inverse of `validationMessage`, tolerant of another service's way of
 * writing (line breaks, another opening, an entry without a path, which is then told of the whole `body`).
 * Gives nothing for a message that has neither numbers nor the opening.
 */
export function parseValidationMessage(message: string): Problem[] {
  const problems: Problem[] = [];
  let entry = findEntry(message, 1, 0);
  while (entry) {
    const next = findEntry(message, problems.length + 2, entry.end);
    problems.push(parseEntry(message.slice(entry.end, next?.start).trim()));
    entry = next;
  }
  if (problems.length > 0 || !message.startsWith(OPENING)) return problems;
  // A service may name its only problem without a number.
  const only = message.slice(OPENING.length).trim();
  return only === '' ? [] : [parseEntry(only)];
}

/** Where the entry of this number begins: the number stands at the start or after white space. */
function findEntry(message: string, number: number, from: number): { start: number; end: number } | null {
  const label = `${number}. `;
  for (let at = message.indexOf(label, from); at !== -1; at = message.indexOf(label, at + 1)) {
    if (at === 0 || /\s/.test(message[at - 1] ?? '')) return { start: at, end: at + label.length };
  }
  return null;
}

function parseEntry(entry: string): Problem {
  const path = PATH.exec(entry.slice(0, MAX_PATH));
  if (path?.[1]) return { path: path[1], message: entry.slice(path[0].length) };
  // "cardOptions.dimensions must be …": a word with a dot, a bracket or a hump is a path, not prose.
  const [word = ''] = entry.slice(0, MAX_PATH).split(/\s/, 1);
  const isPath = /^[a-z][\w$.[\]]*$/.test(word) && /[A-Z.[]/.test(word) && /[\w$\]]$/.test(word);
  // "format must be …": a plain word is one only where a member of that name is judged.
  const isMember = PLAIN_MEMBER.test(entry.slice(0, MAX_PATH));
  if ((isPath || isMember) && word.length < entry.length)
    return { path: word, message: entry.slice(word.length).trimStart() };
  return { path: 'body', message: entry };
}
