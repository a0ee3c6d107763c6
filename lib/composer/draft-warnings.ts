import { LANGUAGES, NAMED_SOURCES, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import { IMAGE_MODELS } from '@/lib/contract/image-models';
import { LIMITS } from '@/lib/contract/limits';
import type { Target } from '@/lib/contract/run-words';
import { isImageUrl } from '@/lib/deck/text/inline/addresses';
import { partlyFollowed, unfollowed } from '@/lib/deck/wishes/deck-wishes';
import { perLocale } from '@/lib/words/messages-in-use';
import { t, tPlural } from '@/lib/words/t';
import type { Draft } from './draft';
import type { DraftPath } from './draft-path';
import { makesPictures } from './estimate-credits';
import { filledRecipients } from './full-request';
import { countAddedImages } from './paste/added-images';

/** A warning before sending; never blocks it. One sentence. */
export type DraftWarning = { path: DraftPath; message: string };

/**
 * The draft's target. `sources`: the service's names of image sources; `publicOrigin`: where a service can load added
 * images, null if nowhere. Missing while they are unknown.
 */
export type WarningFacts = {
  target: Target;
  modelConnected?: boolean;
  sources?: Readonly<Record<string, string>>;
  publicOrigin?: string | null;
  /** Instructions about the layout that the latest preview could not follow, verbatim. */
  undrawn?: readonly string[];
};

type Rule = { path: DraftPath; message: string; when: (draft: Draft, facts: WarningFacts) => boolean };

/**
 * Limits observed at remote services (docs/spec/settled-points.md#16.7): above them a service may refuse what the
 * interface allows.
 */
const SEEN_BOUNDS = { folders: 10, headerText: 500, recipients: 25 };

const GENERATE_RULES: Rule[] = perLocale(() => [
  {
    path: 'textOptions.amount',
    message: t('Condense shortens text, so “Extensive” has little effect.'),
    when: (draft) => draft.textMode === 'condense' && draft.textOptions.amount === 'extensive',
  },
  {
    path: 'imageOptions.source',
    message: t(
      'Your text has image URLs, and more images may be added. To use only yours, choose “Only from my text”.',
    ),
    when: (draft) => draft.imageOptions.source !== 'noImages' && holdsImageUrl(draft.inputText),
  },
  // After the previous one: the last of several warnings on a field is shown, and this one may mean a refusal.
  {
    path: 'imageOptions.source',
    message: t('This source isn’t set up. A placeholder name will be sent.'),
    when: (draft, { target, sources }) =>
      target === 'remote' &&
      sources !== undefined &&
      NAMED_SOURCES.some((source) => source === draft.imageOptions.source) &&
      !Object.hasOwn(sources, draft.imageOptions.source),
  },
  {
    path: 'textOptions.language',
    message: t('Some services may not support this language.'),
    when: (draft) => isUnknown(draft.textOptions.language, (code) => LANGUAGES.includes(code.toLowerCase())),
  },
  {
    path: 'cardOptions.headerFooter',
    message: t('Some services allow at most {headerText} characters here.', {
      headerText: SEEN_BOUNDS.headerText,
    }),
    when: (draft) =>
      positionsOf(draft).some(({ type, value }) => type === 'text' && value.length > SEEN_BOUNDS.headerText),
  },
  {
    path: 'cardOptions.headerFooter',
    message: t('Use an https URL.'),
    when: (draft) =>
      positionsOf(draft).some(
        ({ type, source, src }) => type === 'image' && source === 'custom' && /^http:/i.test(src.trim()),
      ),
  },
]);

const SHARED_RULES: Rule[] = perLocale(() => [
  {
    path: 'imageOptions.model',
    message: t('Some services may not support this model.'),
    when: (draft) =>
      makesPictures(draft) && isUnknown(draft.imageOptions.model, (name) => IMAGE_MODELS.some(({ id }) => id === name)),
  },
  {
    path: 'folderIds',
    message: t('Some services allow at most {folders} folders.', { folders: SEEN_BOUNDS.folders }),
    when: (draft) => new Set(draft.folderIds).size > SEEN_BOUNDS.folders,
  },
  {
    path: 'sharingOptions.emailOptions.recipients',
    message: t('Some services allow at most {recipients} recipients.', { recipients: SEEN_BOUNDS.recipients }),
    when: (draft) => filledRecipients(draft).length > SEEN_BOUNDS.recipients,
  },
  {
    path: 'sharingOptions.externalAccess',
    message: t('Outside people would get more access than workspace members.'),
    when: ({ sharingOptions: { externalAccess, workspaceAccess } }) =>
      externalAccess !== '' && workspaceAccess !== '' && rankOf(externalAccess) > rankOf(workspaceAccess),
  },
  {
    path: 'sharingOptions.emailOptions.access',
    message: t('Recipients can view by default.'),
    when: (draft, { target }) => target === 'local' && lacksAccess(draft),
  },
  {
    path: 'sharingOptions.emailOptions.access',
    message: t('Access not set. The service decides.'),
    when: (draft, { target }) => target === 'remote' && lacksAccess(draft),
  },
  {
    path: 'sharingOptions.emailOptions.access',
    message: t('Only workspace members can have full access. Outside recipients won’t get it.'),
    when: (draft) => draft.sharingOptions.emailOptions.access === 'fullAccess' && filledRecipients(draft).length > 0,
  },
]);

/** Conflicting settings, and values that some services refuse, in the order of the form. */
export function draftWarnings(draft: Draft, facts: WarningFacts = { target: 'local' }): DraftWarning[] {
  const rules = draft.operation === 'generate' ? [...GENERATE_RULES, ...SHARED_RULES] : SHARED_RULES;
  const unmet = draft.operation === 'generate' ? unmetInstructions(draft, facts) : null;
  return [
    ...unsentImages(draft, facts),
    ...(unmet === null ? [] : [{ path: 'additionalInstructions', message: unmet } as const]),
    ...rules.filter((rule) => rule.when(draft, facts)).map(({ path, message }) => ({ path, message })),
  ];
}

/** What the engine will not follow of the instructions: without a model, or under Preserve, they only affect the layout. */
function unmetInstructions(draft: Draft, facts: WarningFacts): string | null {
  const { target, modelConnected } = facts;
  const { additionalInstructions, textMode, format } = draft;
  if (target === 'remote' || (modelConnected && textMode !== 'preserve')) return null;
  const unread = unfollowed(additionalInstructions, format || 'presentation');
  // The preview may be of earlier instructions.
  const undrawn = facts.undrawn?.filter((text) => additionalInstructions.includes(text)) ?? [];
  const part = partlyFollowed(additionalInstructions).filter((text) => !undrawn.includes(text));
  const sentences = [
    unread.length > 0 &&
      (textMode === 'preserve'
        ? t(
            'Preserve keeps your text as it is and only follows instructions about the layout. No effect on the layout: {list}.',
            { list: listOf(unread) },
          )
        : t('Without an AI model only the layout follows instructions, not {list}.', { list: listOf(unread) })),
    undrawn.length > 0 && t('This text can’t be shown as you asked: {list}.', { list: listOf(undrawn) }),
    part.length > 0 && t('May be followed only in part: {list}.', { list: listOf(part) }),
  ];
  return sentences.filter(Boolean).join(' ') || null;
}

function listOf(texts: readonly string[]): string {
  const named = texts.slice(0, MAX_NAMED).map((text) => `“${text.length > 60 ? `${text.slice(0, 60)}…` : text}”`);
  return named.join(', ');
}

/** At most this many instructions are listed. */
const MAX_NAMED = 3;

/** A service can't load added images from a program that it can't reach. */
function unsentImages(draft: Draft, { target, publicOrigin }: WarningFacts): DraftWarning[] {
  const path = draft.operation === 'generate' ? 'inputText' : 'prompt';
  const count = target === 'remote' && publicOrigin === null ? countAddedImages(draft[path]) : 0;
  if (count === 0) return [];
  const message = tPlural(count, {
    one: '1 image won’t be sent: the service can’t load it from here. Choose Local, or set PUBLIC_URL.',
    other: '{count} images won’t be sent: the service can’t load them from here. Choose Local, or set PUBLIC_URL.',
  });
  return [{ path, message }];
}

function lacksAccess(draft: Draft): boolean {
  return draft.sharingOptions.emailOptions.access === '' && filledRecipients(draft).length > 0;
}

function isUnknown(text: string, known: (text: string) => boolean): boolean {
  const trimmed = text.trim();
  return trimmed !== '' && !known(trimmed);
}

function rankOf(access: (typeof WORKSPACE_ACCESS)[number]): number {
  return WORKSPACE_ACCESS.indexOf(access);
}

/** Whether a line of the text is a bare image URL, which becomes an image. */
function holdsImageUrl(text: string): boolean {
  for (let at = text.indexOf('https://'); at !== -1; at = text.indexOf('https://', at + 8)) {
    const end = text.slice(at, at + LIMITS.url).search(/[\s)>\]"']/);
    if (isImageUrl(end === -1 ? text.slice(at, at + LIMITS.url) : text.slice(at, at + end))) return true;
  }
  return false;
}

function positionsOf(draft: Draft) {
  if (draft.format === 'webpage') return [];
  const { hideFromFirstCard: _first, hideFromLastCard: _last, ...positions } = draft.cardOptions.headerFooter;
  return Object.values(positions);
}
