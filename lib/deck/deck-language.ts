import type { GenerateRequest } from '../contract/generate-request';
import { detectLanguage } from './text/detect-language';

/**
 * The language of a deck as a BCP 47 tag. Preserved text keeps its language, which is detected if none was chosen.
 * Otherwise `en` (docs/spec/interface.md#2.4.1). Cards whose words aren't from the text set their own language
 * (`MadeCards`).
 */
export function deckLanguage({
  inputText,
  textMode,
  textOptions,
}: Pick<GenerateRequest, 'inputText' | 'textMode' | 'textOptions'>): string {
  if (textOptions?.language === undefined && textMode === 'preserve') return detectLanguage(inputText);
  return languageTag(textOptions?.language);
}

/** The BCP 47 tag for files and pages. `en` (docs/spec/interface.md#2.4.1) if the value isn't a language tag. */
function languageTag(language: string | undefined): string {
  try {
    return Intl.getCanonicalLocales(language ?? 'en')[0] ?? 'en';
  } catch {
    return 'en';
  }
}
