import type { ImageSourceName } from '@/lib/contract/enums';
import { LANGUAGES } from '@/lib/contract/enums';
import { IMAGE_MODELS } from '@/lib/contract/image-models';
import { relevanceWarnings } from '@/lib/contract/relevance';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import type { SharingOptions } from '@/lib/contract/request/sharing-options';
import { promptLanguage } from '@/lib/deck/outlines/prompt-language';
import { partlyFollowed, unfollowed } from '@/lib/deck/wishes/deck-wishes';
import { englishMessage } from '@/lib/words/stored-messages';
import type { GenerationOrder } from '../store/generations-store';

/** `maker`: the name of the image model, or null without one. */
type StartFacts = { templateImageSource?: ImageSourceName; hasModel?: boolean; maker?: string | null };

/** Warnings about options that this engine ignores or changes, one sentence each. All are known before it starts. */
export function startWarnings(order: GenerationOrder, facts: StartFacts): string[] {
  const ignored =
    order.operation === 'generate'
      ? relevanceWarnings('generate', order.request, facts)
      : relevanceWarnings('template', order.request, facts);
  const unsupported = order.operation === 'generate' ? unmetOptions(order.request, facts.hasModel === true) : [];
  const source = order.operation === 'generate' ? order.request.imageOptions?.source : facts.templateImageSource;
  return [
    ...ignored,
    ...unsupported,
    ...(order.operation === 'generate'
      ? layout(order.request)
      : templatePrompt(order.request.prompt, facts.hasModel === true)),
    ...pictureModel(order.request.imageOptions?.model, source, facts.maker ?? null),
    ...(facts.maker ? [] : pictureStyle(order.request.imageOptions?.style, source)),
    ...sharing(order.request.sharingOptions),
    ...folders(order.request.folderIds),
  ];
}

function layout({ format, cardOptions }: GenerateRequest): string[] {
  if (format !== 'document' || cardOptions?.dimensions !== 'pageless') return [];
  return [englishMessage('Pageless documents are laid out as separate cards.')];
}

/** Matches sentences that give instructions rather than content (docs/spec/interface.md#2.5), by English verbs. */
const INSTRUCTION =
  /^[ \t]*(?:please\s+)?(?:use|replace|keep|make|put|insert|add|remove|change|rewrite|update|adapt|fill|turn|translate|shorten|summari[sz]e|do not|don['’]t)\b[^\n]*?\b(?:templates?|slides?|cards?|images?|pictures?|photos?|layouts?|decks?|text|titles?|headings?|tone|content|placeholders?)\b/im;

function templatePrompt(prompt: string, hasModel: boolean): string[] {
  if (hasModel || !INSTRUCTION.test(prompt)) return [];
  return [englishMessage('Instructions in the prompt are used as text (no AI model).')];
}

function pictureStyle(style: string | undefined, source: ImageSourceName | undefined): string[] {
  if (style === undefined || (source ?? 'aiGenerated') !== 'aiGenerated') return [];
  return [englishMessage('Image style isn’t used (no AI model).')];
}

function folders(folderIds: readonly string[] | undefined): string[] {
  if (!folderIds?.length) return [];
  return [englishMessage('Folders are saved but not shown yet.')];
}

/** Warnings about options that need a language model. A preserved text is never sent to one. */
function unmetOptions(request: GenerateRequest, hasModel: boolean): string[] {
  const { textMode, textOptions, format, additionalInstructions } = request;
  const sentences: string[] = [];
  const language = textOptions?.language;
  if (language !== undefined && !LANGUAGES.includes(language.toLowerCase()))
    sentences.push(englishMessage('Unknown language: {language}.', { language: short(language) }));
  if (hasModel && textMode !== 'preserve') return sentences;
  // A prompt that doesn’t show its language is outlined in the one that the request names.
  const isUnclear = textMode === 'generate' && promptLanguage(request.inputText) === null;
  if (language !== undefined && textMode !== 'preserve' && !isUnclear)
    sentences.push(englishMessage('The text isn’t translated (no AI model).'));
  if (textMode === 'generate' && textOptions?.tone !== undefined)
    sentences.push(englishMessage('Tone isn’t used (no AI model).'));
  if (textMode === 'generate' && textOptions?.audience !== undefined)
    sentences.push(englishMessage('Audience isn’t used (no AI model).'));
  const left = unfollowed(additionalInstructions, format ?? 'presentation');
  if (left.length > 0)
    sentences.push(
      // "Keep every word" has no effect on the layout, but Preserve follows it.
      textMode === 'preserve'
        ? englishMessage('Preserve keeps the text as it is and only follows instructions about the layout.')
        : englishMessage('Instructions affect only the layout (no AI model).'),
      ...left
        .slice(0, MAX_NAMED)
        .map((text) =>
          textMode === 'preserve'
            ? englishMessage('No effect on the layout: {text}.', { text: short(text) })
            : englishMessage('Instruction not followed: {text}.', { text: short(text) }),
        ),
    );
  for (const part of partlyFollowed(additionalInstructions).slice(0, MAX_NAMED))
    sentences.push(englishMessage('This instruction may be followed only in part: {text}.', { text: short(part) }));
  return sentences;
}

/** At most this many instructions are listed in the warnings. */
const MAX_NAMED = 5;

function pictureModel(model: string | undefined, source: ImageSourceName | undefined, maker: string | null): string[] {
  if (model === undefined || model === maker || (source ?? 'aiGenerated') !== 'aiGenerated') return [];
  if (maker !== null) return [englishMessage('Images are made by {model}, the configured model.', { model: maker })];
  const known = IMAGE_MODELS.some(({ id }) => id === model);
  const unknown = known ? [] : [englishMessage('Unknown image model: {model}.', { model: short(model) })];
  return [...unknown, englishMessage('The image model isn’t used: none is set up.')];
}

function sharing(options: SharingOptions | undefined): string[] {
  const outside = externalAccess(options?.externalAccess);
  const { recipients = [], access } = options?.emailOptions ?? {};
  if (recipients.length === 0) return outside;
  // Until there are teams, only the owner belongs to the workspace, so every recipient is outside it.
  const lowered = access === 'fullAccess' ? [englishMessage('Outside recipients can edit, not share.')] : [];
  return [...outside, ...lowered, englishMessage('Recipients are saved, but no email is sent.')];
}

function externalAccess(access: SharingOptions['externalAccess']): string[] {
  if (access !== 'comment' && access !== 'edit') return [];
  return [englishMessage('Anyone with the link can view, not {access}.', { access })];
}

function short(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text);
}
