import { englishMessage, type StoredMessage } from '@/lib/words/stored-messages';
import { type ImageSourceName, POSITIONS } from './enums';
import type { GenerateRequest } from './request/generate-request';
import type { Position } from './request/header-footer';
import type { SharingOptions } from './request/sharing-options';
import type { TemplateRequest } from './request/template-request';
import type { Operation } from './run-words';

/** An ignored field. `because` is a clause: lower case, no full stop. */
export type IrrelevantField = { path: string; because: StoredMessage };

/** Facts beyond the request: for a template, the image source of its artifact. */
export type RelevanceFacts = { templateImageSource?: ImageSourceName };

type Rule<Request> = {
  path: string;
  because: StoredMessage;
  /** Whether the field is ignored, given the others; also evaluated if the field is absent. */
  when: (request: Request, facts: RelevanceFacts) => boolean;
};

const onlyGenerate = englishMessage('Only used with Generate');
const onlyAiGenerated = englishMessage('Only used for AI images');
const templateSource = englishMessage('Only used if the template has AI images');

const notGenerate = (request: GenerateRequest) => request.textMode !== 'generate';
const preserves = (request: GenerateRequest) => request.textMode === 'preserve';
const otherSource = (request: GenerateRequest) => (request.imageOptions?.source ?? 'aiGenerated') !== 'aiGenerated';
const isWebpage = (request: GenerateRequest) => request.format === 'webpage';
const otherTemplate = (_: TemplateRequest, facts: RelevanceFacts) =>
  facts.templateImageSource !== undefined && facts.templateImageSource !== 'aiGenerated';

const SHARING: Rule<{ sharingOptions?: SharingOptions }>[] = [
  {
    path: 'sharingOptions.emailOptions.access',
    because: englishMessage('Add a recipient first'),
    when: (request) => !request.sharingOptions?.emailOptions?.recipients?.length,
  },
];

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

const HEADER_FOOTER: Rule<GenerateRequest>[] = POSITIONS.flatMap((name) =>
  POSITION_RULES.map(({ member, because, when }) => ({
    path: `cardOptions.headerFooter.${name}.${member}`,
    because,
    when: (request: GenerateRequest) => {
      const position = request.cardOptions?.headerFooter?.[name];
      return position !== undefined && when(position);
    },
  })),
);

const GENERATE: Rule<GenerateRequest>[] = [
  {
    path: 'numCards',
    because: englishMessage('Not used when splitting at --- lines'),
    when: (request) => request.cardSplit === 'inputTextBreaks',
  },
  {
    path: 'textOptions.amount',
    because: englishMessage('Not used with Preserve'),
    when: preserves,
  },
  { path: 'textOptions.tone', because: onlyGenerate, when: notGenerate },
  { path: 'textOptions.audience', because: onlyGenerate, when: notGenerate },
  { path: 'imageOptions.model', because: onlyAiGenerated, when: otherSource },
  { path: 'imageOptions.style', because: onlyAiGenerated, when: otherSource },
  { path: 'cardOptions.dimensions', because: englishMessage('Not used for web pages'), when: isWebpage },
  { path: 'cardOptions.headerFooter', because: englishMessage('Not used for web pages'), when: isWebpage },
  ...HEADER_FOOTER,
  ...SHARING,
];

const TEMPLATE: Rule<TemplateRequest>[] = [
  { path: 'imageOptions.model', because: templateSource, when: otherTemplate },
  { path: 'imageOptions.style', because: templateSource, when: otherTemplate },
  ...SHARING,
];

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
  // The operation determines the request's type, which the compiler cannot infer through the parameter.
  const rules = (operation === 'generate' ? GENERATE : TEMPLATE) as Rule<RequestOf[Name]>[];
  const found: IrrelevantField[] = [];
  for (const { path, because, when } of rules) {
    if (found.some((outer) => path.startsWith(`${outer.path}.`))) continue;
    if (when(request, facts)) found.push({ path, because });
  }
  return found;
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
  return fieldsThatDoNotCount(operation, request, facts).filter(({ path }) => isSet(request, path.split('.')));
}

/**
 * The request without ignored fields, empty objects and lists, and duplicate ids; equivalent for the service. Returns a
 * new object; other members keep their values.
 */
export function relevantRequest<Name extends Operation>(
  operation: Name,
  request: RequestOf[Name],
  facts: RelevanceFacts = {},
): RequestOf[Name] {
  const dropped = new Set(irrelevantFields(operation, request, facts).map((field) => field.path));
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

function isSet(value: unknown, path: readonly string[]): boolean {
  const [member, ...rest] = path;
  if (member === undefined) return value !== undefined;
  if (typeof value !== 'object' || value === null) return false;
  return isSet(Object.getOwnPropertyDescriptor(value, member)?.value, rest);
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
