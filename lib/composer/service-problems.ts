import { perLocale } from '@/lib/words/messages-in-use';
import { tStored } from '@/lib/words/stored-messages';
import { t } from '@/lib/words/t';
import { type FieldName, fieldAt } from '../contract/fields';
import type { Problem } from '../contract/request/problems';
import type { Draft } from './draft';
import { type DraftPath, draftPathOf } from './draft-path';
import type { DraftProblem } from './draft-problems';
import { plainMessage } from './plain-message';

/** The maximum number of problems shown in the form; a service may list any number. */
export const MAX_SHOWN = 50;

/** A service's refusal of a request. */
export type Refusal = { message: string; fields: readonly Problem[] };

/**
 * Maps the problems of a refusal to fields of the draft: in our words, followed by the service's. A problem without a
 * form field is put on the form as a whole, with its path.
 */
export function serviceProblems({ message, fields }: Refusal, draft: Draft): DraftProblem[] {
  if (fields.length === 0) return [{ path: 'root', message: quoted(tStored(message)) }];
  const placed = fields.slice(0, MAX_SHOWN).map((field) => placeProblem(field, draft));
  const more = fields.length - placed.length;
  if (more > 0) placed.push({ path: 'root', message: t('{more} more problems', { more }) });
  return mergeByPath(placed);
}

function placeProblem(problem: Problem, draft: Draft): DraftProblem {
  const known = usualPath(problem.path);
  const path = draftPathOf(known, draft);
  const theirs = tStored(problem.message);
  if (path === null)
    return { path: 'root', message: known === 'body' ? quoted(theirs) : `${known}: ${quoted(theirs)}` };
  const ours = plainMessage(problem.message, path, draft) ?? cardsWithin(path, problem.message) ?? changeWords(path);
  return { path, message: `${ours}. ${quoted(theirs)}` };
}

/** A field shows one error, so several are merged. Those of the form as a whole keep a line each. */
function mergeByPath(problems: readonly DraftProblem[]): DraftProblem[] {
  const merged = new Map<string, DraftProblem>();
  for (const problem of problems) {
    const before = merged.get(problem.path);
    const between = problem.path === 'root' ? '\n' : ' ';
    merged.set(
      problem.path,
      before ? { ...before, message: `${before.message}${between}${problem.message}` } : problem,
    );
  }
  return [...merged.values()];
}

function quoted(theirs: string): string {
  return t('The service said: “{theirs}”', { theirs: theirs.replace(/\s*\n\s*/g, ' ') });
}

/** Other notations of a path: relative to the body, or with list indexes as members. */
function usualPath(path: string): string {
  return path.replace(/^(?:body|request)\./, '').replace(/\.(\d+)(?=\.|$)/g, '[$1]');
}

/** The card limit of a plan, which services word in many ways. */
function cardsWithin(path: DraftPath, message: string): string | null {
  if (path !== 'numCards') return null;
  const max = /\b(?:at most|up to|maximum(?: of)?|no more than|less than or equal to|<=)\s*(\d{1,6})\b/i.exec(
    message,
  )?.[1];
  return max === undefined ? null : t('Use at most {max} cards', { max });
}

const CHANGE: { readonly [Name in FieldName]?: string } = perLocale(() => ({
  inputText: t('Change the text'),
  prompt: t('Change the prompt'),
  artifactId: t('Choose another template'),
  themeId: t('Choose another theme'),
  folderIds: t('Choose another folder'),
  numCards: t('Change the card count'),
  'sharingOptions.emailOptions.recipients': t('Check this address'),
  'imageOptions.model': t('Choose another image model'),
  'textOptions.language': t('Choose another language'),
}));

function changeWords(path: DraftPath): string {
  const name = fieldAt(path);
  return (name && CHANGE[name]) ?? t('Change this value');
}
