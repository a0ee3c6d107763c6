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

/** The plain words for the interface's own, in one place. */
const TEXT_MODE_WORDS = {
  preserve: { label: 'Preserve', written: 'keeps every word', ruled: 'keeps every word' },
  condense: { label: 'Condense', written: 'shortens to fit', ruled: 'keeps the main sentences' },
  generate: { label: 'Generate', written: 'rewrites, expands', ruled: 'outlines, adds nothing' },
} satisfies Record<TextMode, { label: string; written: string; ruled: string }>;

/** `writes`: whether a language model is there. Without one the engine only chooses among your own sentences. */
export function textModeWords(mode: TextMode, writes: boolean): { label: string; detail: string } {
  const { label, written, ruled } = TEXT_MODE_WORDS[mode];
  return { label, detail: writes ? written : ruled };
}

export const FORMAT_WORDS = {
  presentation: 'Presentation',
  document: 'Document',
  social: 'Social',
  webpage: 'Webpage',
} satisfies Record<Format, string>;

export const DIMENSION_WORDS = {
  fluid: 'Fluid, grows with its content',
  '16x9': '16 : 9',
  '4x3': '4 : 3',
  pageless: 'Pageless, one long page',
  letter: 'Letter',
  a4: 'A4',
  '1x1': '1 : 1, square',
  '4x5': '4 : 5, portrait',
  '9x16': '9 : 16, story',
} satisfies Record<Dimensions, string>;

export const CARD_SPLIT_WORDS = {
  auto: { label: 'A number of cards' },
  inputTextBreaks: { label: 'At my breaks' },
} satisfies Record<CardSplit, { label: string }>;

export const EXPORT_WORDS = { pdf: 'PDF', pptx: 'PowerPoint (PPTX)' } satisfies Record<ExportFormat, string>;

export const AMOUNT_WORDS = {
  brief: 'Brief',
  medium: 'Medium',
  detailed: 'Detailed',
  extensive: 'Extensive',
} satisfies Record<Amount, string>;

export const IMAGE_SOURCE_WORDS = {
  aiGenerated: 'Made by AI',
  illustrationStock: 'Illustrations',
  photoStock: 'Stock photos',
  gifStock: 'GIFs',
  webAllImages: 'The web, any licence',
  webFreeToUse: 'The web, free for personal use',
  webFreeToUseCommercially: 'The web, free for commercial use',
  placeholder: 'Placeholders to fill later',
  noImages: 'Only those in my text',
} satisfies Record<ImageSourceName, string>;

export const ACCESS_WORDS = {
  noAccess: 'No access',
  view: 'View',
  comment: 'View and comment',
  edit: 'Edit',
  fullAccess: 'Edit and share',
} satisfies Record<(typeof WORKSPACE_ACCESS)[number], string>;

export const POSITION_WORDS = {
  topLeft: 'Top left',
  topCenter: 'Top centre',
  topRight: 'Top right',
  bottomLeft: 'Bottom left',
  bottomCenter: 'Bottom centre',
  bottomRight: 'Bottom right',
} satisfies Record<PositionName, string>;

export const POSITION_TYPE_WORDS = {
  text: 'Text',
  image: 'Image',
  cardNumber: 'Card number',
} satisfies Record<(typeof POSITION_TYPES)[number], string>;

export const POSITION_SOURCE_WORDS = {
  themeLogo: "The theme's logo",
  custom: 'An image address',
} satisfies Record<(typeof IMAGE_POSITION_SOURCES)[number], string>;

export const POSITION_SIZE_WORDS = {
  sm: 'Small',
  md: 'Medium',
  lg: 'Large',
  xl: 'Extra large',
} satisfies Record<(typeof IMAGE_POSITION_SIZES)[number], string>;

export const TARGET_WORDS = { practice: 'Practice', live: 'Live' } satisfies Record<Target, string>;

/** The options of a select, in the order of the table. */
export function optionsOf<Value extends string>(
  words: Record<Value, string | { label: string }>,
): { value: Value; label: string }[] {
  return (Object.keys(words) as Value[]).map((value) => {
    const word = words[value];
    return { value, label: typeof word === 'string' ? word : word.label };
  });
}
