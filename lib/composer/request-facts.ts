import { LANGUAGES } from '../contract/enums';
import type { Target } from '../contract/run-words';
import type { LanguageWish } from '../deck/write/writing-language';
import type { Draft } from './draft';
import type { LengthFacts } from './suggest/auto-cards';

/** What a request depends on besides its draft. */
export type RequestFacts = LengthFacts & {
  /** The language to name if none was chosen (`languageToName`), as a BCP 47 tag. */
  textLanguage?: string | null;
  /** The language of the interface, as a BCP 47 tag. Missing for a remote service, whose requests don't depend on it. */
  readerLanguage?: string;
  /**
   * Where the service can load the images that were added to the text; null if nowhere, and they are not sent. Missing
   * for the embedded engine, which has them.
   */
  imageOrigin?: string | null;
};

/** What is known about a target and a text when a request is written. */
export type Situation = {
  target: Target;
  /** Whether the engine has a language model. */
  modelConnected?: boolean;
  maxCards?: number;
  /** The natural number of cards of the last previewed text. */
  shownCards?: number | null;
  /** The language that a request names for the last previewed text, as a BCP 47 tag. */
  textLanguage?: string | null;
  /** The language of the interface, as a BCP 47 tag. */
  readerLanguage?: string;
  /** Where a remote service can load images that were added to the text; null if nowhere. */
  publicOrigin?: string | null;
};

export function requestFacts(facts: Situation): RequestFacts {
  const { maxCards, shownCards, textLanguage, publicOrigin } = facts;
  const writesText = facts.target === 'remote' || facts.modelConnected === true;
  const imageOrigin = facts.target === 'remote' && publicOrigin !== undefined ? { imageOrigin: publicOrigin } : {};
  const reader = facts.target === 'local' ? { readerLanguage: facts.readerLanguage } : {};
  return { maxCards, shownCards, writesText, textLanguage, ...reader, ...imageOrigin };
}

/**
 * Set if the request names a language because none was chosen. The interface's default is English whatever the text
 * (docs/spec/interface.md#2.4.1), but people expect cards in the language they wrote in, and the words that the program
 * adds to a text of names in their own (docs/decisions/040-whose-language-an-unclear-text-has.md).
 */
export function languageWish(
  { operation, inputText, textMode, textOptions }: Pick<Draft, 'operation' | 'inputText' | 'textMode' | 'textOptions'>,
  { writesText, readerLanguage }: Pick<RequestFacts, 'writesText' | 'readerLanguage'>,
): LanguageWish | null {
  if (operation !== 'generate' || /\S/.test(textOptions.language)) return null;
  const isPrompt = textMode === 'generate' && writesText !== true;
  const keepsWords = textMode === 'preserve' || isPrompt;
  if (keepsWords ? readerLanguage === undefined : writesText !== true) return null;
  return { inputText, keepsWords, unclear: readerLanguage ?? 'en', ...(isPrompt ? { isPrompt } : {}) };
}

/** Codes of the interface for detected languages that it lists only with a region. */
const REGIONAL: Readonly<Record<string, string>> = { pt: 'pt-br', zh: 'zh-cn' };

/** The code to send for a detected language. Undefined for the interface's default and for unknown languages. */
export function languageCode(detected: string | null | undefined): string | undefined {
  if (!detected) return undefined;
  const code = REGIONAL[detected] ?? detected;
  return code !== 'en' && LANGUAGES.includes(code) ? code : undefined;
}
