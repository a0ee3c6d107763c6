import { POSITIONS } from '../contract/enums';
import type { GenerateRequest } from '../contract/request/generate-request';
import type { HeaderFooter, Position } from '../contract/request/header-footer';
import type { SharingOptions } from '../contract/request/sharing-options';
import type { TemplateRequest } from '../contract/request/template-request';
import type { Operation } from '../contract/run-words';
import type { Draft, DraftPosition } from './draft';
import { sendImages } from './paste/added-images';
import { languageCode, languageWish, type RequestFacts } from './request-facts';
import { autoCards, lengthOf } from './suggest/auto-cards';

/** A request with its operation, as a discriminated union. */
export type NamedRequest =
  | { operation: 'generate'; request: GenerateRequest }
  | { operation: 'template'; request: TemplateRequest };

/**
 * The request with all fields of the draft, including ignored ones; blank fields are omitted. It may violate the
 * contract: the sender validates it first. `facts` determine the number of cards of Auto length and the language if none
 * was chosen.
 */
export function fullRequest(draft: Draft, facts: RequestFacts = {}): NamedRequest {
  return draft.operation === 'generate'
    ? { operation: 'generate', request: fullGenerate(draft, facts) }
    : { operation: 'template', request: fullTemplate(draft, facts) };
}

function fullGenerate(draft: Draft, facts: RequestFacts): GenerateRequest {
  return {
    inputText: sendImages(draft.inputText, facts.imageOrigin),
    textMode: draft.textMode,
    format: chosen(draft.format),
    themeId: unlessBlank(draft.themeId),
    numCards: numCardsOf(draft, facts),
    cardSplit: chosen(draft.cardSplit),
    additionalInstructions: unlessBlank(draft.additionalInstructions),
    folderIds: draft.folderIds,
    exportAs: chosen(draft.exportAs),
    textOptions: {
      amount: chosen(draft.amount),
      tone: unlessBlank(draft.tone),
      audience: unlessBlank(draft.audience),
      language: languageWish(draft, facts) ? languageCode(facts.textLanguage) : unlessBlank(draft.language),
    },
    imageOptions: {
      source: chosen(draft.imageSource),
      model: unlessBlank(draft.imageModel),
      style: unlessBlank(draft.imageStyle),
    },
    cardOptions: { dimensions: chosen(draft.dimensions), headerFooter: headerFooterOf(draft.headerFooter) },
    sharingOptions: sharingOf(draft),
  };
}

function fullTemplate(draft: Draft, { imageOrigin }: RequestFacts): TemplateRequest {
  return {
    artifactId: draft.artifactId,
    prompt: sendImages(draft.prompt, imageOrigin),
    themeId: unlessBlank(draft.themeId),
    folderIds: draft.folderIds,
    exportAs: chosen(draft.exportAs),
    imageOptions: { model: unlessBlank(draft.imageModel), style: unlessBlank(draft.imageStyle) },
    sharingOptions: sharingOf(draft),
  };
}

function sharingOf(draft: Draft): SharingOptions {
  return {
    workspaceAccess: chosen(draft.workspaceAccess),
    externalAccess: chosen(draft.externalAccess),
    emailOptions: {
      recipients: filledRecipients(draft).map((recipient) => recipient.address),
      access: chosen(draft.recipientAccess),
    },
  };
}

function headerFooterOf(draft: Draft['headerFooter']): HeaderFooter {
  const result: HeaderFooter = {
    hideFromFirstCard: draft.hideFromFirstCard ?? undefined,
    hideFromLastCard: draft.hideFromLastCard ?? undefined,
  };
  for (const name of POSITIONS) result[name] = positionOf(draft[name]);
  return result;
}

function positionOf(draft: DraftPosition): Position | undefined {
  const type = chosen(draft.type);
  if (type === undefined) return undefined;
  return {
    type,
    // Required text is sent even if blank, so that the validation error is about the text.
    value: type === 'text' ? draft.value : unlessBlank(draft.value),
    source: chosen(draft.source),
    size: chosen(draft.size),
    src: unlessBlank(draft.src.trim()),
  };
}

/** The filled-in recipients, deduplicated, with their rows in the form. */
export function filledRecipients(draft: Draft): { address: string; row: number }[] {
  const rows = draft.recipients.map((address, row) => ({ address: address.trim(), row }));
  return rows.filter(
    ({ address, row }) => address !== '' && rows.findIndex((other) => other.address === address) === row,
  );
}

function numCardsOf(draft: Draft, facts: RequestFacts): number | undefined {
  if (!draft.autoLength) return number(draft.numCards);
  const settings = { ...draft, format: draft.format || 'presentation' };
  return lengthOf(draft) === 'breaks' ? undefined : autoCards(settings, facts);
}

/** A number as typed. Invalid input becomes `NaN`, which the contract refuses with its own message. */
function number(typed: string): number | undefined {
  const digits = typed.trim();
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

function unlessBlank(text: string): string | undefined {
  return /\S/.test(text) ? text : undefined;
}

function chosen<Value extends string>(value: Value | ''): Value | undefined {
  return value === '' ? undefined : value;
}

/** The request alone, when the operation is already known. */
export type AnyRequest<Name extends Operation = Operation> = Extract<NamedRequest, { operation: Name }>['request'];
