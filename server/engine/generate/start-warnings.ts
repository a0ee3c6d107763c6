import type { ImageSourceName } from '@/lib/contract/enums';
import type { GenerateRequest } from '@/lib/contract/generate-request';
import { IMAGE_MODELS } from '@/lib/contract/image-models';
import { LANGUAGES } from '@/lib/contract/languages';
import { relevanceWarnings } from '@/lib/contract/relevance';
import type { SharingOptions } from '@/lib/contract/sharing-options';
import { inEnglish, type Kept } from '@/lib/words/say-kept';
import type { GenerationOrder } from '../store/generations-store';

/** What the request asks that this engine will not do, or not as written: one sentence each, known before it starts. */
export function startWarnings(order: GenerationOrder, facts: { templateImageSource?: ImageSourceName }): string[] {
  const ignored =
    order.operation === 'generate'
      ? relevanceWarnings('generate', order.request, facts)
      : relevanceWarnings('template', order.request, facts);
  const unmet = order.operation === 'generate' ? withoutLanguageModel(order.request) : [];
  const source = order.operation === 'generate' ? order.request.imageOptions?.source : facts.templateImageSource;
  return [
    ...ignored,
    ...unmet,
    ...(order.operation === 'generate' ? layout(order.request) : templatePrompt(order.request.prompt)),
    ...pictureModel(order.request.imageOptions?.model, source),
    ...pictureStyle(order.request.imageOptions?.style, source),
    ...sharing(order.request.sharingOptions),
    ...folders(order.request.folderIds),
  ];
}

function layout({ format, cardOptions }: GenerateRequest): string[] {
  if (format !== 'document' || cardOptions?.dimensions !== 'pageless') return [];
  return [inEnglish('cardOptions.dimensions pageless is laid out like fluid, as separate cards.')];
}

/** Sentences that tell what to do rather than what to show (interface 2.5). A rule of thumb over English verbs. */
const INSTRUCTION =
  /^[ \t]*(?:please\s+)?(?:use|replace|keep|make|put|insert|add|remove|change|rewrite|update|adapt|fill|turn|translate|shorten|summari[sz]e|do not|don['’]t)\b[^\n]*?\b(?:templates?|slides?|cards?|images?|pictures?|photos?|layouts?|decks?|text|titles?|headings?|tone|content|placeholders?)\b/im;

function templatePrompt(prompt: string): string[] {
  if (!INSTRUCTION.test(prompt)) return [];
  return [inEnglish('prompt: instructions are not followed, they are placed as text: no language model is connected.')];
}

function pictureStyle(style: string | undefined, source: ImageSourceName | undefined): string[] {
  if (style === undefined || (source ?? 'aiGenerated') !== 'aiGenerated') return [];
  return [inEnglish('imageOptions.style only varies the generated art: no image model is connected.')];
}

function folders(folderIds: readonly string[] | undefined): string[] {
  if (!folderIds?.length) return [];
  return [inEnglish('folderIds are stored with the deck; this version has no view of folders.')];
}

function withoutLanguageModel({ textMode, textOptions, additionalInstructions }: GenerateRequest): string[] {
  const sentences: string[] = [];
  const unmet = (path: string, what: Kept) =>
    sentences.push(inEnglish('{path} {what}: no language model is connected.', { path, what }));
  const language = textOptions?.language;
  if (language !== undefined && !LANGUAGES.includes(language.toLowerCase()))
    sentences.push(
      inEnglish('textOptions.language: {language} is not a language this engine knows.', { language: short(language) }),
    );
  if (language !== undefined && textMode !== 'preserve')
    unmet('textOptions.language', inEnglish('only names the language of the result; the text is not translated'));
  if (textMode === 'generate' && textOptions?.tone !== undefined)
    unmet('textOptions.tone', inEnglish('is not followed'));
  if (textMode === 'generate' && textOptions?.audience !== undefined)
    unmet('textOptions.audience', inEnglish('is not followed'));
  if (additionalInstructions !== undefined)
    unmet('additionalInstructions', inEnglish('are followed only where they name a layout'));
  return sentences;
}

function pictureModel(model: string | undefined, source: ImageSourceName | undefined): string[] {
  if (model === undefined || (source ?? 'aiGenerated') !== 'aiGenerated') return [];
  const known = IMAGE_MODELS.some(({ id }) => id === model);
  const unknown = known
    ? []
    : [inEnglish('imageOptions.model: {model} is not a model this engine knows.', { model: short(model) })];
  return [
    ...unknown,
    inEnglish('imageOptions.model is not used: no image model is connected, pictures are generated art.'),
  ];
}

function sharing(options: SharingOptions | undefined): string[] {
  const outside = externalAccess(options?.externalAccess);
  const { recipients = [], access } = options?.emailOptions ?? {};
  if (recipients.length === 0) return outside;
  // Before there are teams nobody but the owner is of the workspace, so every recipient is outside it.
  const lowered =
    access === 'fullAccess' ? [inEnglish('fullAccess is taken as edit for recipients outside the workspace.')] : [];
  return [
    ...outside,
    ...lowered,
    inEnglish('The recipients are stored with the artifact; this version sends no e-mail.'),
  ];
}

function externalAccess(access: SharingOptions['externalAccess']): string[] {
  if (access !== 'comment' && access !== 'edit') return [];
  return [inEnglish('sharingOptions.externalAccess {access} gives view only in this version.', { access })];
}

function short(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
