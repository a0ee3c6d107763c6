import { inEnglish, type Kept } from '@/lib/words/say-kept';
import { type ImageSourceName, POSITIONS } from './enums';
import type { GenerateRequest } from './generate-request';
import type { Position } from './header-footer';
import type { Operation } from './run-words';
import type { SharingOptions } from './sharing-options';
import type { TemplateRequest } from './template-request';

/** A field that will not count. `because` is a clause: lower case, no full stop. */
export type IrrelevantField = { path: string; because: Kept };

/** What is known beside the request: for a template, the image source its artifact was made with. */
export type RelevanceFacts = { templateImageSource?: ImageSourceName };

type Rule<Request> = {
  path: string;
  because: Kept;
  /** Whether the field does not count, given the others; asked also when the field itself is absent. */
  when: (request: Request, facts: RelevanceFacts) => boolean;
};

const onlyGenerate = inEnglish('it counts only when textMode is generate');
const onlyAiGenerated = inEnglish('it counts only when the image source is aiGenerated');
const templateSource = inEnglish('it counts only when the template was made with the image source aiGenerated');

const notGenerate = (request: GenerateRequest) => request.textMode !== 'generate';
const preserves = (request: GenerateRequest) => request.textMode === 'preserve';
const otherSource = (request: GenerateRequest) => (request.imageOptions?.source ?? 'aiGenerated') !== 'aiGenerated';
const isWebpage = (request: GenerateRequest) => request.format === 'webpage';
const otherTemplate = (_: TemplateRequest, facts: RelevanceFacts) =>
  facts.templateImageSource !== undefined && facts.templateImageSource !== 'aiGenerated';

const SHARING: Rule<{ sharingOptions?: SharingOptions }>[] = [
  {
    path: 'sharingOptions.emailOptions.access',
    because: inEnglish('there are no recipients'),
    when: (request) => !request.sharingOptions?.emailOptions?.recipients?.length,
  },
];

/** Interface 2.4.3, position object: which members each type uses (wire.md). */
const POSITION_RULES: { member: keyof Position; because: Kept; when: (position: Position) => boolean }[] = [
  {
    member: 'value',
    because: inEnglish('it counts only when type is text'),
    when: (position) => position.type !== 'text',
  },
  {
    member: 'source',
    because: inEnglish('it counts only when type is image'),
    when: (position) => position.type !== 'image',
  },
  {
    member: 'size',
    because: inEnglish('it counts only when type is image'),
    when: (position) => position.type !== 'image',
  },
  {
    member: 'src',
    because: inEnglish('it counts only when source is custom'),
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
    because: inEnglish('cards follow the breaks in your text'),
    when: (request) => request.cardSplit === 'inputTextBreaks',
  },
  {
    path: 'textOptions.amount',
    because: inEnglish('it counts only when textMode is generate or condense'),
    when: preserves,
  },
  { path: 'textOptions.tone', because: onlyGenerate, when: notGenerate },
  { path: 'textOptions.audience', because: onlyGenerate, when: notGenerate },
  { path: 'imageOptions.model', because: onlyAiGenerated, when: otherSource },
  { path: 'imageOptions.style', because: onlyAiGenerated, when: otherSource },
  { path: 'cardOptions.dimensions', because: inEnglish('a webpage has no card dimensions'), when: isWebpage },
  { path: 'cardOptions.headerFooter', because: inEnglish('a webpage has no header and footer'), when: isWebpage },
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
 * The fields whose value would not count beside the others, whether they are set or not: what a form marks with
 * "Ignored: …". Of a field inside an ignored one only the outer one is named.
 */
export function fieldsThatDoNotCount<Name extends Operation>(
  operation: Name,
  request: RequestOf[Name],
  facts: RelevanceFacts = {},
): IrrelevantField[] {
  // The operation names the request's type; the compiler cannot follow that through the parameter.
  const rules = (operation === 'generate' ? GENERATE : TEMPLATE) as Rule<RequestOf[Name]>[];
  const found: IrrelevantField[] = [];
  for (const { path, because, when } of rules) {
    if (found.some((outer) => path.startsWith(`${outer.path}.`))) continue;
    if (when(request, facts)) found.push({ path, because });
  }
  return found;
}

/** Of those, the ones this request sets: taken, ignored, and named in a warning (wire.md). */
export function irrelevantFields<Name extends Operation>(
  operation: Name,
  request: RequestOf[Name],
  facts: RelevanceFacts = {},
): IrrelevantField[] {
  return fieldsThatDoNotCount(operation, request, facts).filter(({ path }) => isSet(request, path.split('.')));
}

/**
 * The request without the fields that do not count, empty objects and lists, and repeated ids: means the same to
 * the service. Gives a new object; the members that stay keep their values.
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

/** One sentence for each field that is ignored, or taken otherwise than written: what goes into `warnings`. */
export function relevanceWarnings<Name extends Operation>(
  operation: Name,
  request: RequestOf[Name],
  facts: RelevanceFacts = {},
): string[] {
  const sentences = irrelevantFields(operation, request, facts).map(({ path, because }) =>
    inEnglish('{path} is ignored: {why}.', { path, why: because }),
  );
  const email = request.sharingOptions?.emailOptions;
  if (email?.recipients?.length && email.access === undefined)
    sentences.push(
      inEnglish('sharingOptions.emailOptions.access is taken as view: none was given for the recipients.'),
    );
  return sentences;
}

function isSet(value: unknown, path: readonly string[]): boolean {
  const [member, ...rest] = path;
  if (member === undefined) return value !== undefined;
  if (typeof value !== 'object' || value === null) return false;
  return isSet(Object.getOwnPropertyDescriptor(value, member)?.value, rest);
}

/** A copy without the dropped paths and without what is empty; undefined when nothing is left. */
function without(value: unknown, path: string, dropped: ReadonlySet<string>): unknown {
  if (dropped.has(path) || value === undefined) return undefined;
  if (Array.isArray(value)) return value.length === 0 ? undefined : [...new Set(value)];
  if (typeof value !== 'object' || value === null) return value;
  const kept = Object.entries(value)
    .map(([member, inner]) => [member, without(inner, path ? `${path}.${member}` : member, dropped)] as const)
    .filter(([, inner]) => inner !== undefined);
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}
