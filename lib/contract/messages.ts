import type { Problem } from './request/problems';

const OPENING = 'Input validation errors:';

/** docs/spec/interface.md#7: `Input validation errors: 1. path: message 2. path: message`. */
export function validationMessage(problems: readonly Problem[]): string {
  const list = problems.map((problem, index) => `${index + 1}. ${problem.path}: ${problem.message}`);
  return [OPENING, ...list].join(' ');
}

/**
 * A path as `formatPath` writes it: words, numbers in brackets, quoted keys in brackets. Its alternatives start
 * differently, so that a hostile message causes no backtracking.
 */
const PATH =
  /^((?:[A-Za-z_$][\w$-]*|\[\d+\]|\["(?:[^"\\]|\\.)*"\])(?:\.[A-Za-z_$][\w$-]*|\.\d+|\[\d+\]|\["(?:[^"\\]|\\.)*"\])*)\s*:\s*/;

const PLAIN_MEMBER = /^(?:format|prompt)\s+(?:must|should|cannot|may|is|was|has|needs)\b/;

const MAX_LISTED = 100;

/** Longer than any path of the contract, including quoted keys. */
const MAX_PATH = 4000;

/**
 * Parses the problems of a numbered message: the inverse of `validationMessage`, tolerant of other services' formats
 * (line breaks, another opening, entries without a path, which are assigned to `body`). Empty for a message that has
 * neither numbers nor the opening.
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
  // A service may list a single problem without a number.
  const only = message.slice(OPENING.length).trim();
  return only === '' ? [] : [parseEntry(only)];
}

/** Parses a response whose message is a list of strings or of objects with a path. */
export function parseListedProblems(list: unknown): Problem[] {
  if (!Array.isArray(list)) return [];
  return list.slice(0, MAX_LISTED).flatMap((entry: unknown) => {
    if (typeof entry === 'string') return entry.trim() === '' ? [] : [parseEntry(entry.trim())];
    if (typeof entry !== 'object' || entry === null) return [];
    const { message, path }: { message?: unknown; path?: unknown } = entry;
    if (typeof message !== 'string' || message.trim() === '') return [];
    const named = Array.isArray(path) ? path.join('.') : path;
    return typeof named === 'string' && named !== '' ? [{ path: named, message }] : [parseEntry(message.trim())];
  });
}

/** Finds the entry with this number, at the start or after whitespace. */
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
  // "cardOptions.dimensions must be …": a word with a dot, a bracket or camel case is a path, not prose.
  const [word = ''] = entry.slice(0, MAX_PATH).split(/\s/, 1);
  const isPath = /^[a-z][\w$.[\]]*$/.test(word) && /[A-Z.[]/.test(word) && /[\w$\]]$/.test(word);
  // "format must be …": a plain word counts as a path only if it is a known member.
  const isMember = PLAIN_MEMBER.test(entry.slice(0, MAX_PATH));
  if ((isPath || isMember) && word.length < entry.length)
    return { path: word, message: entry.slice(word.length).trimStart() };
  return { path: 'body', message: entry };
}
