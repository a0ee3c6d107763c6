import {
  type Amount,
  type CardSplit,
  type Dimensions,
  type ExportFormat,
  type Format,
  type IMAGE_POSITION_SIZES,
  type IMAGE_POSITION_SOURCES,
  type ImageSourceName,
  type POSITION_TYPES,
  POSITIONS,
  type PositionName,
  type RECIPIENT_ACCESS,
  type TextMode,
  type WORKSPACE_ACCESS,
} from '@/lib/contract/enums';
import { labelAt } from '@/lib/contract/fields';
import type { Target } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';

/** Labels of the interface's enum values. */
const TEXT_MODE_WORDS = perLocale<Record<TextMode, { label: string; written: string; ruled: string }>>(() => ({
  preserve: { label: t('Preserve'), written: t('Keeps your wording'), ruled: t('Keeps your wording') },
  condense: { label: t('Condense'), written: t('Shortens your text'), ruled: t('Keeps the main sentences') },
  generate: {
    label: t('Generate'),
    written: t('Writes cards from your idea or notes'),
    ruled: t('Outline only (no AI model)'),
  },
}));

/** `writes`: whether a language model is available. Without one, the engine only selects from your own sentences. */
export function textModeWords(mode: TextMode, writes: boolean): { label: string; detail: string } {
  const { label, written, ruled } = TEXT_MODE_WORDS[mode];
  return { label, detail: writes ? written : ruled };
}

export const FORMAT_WORDS = perLocale<Record<Format, string>>(() => ({
  presentation: t('Presentation'),
  document: t('Document'),
  social: t('Social'),
  webpage: t('Web page'),
}));

export const DIMENSION_WORDS = perLocale<Record<Dimensions, string>>(() => ({
  fluid: t('Fluid'),
  '16x9': '16:9',
  '4x3': '4:3',
  pageless: t('Pageless'),
  letter: t('Letter'),
  a4: 'A4',
  '1x1': '1:1',
  '4x5': '4:5',
  '9x16': '9:16',
}));

export const CARD_SPLIT_WORDS = perLocale<Record<CardSplit, { label: string }>>(() => ({
  auto: { label: t('By count') },
  inputTextBreaks: { label: t('At --- lines') },
}));

export const EXPORT_WORDS = perLocale<Record<ExportFormat, string>>(() => ({ pdf: 'PDF', pptx: t('PowerPoint') }));

export const AMOUNT_WORDS = perLocale<Record<Amount, string>>(() => ({
  brief: t('Brief'),
  medium: t('Medium'),
  detailed: t('Detailed'),
  extensive: t('Extensive'),
}));

export const IMAGE_SOURCE_WORDS = perLocale<Record<ImageSourceName, string>>(() => ({
  aiGenerated: t('AI images'),
  illustrationStock: t('Stock illustrations'),
  photoStock: t('Stock photos'),
  gifStock: 'GIFs',
  webAllImages: t('Web images, any licence'),
  webFreeToUse: t('Web images, free to use'),
  webFreeToUseCommercially: t('Web images, free for commercial use'),
  placeholder: t('Placeholders'),
  noImages: t('Only from my text'),
}));

/**
 * Without a connected image model the engine draws pictures in the style of the theme.
 * @param delivered the sources whose pictures the engine makes or finds
 */
export function imageSourceWords(
  source: ImageSourceName | '',
  target: Target,
  delivered: readonly ImageSourceName[] = [],
): string {
  const isOwnArt =
    target === 'local' && (source === '' || source === 'aiGenerated') && !delivered.includes('aiGenerated');
  return isOwnArt ? t('Theme art') : IMAGE_SOURCE_WORDS[source || 'aiGenerated'];
}

/** What an image source needs that the target lacks, or what it does; undefined if the name says enough. */
export function imageSourceDetail(
  source: ImageSourceName,
  target: Target,
  delivered: readonly ImageSourceName[] = [],
): string | undefined {
  if (source === 'noImages') return t('No other images are added');
  if (target === 'remote' || delivered.includes(source)) return undefined;
  return MISSING_SOURCE_WORDS[source];
}

