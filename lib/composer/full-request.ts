import { POSITIONS } from '../contract/enums';
import type { GenerateRequest } from '../contract/generate-request';
import type { HeaderFooter, Position } from '../contract/header-footer';
import type { Operation } from '../contract/run-words';
import type { SharingOptions } from '../contract/sharing-options';
import type { TemplateRequest } from '../contract/template-request';
import type { Draft, DraftPosition } from './draft';

/** A request with the operation it is for, so that the two are told apart by their type. */
export type NamedRequest =
  | { operation: 'generate'; request: GenerateRequest }
  | { operation: 'template'; request: TemplateRequest };

/**
 * All that the draft says, fields included that will not count; blank ones are left out. It may break the contract:
 * whoever sends it validates it first.
 */
export function fullRequest(draft: Draft): NamedRequest {
  return draft.operation === 'generate'
    ? { operation: 'generate', request: fullGenerate(draft) }
    : { operation: 'template', request: fullTemplate(draft) };
}

function fullGenerate(draft: Draft): GenerateRequest {
  return {
    inputText: draft.inputText,
    textMode: draft.textMode,
    format: chosen(draft.format),
    themeId: said(draft.themeId),
    numCards: number(draft.numCards),
    cardSplit: chosen(draft.cardSplit),
    additionalInstructions: said(draft.additionalInstructions),
    folderIds: draft.folderIds,
    exportAs: chosen(draft.exportAs),
    textOptions: {
      amount: chosen(draft.amount),
      tone: said(draft.tone),
      audience: said(draft.audience),
      language: said(draft.language),
    },
    imageOptions: {
      source: chosen(draft.imageSource),
      model: said(draft.imageModel),
      style: said(draft.imageStyle),
    },
    cardOptions: { dimensions: chosen(draft.dimensions), headerFooter: headerFooterOf(draft.headerFooter) },
    sharingOptions: sharingOf(draft),
  };
}

function fullTemplate(draft: Draft): TemplateRequest {
  return {
    artifactId: draft.artifactId,
    prompt: draft.prompt,
    themeId: said(draft.themeId),
    folderIds: draft.folderIds,
    exportAs: chosen(draft.exportAs),
    imageOptions: { model: said(draft.imageModel), style: said(draft.imageStyle) },
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
    // Blank text is sent as it is where text is asked for, so that the refusal says what is wrong with it.
    value: type === 'text' ? draft.value : said(draft.value),
    source: chosen(draft.source),
    size: chosen(draft.size),
    src: said(draft.src.trim()),
  };
}

/** The recipients that are filled in, once each, with their place in the form. */
export function filledRecipients(draft: Draft): { address: string; row: number }[] {
  const rows = draft.recipients.map((address, row) => ({ address: address.trim(), row }));
  return rows.filter(
    ({ address, row }) => address !== '' && rows.findIndex((other) => other.address === address) === row,
  );
}

/** A number as typed. What is none becomes `NaN`, which the contract refuses in its own words. */
function number(typed: string): number | undefined {
  const digits = typed.trim();
  if (digits === '') return undefined;
  return /^\d+$/.test(digits) ? Number(digits) : Number.NaN;
}

function said(text: string): string | undefined {
  return /\S/.test(text) ? text : undefined;
}

function chosen<Value extends string>(value: Value | ''): Value | undefined {
  return value === '' ? undefined : value;
}

/** The request by itself, for whoever knows the operation already. */
export type AnyRequest<Name extends Operation = Operation> = Extract<NamedRequest, { operation: Name }>['request'];
