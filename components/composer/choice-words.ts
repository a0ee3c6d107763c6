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
  TextMode,
  WORKSPACE_ACCESS,
} from '@/lib/contract/enums';
import type { Target } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';

/** The plain words for the interface's own, in one place. */
const TEXT_MODE_WORDS = {
  preserve: { label: say('Preserve'), written: say('keeps every word'), ruled: say('keeps every word') },
  condense: { label: say('Condense'), written: say('shortens to fit'), ruled: say('keeps the main sentences') },
  generate: { label: say('Generate'), written: say('rewrites, expands'), ruled: say('outlines, adds nothing') },
} satisfies Record<TextMode, { label: string; written: string; ruled: string }>;

/** `writes`: whether a language model is there. Without one the engine only chooses among your own sentences. */
export function textModeWords(mode: TextMode, writes: boolean): { label: string; detail: string } {
  const { label, written, ruled } = TEXT_MODE_WORDS[mode];
  return { label, detail: writes ? written : ruled };
}

export const FORMAT_WORDS = {
  presentation: say('Presentation'),
  document: say('Document'),
  social: say('Social'),
  webpage: say('Webpage'),
} satisfies Record<Format, string>;

export const DIMENSION_WORDS = {
  fluid: say('Fluid, grows with its content'),
  '16x9': '16 : 9',
  '4x3': '4 : 3',
  pageless: say('Pageless, one long page'),
  letter: say('Letter'),
  a4: 'A4',
  '1x1': say('1 : 1, square'),
  '4x5': say('4 : 5, portrait'),
  '9x16': say('9 : 16, story'),
} satisfies Record<Dimensions, string>;

export const CARD_SPLIT_WORDS = {
  auto: { label: say('A number of cards') },
  inputTextBreaks: { label: say('At my breaks') },
} satisfies Record<CardSplit, { label: string }>;

export const EXPORT_WORDS = { pdf: 'PDF', pptx: say('PowerPoint (PPTX)') } satisfies Record<ExportFormat, string>;

export const AMOUNT_WORDS = {
  brief: say('Brief'),
  medium: say('Medium'),
  detailed: say('Detailed'),
  extensive: say('Extensive'),
} satisfies Record<Amount, string>;

export const IMAGE_SOURCE_WORDS = {
  aiGenerated: say('Made by AI'),
  illustrationStock: say('Illustrations'),
  photoStock: say('Stock photos'),
  gifStock: 'GIFs',
  webAllImages: say('The web, any licence'),
  webFreeToUse: say('The web, free for personal use'),
  webFreeToUseCommercially: say('The web, free for commercial use'),
  placeholder: say('Placeholders to fill later'),
  noImages: say('Only those in my text'),
} satisfies Record<ImageSourceName, string>;

export const ACCESS_WORDS = {
  noAccess: say('No access'),
  view: say('View'),
  comment: say('View and comment'),
  edit: say('Edit'),
  fullAccess: say('Edit and share'),
} satisfies Record<(typeof WORKSPACE_ACCESS)[number], string>;

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
  themeLogo: say('The theme’s logo'),
  custom: say('An image address'),
} satisfies Record<(typeof IMAGE_POSITION_SOURCES)[number], string>;

export const POSITION_SIZE_WORDS = {
  sm: say('Small'),
  md: say('Medium'),
  lg: say('Large'),
  xl: say('Extra large'),
} satisfies Record<(typeof IMAGE_POSITION_SIZES)[number], string>;

export const TARGET_WORDS = { practice: say('Practice'), live: say('Live') } satisfies Record<Target, string>;

/** The options of a select, in the order of the table. */
export function optionsOf<Value extends string>(
  words: Record<Value, string | { label: string }>,
): { value: Value; label: string }[] {
  return (Object.keys(words) as Value[]).map((value) => {
    const word = words[value];
    return { value, label: typeof word === 'string' ? word : word.label };
  });
}
