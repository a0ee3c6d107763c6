import { POSITIONS } from '../contract/enums';
import { type DraftPosition, type FieldName, requestFields, setAt, valueAt } from '../contract/fields';
import { relevantRequest } from '../contract/relevance';
import type { GenerateRequest, TemplateRequest } from '../contract/request/generate-request';
import type { HeaderFooter, Position } from '../contract/request/header-footer';
import type { Operation } from '../contract/run-words';
import { blankDraft, type Draft, type HeaderFooterDraft, readDraft } from './draft';
import { sendImages } from './paste/added-images';
import { languageCode, languageWish, type RequestFacts } from './request-facts';
import { autoCards, lengthOf, wishOf } from './suggest/auto-cards';

export type NamedRequest =
  | { operation: 'generate'; request: GenerateRequest }
  | { operation: 'template'; request: TemplateRequest };

/**
 * The request with all fields of the draft, including ignored ones; blank fields are omitted. It may violate the
 * contract: the sender validates it first. `facts` determine the number of cards of Auto length and the language if none
 * was chosen.
 */
export function fullRequest(draft: Draft, facts: RequestFacts = {}): NamedRequest {
  const { operation } = draft;
  const request = {};
  for (const name of requestFields(operation)) {
    const value = Object.hasOwn(SPECIAL, name) ? SPECIAL[name]?.(draft, facts) : unlessBlank(valueAt(draft, name));
    if (value !== undefined) setAt(request, name, value);
  }
  return { operation, request } as NamedRequest;
}

/** The fields that are not sent as they are in the form. The required ones are sent even if they are blank. */
const SPECIAL: { readonly [Name in FieldName]?: (draft: Draft, facts: RequestFacts) => unknown } = {
  inputText: (draft, { imageOrigin }) => sendImages(draft.inputText, imageOrigin),
  artifactId: (draft) => draft.artifactId,
  prompt: (draft, { imageOrigin }) => sendImages(draft.prompt, imageOrigin),
  numCards: numCardsOf,
  'textOptions.language': (draft, facts) =>
    languageWish(draft, facts) ? languageCode(facts.textLanguage) : unlessBlank(draft.textOptions.language),
  'cardOptions.headerFooter': ({ cardOptions }) => headerFooterOf(cardOptions.headerFooter),
  'sharingOptions.emailOptions.recipients': (draft) => filledRecipients(draft).map(({ address }) => address),
};

function headerFooterOf(draft: HeaderFooterDraft): HeaderFooter {
  const result: HeaderFooter = {
    hideFromFirstCard: draft.hideFromFirstCard ?? undefined,
    hideFromLastCard: draft.hideFromLastCard ?? undefined,
  };
  for (const name of POSITIONS) result[name] = positionOf(draft[name]);
  return result;
}

function positionOf({ type, value, source, size, src }: DraftPosition): Position | undefined {
  if (type === '') return undefined;
  return {
    type,
    // Required text is sent even if blank, so that the validation error is about the text.
    value: type === 'text' ? value : unlessBlank(value),
    source: unlessBlank(source),
    size: unlessBlank(size),
    src: unlessBlank(src.trim()),
  };
}

/** The filled-in recipients, deduplicated, with their rows in the form. */
export function filledRecipients(draft: Draft): { address: string; row: number }[] {
  const rows = draft.sharingOptions.emailOptions.recipients.map((address, row) => ({ address: address.trim(), row }));
  return rows.filter(
    ({ address, row }) => address !== '' && rows.findIndex((other) => other.address === address) === row,
  );
}

function numCardsOf(draft: Draft, facts: RequestFacts): number | undefined {
  if (!draft.autoLength) return number(draft.numCards);
  return lengthOf(draft) === 'breaks' ? undefined : autoCards(wishOf(draft), facts);
}

/** A number as typed. Invalid input becomes `NaN`, which the contract refuses with its own message. */
function number(typed: string): number | undefined {
  const digits = typed.trim();
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

function unlessBlank<Value>(value: Value): Exclude<Value, ''> | undefined {
  return typeof value === 'string' && !/\S/.test(value) ? undefined : (value as Exclude<Value, ''>);
}

/** The request alone, when the operation is already known. */
export type AnyRequest<Name extends Operation = Operation> = Extract<NamedRequest, { operation: Name }>['request'];

/**
 * The request as it is sent, without blank and ignored fields. It may violate the contract; `draftProblems` says where.
 * Law (docs/spec/settled-points.md#14): `toRequest(toDraft(r)) = relevant(r)`.
 */
export function toRequest(draft: Draft, facts?: RequestFacts): GenerateRequest | TemplateRequest {
  const full = fullRequest(draft, facts);
  return full.operation === 'generate'
    ? relevantRequest('generate', full.request)
    : relevantRequest('template', full.request);
}

/**
 * The form for a request: all of its fields, including ignored ones, and all others blank, because "use again" must not
 * mix two requests.
 */
export function toDraft<Name extends Draft['operation']>(operation: Name, request: AnyRequest<Name>): Draft {
  const numCards = 'numCards' in request && request.numCards !== undefined ? String(request.numCards) : '';
  return readDraft({ ...request, operation, numCards }) ?? blankDraft();
}
