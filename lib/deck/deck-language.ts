import type { GenerateRequest } from '../contract/request/generate-request';
import { detectLanguage } from './text/detect-language';

/**
 * The language of a deck as a BCP 47 tag. Text that keeps its words keeps its language, which is detected if none was
 * chosen. Text that a language model writes is in the chosen language or `en` (docs/spec/interface.md#2.4.1). Cards
 * whose words aren't from the text set their own language (`MadeCards`).
 *
 * @param hasModel whether a language model writes the text of the other modes than `preserve`
 */
export function deckLanguage(
  { inputText, textMode, textOptions }: Pick<GenerateRequest, 'inputText' | 'textMode' | 'textOptions'>,
  hasModel: boolean,
): string {
  const keepsWords = textMode === 'preserve' || !hasModel;
  if (textOptions?.language === undefined && keepsWords) return detectLanguage(inputText);
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
