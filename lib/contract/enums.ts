/** The closed lists of the interface, in its own order. Section numbers are those of the interface. */
export const TEXT_MODES = ['generate', 'condense', 'preserve'] as const; // 2.4
export const FORMATS = ['presentation', 'document', 'social', 'webpage'] as const; // 2.4
export const CARD_SPLITS = ['auto', 'inputTextBreaks'] as const; // 2.4
export const EXPORTS = ['pdf', 'pptx'] as const; // 2.4
/**
 * The formats a deck can be exported to: those of the interface, and more that only the composer offers. `pptx-fonts`:
 * with embedded fonts.
 */
export const FILE_FORMATS = [...EXPORTS, 'pptx-fonts', 'png', 'docx', 'html', 'zip'] as const;
export const AMOUNTS = ['brief', 'medium', 'detailed', 'extensive'] as const; // 2.4.1
export const IMAGE_SOURCES = [
  'aiGenerated',
  'illustrationStock',
  'photoStock',
  'gifStock',
  'webAllImages',
  'webFreeToUse',
  'webFreeToUseCommercially',
  'placeholder',
  'noImages',
] as const; // 2.4.2
/** The sources whose wire value is a provider's name (docs/spec/interface.md#2.4.2). */
export const NAMED_SOURCES = ['illustrationStock', 'photoStock', 'gifStock'] as const;
export const WORKSPACE_ACCESS = ['noAccess', 'view', 'comment', 'edit', 'fullAccess'] as const; // 2.6
export const EXTERNAL_ACCESS = ['noAccess', 'view', 'comment', 'edit'] as const; // 2.6
export const RECIPIENT_ACCESS = ['view', 'comment', 'edit', 'fullAccess'] as const; // 2.6
export const POSITION_TYPES = ['text', 'image', 'cardNumber'] as const; // 2.4.3
export const IMAGE_POSITION_SOURCES = ['themeLogo', 'custom'] as const; // 2.4.3
export const IMAGE_POSITION_SIZES = ['sm', 'md', 'lg', 'xl'] as const; // 2.4.3
export const POSITIONS = ['topLeft', 'topCenter', 'topRight', 'bottomLeft', 'bottomCenter', 'bottomRight'] as const;

export type TextMode = (typeof TEXT_MODES)[number];
export type Format = (typeof FORMATS)[number];
export type CardSplit = (typeof CARD_SPLITS)[number];
export type ExportFormat = (typeof EXPORTS)[number];
export type FileFormat = (typeof FILE_FORMATS)[number];
export type Amount = (typeof AMOUNTS)[number];
export type ImageSourceName = (typeof IMAGE_SOURCES)[number];
export type PositionName = (typeof POSITIONS)[number];

/** docs/spec/interface.md#2.4.3: the aspect ratios of each format; a webpage has none. */
export const DIMENSIONS = {
  presentation: ['fluid', '16x9', '4x3'],
  document: ['fluid', 'pageless', 'letter', 'a4'],
  social: ['1x1', '4x5', '9x16'],
  webpage: [],
} as const satisfies Record<Format, readonly string[]>;

export const ALL_DIMENSIONS = ['fluid', '16x9', '4x3', 'pageless', 'letter', 'a4', '1x1', '4x5', '9x16'] as const;
export type Dimensions = (typeof ALL_DIMENSIONS)[number];

/** The default if the request has none. A webpage is laid out fluid. */
export const DEFAULT_DIMENSIONS = {
  presentation: 'fluid',
  document: 'fluid',
  social: '4x5',
  webpage: 'fluid',
} as const satisfies Record<Format, Dimensions>;

/** Language codes known from remote services (docs/spec/settled-points.md#16.10): suggestions for a free-text field. */
export const LANGUAGES: readonly string[] = (
  'af ar ar-sa bg bn bs ca cs cy da de el en en-gb en-in es es-419 es-es es-mx et fa fi fr gu ha he hi hr hu id is it ' +
  'ja ja-da kk kn ko lt lv mk ml mr ms nb nl pl pt-br pt-pt ro ru sl sq sr sv sw ta te th tl tr uk ur uz vi yo zh-cn ' +
  'zh-tw'
).split(' ');

/** `ja-da` is a service's own code: Japanese in plain style. */
const OWN_NAMES: Readonly<Record<string, string>> = { 'ja-da': '日本語 (だ・である)' };

/** The language's native name, or the code if the platform does not know it. */
export function languageName(code: string): string {
  const own = Object.hasOwn(OWN_NAMES, code) ? OWN_NAMES[code] : undefined;
  if (own) return own;
  try {
    return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
  } catch {
    return code; // free text: not every value is a language tag
  }
}
