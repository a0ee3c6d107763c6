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
    ...pictureModel(order.request.imageOptions?.model, source),
    ...sharing(order.request.sharingOptions),
  ];
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
  const { recipients = [], access } = options?.emailOptions ?? {};
  if (recipients.length === 0) return [];
  // Before there are teams nobody but the owner is of the workspace, so every recipient is outside it.
  const lowered =
    access === 'fullAccess' ? [inEnglish('fullAccess is taken as edit for recipients outside the workspace.')] : [];
  return [...lowered, inEnglish('The recipients are stored with the artifact; this version sends no e-mail.')];
}

function short(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
