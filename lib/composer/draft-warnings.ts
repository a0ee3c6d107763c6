import { NAMED_SOURCES, WORKSPACE_ACCESS } from '@/lib/contract/enums';
import { IMAGE_MODELS } from '@/lib/contract/image-models';
import { LANGUAGES } from '@/lib/contract/languages';
import { LIMITS } from '@/lib/contract/limits';
import type { Target } from '@/lib/contract/run-words';
import { isImageUrl } from '@/lib/deck/text/image-url';
import { say } from '@/lib/words/say';
import type { Draft } from './draft';
import type { DraftPath } from './draft-path';
import { makesPictures } from './estimate-credits';
import { filledRecipients } from './full-request';
import { instructionConflict } from './instruction-conflict';

/** Something to think about before sending; never a refusal. One sentence. */
export type DraftWarning = { path: DraftPath; message: string };

/** Where the draft goes. `sources`: the service's own names of image sources; absent while they are not known. */
export type WarningFacts = { target: Target; sources?: Readonly<Record<string, string>> };

type Rule = { path: DraftPath; message: string; when: (draft: Draft, facts: WarningFacts) => boolean };

/** Bounds seen at live services (field notes): over them a service may refuse what the interface allows. */
const SEEN_BOUNDS = { folders: 10, headerText: 500, recipients: 25 };

const GENERATE_RULES: Rule[] = [
  {
    path: 'amount',
    message: say('Condense shortens the text, so an extensive amount of it cannot be honoured as well.'),
    when: (draft) => draft.textMode === 'condense' && draft.amount === 'extensive',
  },
  {
    path: 'imageSource',
    message: say(
      'Your text holds image addresses, and others may come beside them. To use yours alone, choose “Only those in my text”.',
    ),
    when: (draft) => draft.imageSource !== 'noImages' && holdsImageUrl(draft.inputText),
  },
  // After the one above: of two warnings on one field the last is shown, and this one may mean a refusal.
  {
    path: 'imageSource',
    message: say('The service’s name for this source isn’t set (SERVICE_IMAGE_SOURCES). A stand-in name will be sent.'),
    when: (draft, { target, sources }) =>
      target === 'live' &&
      sources !== undefined &&
      NAMED_SOURCES.some((source) => source === draft.imageSource) &&
      !Object.hasOwn(sources, draft.imageSource),
  },
  {
    path: 'language',
    message: say('This language is not in the list services are known to take.'),
    when: (draft) => isUnknown(draft.language, (code) => LANGUAGES.includes(code.toLowerCase())),
  },
  {
    path: 'headerFooter',
    message: say('Some services take at most {headerText} characters in a header or footer.', {
      headerText: SEEN_BOUNDS.headerText,
    }),
    when: (draft) =>
      positionsOf(draft).some(({ type, value }) => type === 'text' && value.length > SEEN_BOUNDS.headerText),
  },
  {
    path: 'headerFooter',
    message: say('Some services take only https addresses for header and footer images.'),
    when: (draft) =>
      positionsOf(draft).some(
        ({ type, source, src }) => type === 'image' && source === 'custom' && /^http:/i.test(src.trim()),
      ),
  },
];

const SHARED_RULES: Rule[] = [
  {
    path: 'imageModel',
    message: say('This model is not in the list services are known to take.'),
    when: (draft) =>
      makesPictures(draft) && isUnknown(draft.imageModel, (name) => IMAGE_MODELS.some(({ id }) => id === name)),
  },
  {
    path: 'folderIds',
    message: say('Some services take at most {folders} folders.', { folders: SEEN_BOUNDS.folders }),
    when: (draft) => new Set(draft.folderIds).size > SEEN_BOUNDS.folders,
  },
  {
    path: 'recipients',
    message: say('Some services take at most {recipients} recipients.', { recipients: SEEN_BOUNDS.recipients }),
    when: (draft) => filledRecipients(draft).length > SEEN_BOUNDS.recipients,
  },
  {
    path: 'externalAccess',
    message: say('People outside would be allowed more than the members of the workspace.'),
    when: ({ externalAccess, workspaceAccess }) =>
      externalAccess !== '' && workspaceAccess !== '' && rankOf(externalAccess) > rankOf(workspaceAccess),
  },
  {
    path: 'recipientAccess',
    message: say('Recipients will get View, because no access is chosen.'),
    when: (draft, { target }) => target === 'practice' && lacksAccess(draft),
  },
  {
    path: 'recipientAccess',
    message: say('No access is chosen: the service decides whether recipients get any.'),
    when: (draft, { target }) => target === 'live' && lacksAccess(draft),
  },
  {
    path: 'recipientAccess',
    message: say('Only members of the workspace can be given Edit and share: recipients outside it will not get that.'),
    when: (draft) => draft.recipientAccess === 'fullAccess' && filledRecipients(draft).length > 0,
  },
];

/** Combinations that cannot both be honoured, and values some services refuse. In the order of the form. */
export function draftWarnings(draft: Draft, facts: WarningFacts = { target: 'practice' }): DraftWarning[] {
  const rules = draft.operation === 'generate' ? [...GENERATE_RULES, ...SHARED_RULES] : SHARED_RULES;
  const conflict = draft.operation === 'generate' ? instructionConflict(draft) : null;
  return [
    ...(conflict === null ? [] : [{ path: 'additionalInstructions', message: conflict } as const]),
    ...rules.filter((rule) => rule.when(draft, facts)).map(({ path, message }) => ({ path, message })),
  ];
}

function lacksAccess(draft: Draft): boolean {
  return draft.recipientAccess === '' && filledRecipients(draft).length > 0;
}

function isUnknown(text: string, known: (text: string) => boolean): boolean {
  const trimmed = text.trim();
  return trimmed !== '' && !known(trimmed);
}

function rankOf(access: (typeof WORKSPACE_ACCESS)[number]): number {
  return WORKSPACE_ACCESS.indexOf(access);
}

/** Whether a line of the text is the bare address of a picture: such lines become pictures. */
function holdsImageUrl(text: string): boolean {
  for (let at = text.indexOf('https://'); at !== -1; at = text.indexOf('https://', at + 8)) {
    const end = text.slice(at, at + LIMITS.url).search(/[\s)>\]"']/);
    if (isImageUrl(end === -1 ? text.slice(at, at + LIMITS.url) : text.slice(at, at + end))) return true;
  }
  return false;
}

function positionsOf(draft: Draft) {
  if (draft.format === 'webpage') return [];
  const { hideFromFirstCard: _first, hideFromLastCard: _last, ...positions } = draft.headerFooter;
  return Object.values(positions);
}