/** Why the engine draws theme art instead. */
const MISSING_SOURCE_WORDS = perLocale<Partial<Record<ImageSourceName, string>>>(() => ({
  aiGenerated: t('AI images need an image model'),
  illustrationStock: t('Needs Pixabay'),
  photoStock: t('Needs a photo source'),
  gifStock: t('Needs GIPHY'),
  webAllImages: t('Needs a photo source'),
  webFreeToUse: t('Needs a photo source'),
  webFreeToUseCommercially: t('Needs a photo source'),
}));

export const ACCESS_WORDS = perLocale<Record<(typeof WORKSPACE_ACCESS)[number], string>>(() => ({
  noAccess: t('No access'),
  view: t('Can view'),
  comment: t('Can comment'),
  edit: t('Can edit'),
  fullAccess: t('Full access'),
}));

export const RECIPIENT_ACCESS_WORDS = perLocale<Record<(typeof RECIPIENT_ACCESS)[number], string>>(() => ({
  view: ACCESS_WORDS.view,
  comment: ACCESS_WORDS.comment,
  edit: ACCESS_WORDS.edit,
  fullAccess: ACCESS_WORDS.fullAccess,
}));

export const POSITION_WORDS = perLocale<Record<PositionName, string>>(() => ({
  topLeft: t('Top left'),
  topCenter: t('Top centre'),
  topRight: t('Top right'),
  bottomLeft: t('Bottom left'),
  bottomCenter: t('Bottom centre'),
  bottomRight: t('Bottom right'),
}));

export const POSITION_TYPE_WORDS = perLocale<Record<(typeof POSITION_TYPES)[number], string>>(() => ({
  text: t('Text'),
  image: t('Image'),
  cardNumber: t('Card number'),
}));

export const POSITION_SOURCE_WORDS = perLocale<Record<(typeof IMAGE_POSITION_SOURCES)[number], string>>(() => ({
  themeLogo: t('Theme logo'),
  custom: t('Image URL'),
}));

export const POSITION_SIZE_WORDS = perLocale<Record<(typeof IMAGE_POSITION_SIZES)[number], string>>(() => ({
  sm: t('Small'),
  md: t('Medium'),
  lg: t('Large'),
  xl: t('Extra large'),
}));

export const TARGET_WORDS = perLocale<Record<Target, string>>(() => ({ local: t('Local'), remote: t('Remote') }));

/** The options of a select, in the order of the label table. */
export function optionsOf<Value extends string>(
  words: Record<Value, string | { label: string }>,
): { value: Value; label: string }[] {
  return (Object.keys(words) as Value[]).map((value) => {
    const word = words[value];
    return { value, label: typeof word === 'string' ? word : word.label };
  });
}

/** The name of a field outside the form; null if there is no such field. */
export function wordsOfField(path: string): string | null {
  const place = POSITIONS.find((position) => path.startsWith(`cardOptions.headerFooter.${position}`));
  const label = labelAt(path);
  return place ? `${label}, ${POSITION_WORDS[place].toLowerCase()}` : label;
}

type Words = Readonly<Record<string, string | { label: string }>>;

/** The words of the values of each field that is a choice. */
const CHOICES: Readonly<Record<string, Words>> = perLocale(() => ({
  operation: { generate: t('From text'), template: t('From a template') },
  textMode: TEXT_MODE_WORDS,
  format: FORMAT_WORDS,
  cardSplit: CARD_SPLIT_WORDS,
  exportAs: EXPORT_WORDS,
  'textOptions.amount': AMOUNT_WORDS,
  'imageOptions.source': IMAGE_SOURCE_WORDS,
  'cardOptions.dimensions': DIMENSION_WORDS,
  'sharingOptions.workspaceAccess': ACCESS_WORDS,
  'sharingOptions.externalAccess': ACCESS_WORDS,
  'sharingOptions.emailOptions.access': ACCESS_WORDS,
}));

/** The words of a value of a field; null if the field is no choice or has no such value. */
export function wordsOfChoice(path: string, value: string): string | null {
  const words = Object.hasOwn(CHOICES, path) ? CHOICES[path] : undefined;
  const word = words && Object.hasOwn(words, value) ? words[value] : undefined;
  return (typeof word === 'object' ? word.label : word) ?? null;
}
