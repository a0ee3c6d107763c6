import { POSITIONS } from '../contract/enums';
import type { GenerateRequest } from '../contract/request/generate-request';
import type { SharingOptions } from '../contract/request/sharing-options';
import type { TemplateRequest } from '../contract/request/template-request';
import { blankDraft, type Draft } from './draft';
import type { AnyRequest } from './full-request';

/**
 * The form for a request: all of its fields, including ignored ones, and all others blank, because "use again" must not
 * mix two requests.
 */
export function toDraft<Name extends Draft['operation']>(operation: Name, request: AnyRequest<Name>): Draft {
  // The operation determines the request's type, which the compiler cannot infer through the parameter.
  return operation === 'generate'
    ? generateDraft(request as GenerateRequest)
    : templateDraft(request as TemplateRequest);
}

function generateDraft(request: GenerateRequest): Draft {
  const { textOptions, imageOptions, cardOptions } = request;
  return {
    ...sharedDraft(request),
    operation: 'generate',
    inputText: request.inputText,
    textMode: request.textMode,
    format: request.format ?? '',
    numCards: request.numCards === undefined ? '' : String(request.numCards),
    cardSplit: request.cardSplit ?? '',
    additionalInstructions: request.additionalInstructions ?? '',
    amount: textOptions?.amount ?? '',
    tone: textOptions?.tone ?? '',
    audience: textOptions?.audience ?? '',
    language: textOptions?.language ?? '',
    imageSource: imageOptions?.source ?? '',
    dimensions: cardOptions?.dimensions ?? '',
    headerFooter: headerFooterDraft(cardOptions?.headerFooter),
  };
}

function templateDraft(request: TemplateRequest): Draft {
  return {
    ...sharedDraft(request),
    operation: 'template',
    artifactId: request.artifactId,
    prompt: request.prompt,
  };
}

/** The fields of both operations. */
function sharedDraft(request: GenerateRequest | TemplateRequest): Draft {
  return {
    ...blankDraft(),
    themeId: request.themeId ?? '',
    folderIds: request.folderIds ?? [],
    exportAs: request.exportAs ?? '',
    imageModel: request.imageOptions?.model ?? '',
    imageStyle: request.imageOptions?.style ?? '',
    ...sharingDraft(request.sharingOptions),
  };
}

function sharingDraft(sharing: SharingOptions | undefined) {
  return {
    workspaceAccess: sharing?.workspaceAccess ?? '',
    externalAccess: sharing?.externalAccess ?? '',
    recipients: sharing?.emailOptions?.recipients ?? [],
    recipientAccess: sharing?.emailOptions?.access ?? '',
  } satisfies Partial<Draft>;
}

function headerFooterDraft(headerFooter: NonNullable<GenerateRequest['cardOptions']>['headerFooter']) {
  const draft = blankDraft().headerFooter;
  if (!headerFooter) return draft;
  for (const name of POSITIONS) draft[name] = { ...draft[name], ...headerFooter[name] };
  draft.hideFromFirstCard = headerFooter.hideFromFirstCard ?? null;
  draft.hideFromLastCard = headerFooter.hideFromLastCard ?? null;
  return draft;
}
