import type {
  Amount,
  CardSplit,
  Dimensions,
  ExportFormat,
  Format,
  IMAGE_POSITION_SIZES,
  IMAGE_POSITION_SOURCES,
  ImageSourceName,
  POSITION_TYPES,
  PositionName,
  RECIPIENT_ACCESS,
  TextMode,
  WORKSPACE_ACCESS,
} from '@/lib/contract/enums';
import type { Target } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';

/** Labels of the interface's enum values. */
const TEXT_MODE_WORDS = {
  preserve: { label: say('Preserve'), written: say('Keeps your wording'), ruled: say('Keeps your wording') },
  condense: { label: say('Condense'), written: say('Shortens your text'), ruled: say('Keeps the main sentences') },
  generate: { label: say('Generate'), written: say('Writes new text'), ruled: say('Outline only (no AI model)') },
} satisfies Record<TextMode, { label: string; written: string; ruled: string }>;

/** `writes`: whether a language model is available. Without one, the engine only selects from your own sentences. */
export function textModeWords(mode: TextMode, writes: boolean): { label: string; detail: string } {
  const { label, written, ruled } = TEXT_MODE_WORDS[mode];
  return { label, detail: writes ? written : ruled };
}

export const FORMAT_WORDS = {
  presentation: say('Presentation'),
  document: say('Document'),
  social: say('Social'),
  webpage: say('Web page'),
} satisfies Record<Format, string>;

export const DIMENSION_WORDS = {
  fluid: say('Fluid'),
  '16x9': '16:9',
  '4x3': '4:3',
  pageless: say('Pageless'),
  letter: say('Letter'),
  a4: 'A4',
  '1x1': '1:1',
  '4x5': '4:5',
  '9x16': '9:16',
} satisfies Record<Dimensions, string>;

export const CARD_SPLIT_WORDS = {
  auto: { label: say('By count') },
  inputTextBreaks: { label: say('At --- lines') },
} satisfies Record<CardSplit, { label: string }>;

export const EXPORT_WORDS = { pdf: 'PDF', pptx: say('PowerPoint') } satisfies Record<ExportFormat, string>;

export const AMOUNT_WORDS = {
  brief: say('Brief'),
  medium: say('Medium'),
  detailed: say('Detailed'),
  extensive: say('Extensive'),
} satisfies Record<Amount, string>;

export const IMAGE_SOURCE_WORDS = {
  aiGenerated: say('AI images'),
  illustrationStock: say('Stock illustrations'),
  photoStock: say('Stock photos'),
  gifStock: 'GIFs',
  webAllImages: say('Web, all'),
  webFreeToUse: say('Web, free to use'),
  webFreeToUseCommercially: say('Web, commercial use'),
  placeholder: say('Placeholders'),
  noImages: say('Off'),
} satisfies Record<ImageSourceName, string>;

/** Without a connected image model the engine draws pictures in the style of the theme. */
export function imageSourceWords(source: ImageSourceName | '', target: Target): string {
  const isOwnArt = target === 'local' && (source === '' || source === 'aiGenerated');
  return isOwnArt ? say('Theme art') : IMAGE_SOURCE_WORDS[source || 'aiGenerated'];
}

/** What an image source needs that the target lacks, or what it does; undefined where the name is clear enough. */
export function imageSourceDetail(source: ImageSourceName, target: Target): string | undefined {
  if (source === 'noImages') return say('Only images in your text');
  if (target === 'remote' || source === 'aiGenerated' || source === 'placeholder') return undefined;
  return say('Placeholders on Local');
}

export const ACCESS_WORDS = {
  noAccess: say('No access'),
  view: say('Can view'),
  comment: say('Can comment'),
  edit: say('Can edit'),
  fullAccess: say('Full access'),
} satisfies Record<(typeof WORKSPACE_ACCESS)[number], string>;

export const RECIPIENT_ACCESS_WORDS = {
  view: ACCESS_WORDS.view,
  comment: ACCESS_WORDS.comment,
  edit: ACCESS_WORDS.edit,
  fullAccess: ACCESS_WORDS.fullAccess,
} satisfies Record<(typeof RECIPIENT_ACCESS)[number], string>;

export const POSITION_WORDS = {
  topLeft: say('Top left'),
  topCenter: say('Top centre'),
  topRight: say('Top right'),
  bottomLeft: say('Bottom left'),
  bottomCenter: say('Bottom centre'),
  bottomRight: say('Bottom right'),
} satisfies Record<PositionName, string>;

export const POSITION_TYPE_WORDS = {
  text: say('Text'),
  image: say('Image'),
  cardNumber: say('Card number'),
} satisfies Record<(typeof POSITION_TYPES)[number], string>;

export const POSITION_SOURCE_WORDS = {
  themeLogo: say('Theme logo'),
  custom: say('Image URL'),
} satisfies Record<(typeof IMAGE_POSITION_SOURCES)[number], string>;

export const POSITION_SIZE_WORDS = {
  sm: say('Small'),
  md: say('Medium'),
  lg: say('Large'),
  xl: say('Extra large'),
} satisfies Record<(typeof IMAGE_POSITION_SIZES)[number], string>;

export const TARGET_WORDS = { local: say('Local'), remote: say('Remote') } satisfies Record<Target, string>;

/** The options of a select, in the order of the label table. */
export function optionsOf<Value extends string>(
  words: Record<Value, string | { label: string }>,
): { value: Value; label: string }[] {
  return (Object.keys(words) as Value[]).map((value) => {
    const word = words[value];
    return { value, label: typeof word === 'string' ? word : word.label };
  });
}
