import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { POSITIONS } from './enums';
import { fieldOf, type Ignored, type Reason, type RelevanceFacts, requestFields, valueAt } from './fields';
import type { GenerateRequest, TemplateRequest } from './request/generate-request';
import type { Position } from './request/header-footer';
import type { Operation } from './run-words';

/** An ignored field. `because` is a clause: lower case, no full stop. */
export type IrrelevantField = { path: string; because: StoredMessage };

const REASONS = {
  onlyGenerate: englishMessage('Only used with Generate'),
  notPreserve: englishMessage('Not used with Preserve'),
  notForWebPages: englishMessage('Not used for web pages'),
  onlyAiImages: englishMessage('Only used for AI images'),
  onlyTemplateAiImages: englishMessage('Only used if the template has AI images'),
  atBreaks: englishMessage('Not used when splitting at --- lines'),
  noRecipients: englishMessage('Add a recipient first'),
} satisfies Record<Reason, StoredMessage>;

/** docs/spec/interface.md#2.4.3, position object: the members that each type uses (docs/spec/settled-points.md#3). */
const POSITION_RULES: { member: keyof Position; because: StoredMessage; when: (position: Position) => boolean }[] = [
  {
    member: 'value',
    because: englishMessage('Only used for text'),
    when: (position) => position.type !== 'text',
  },
  {
    member: 'source',
    because: englishMessage('Only used for images'),
    when: (position) => position.type !== 'image',
  },
  {
    member: 'size',
    because: englishMessage('Only used for images'),
    when: (position) => position.type !== 'image',
  },
  {
    member: 'src',
    because: englishMessage('Only used with an image URL'),
    when: (position) => position.type !== 'image' || position.source !== 'custom',
  },
];

/** The members of a header or footer position that its type does not use. */
function unusedMembers({ cardOptions }: GenerateRequest): IrrelevantField[] {
  return POSITIONS.flatMap((name) => {
    const position = cardOptions?.headerFooter?.[name];
    if (position === undefined) return [];
    return POSITION_RULES.filter(({ when }) => when(position)).map(({ member, because }) => ({
      path: `cardOptions.headerFooter.${name}.${member}`,
      because,
    }));
  });
}

type RequestOf = { generate: GenerateRequest; template: TemplateRequest };

/**
 * The fields that are ignored, given the others, whether they are set or not; a form marks them "Ignored: …". A field
 * inside an ignored one is not listed.
 */
export function fieldsThatDoNotCount<Name extends Operation>(
  operation: Name,
  request: RequestOf[Name],
  facts: RelevanceFacts = {},
): IrrelevantField[] {
  return requestFields(operation).flatMap((path) => {
    // The operation determines the request's type, which the compiler cannot infer through the parameter.
    const ignored = fieldOf(path).ignored?.[operation] as Ignored<RequestOf[Name]> | undefined;
    if (ignored?.when(request, facts)) return [{ path, because: REASONS[ignored.because] }];
    return path === 'cardOptions.headerFooter' ? unusedMembers(request as GenerateRequest) : [];
  });
}

/**
 * The ignored fields that this request sets: accepted, ignored, and listed in a warning
 * (docs/spec/settled-points.md#3).
 */
export function irrelevantFields<Name extends Operation>(
  operation: Name,
  request: RequestOf[Name],
  facts: RelevanceFacts = {},
): IrrelevantField[] {
  return fieldsThatDoNotCount(operation, request, facts).filter(({ path }) => valueAt(request, path) !== undefined);
}

/**
 * The request without ignored fields, empty objects and lists, and duplicate ids; equivalent for the service. Returns a
 * new object; other members keep their values.
 */
export function relevantRequest<Name extends Operation>(operation: Name, request: RequestOf[Name]): RequestOf[Name] {
  const dropped = new Set(irrelevantFields(operation, request).map((field) => field.path));
  const kept = without(request, '', dropped) ?? {};
  return kept as RequestOf[Name];
}

/** One sentence per field that is ignored or interpreted differently, for `warnings`. */
export function relevanceWarnings<Name extends Operation>(
  operation: Name,
  request: RequestOf[Name],
  facts: RelevanceFacts = {},
): string[] {
  const sentences = irrelevantFields(operation, request, facts).map(({ path, because }) =>
    englishMessage('{path} is ignored. {why}.', { path, why: because }),
  );
  const email = request.sharingOptions?.emailOptions;
  if (email?.recipients?.length && email.access === undefined)
    sentences.push(englishMessage('sharingOptions.emailOptions.access defaults to view for the recipients.'));
  return sentences;
}

/** A copy without the dropped paths and empty values; undefined if nothing is left. */
function without(value: unknown, path: string, dropped: ReadonlySet<string>): unknown {
  if (dropped.has(path) || value === undefined) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : [...new Set(value)];
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([member, inner]) => [member, without(inner, path ? `${path}.${member}` : member, dropped)] as const)
    .filter(([, inner]) => inner !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
