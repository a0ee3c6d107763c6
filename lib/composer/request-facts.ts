import { LANGUAGES } from '../contract/languages';
import type { Target } from '../contract/run-words';
import type { LengthFacts } from './auto-cards';
import type { Draft } from './draft';

/** What a request depends on besides its draft. */
export type RequestFacts = LengthFacts & {
  /** The detected language of the text, as a BCP 47 tag. */
  textLanguage?: string | null;
  /**
   * Where the service can load the images that were added to the text; null if nowhere, and they are not sent. Missing
   * for the embedded engine, which has them.
   */
  imageOrigin?: string | null;
};

export function requestFacts(facts: {
  target: Target;
  modelConnected?: boolean;
  maxCards?: number;
  shownCards?: number | null;
  textLanguage?: string | null;
  publicOrigin?: string | null;
}): RequestFacts {
  const { maxCards, shownCards, textLanguage, publicOrigin } = facts;
  const writesText = facts.target === 'remote' || facts.modelConnected === true;
  const imageOrigin = facts.target === 'remote' && publicOrigin !== undefined ? { imageOrigin: publicOrigin } : {};
  return { maxCards, shownCards, writesText, textLanguage, ...imageOrigin };
}

/**
 * Whether the request names the language of the text because none was chosen. The interface's default is English
 * whatever the text (docs/spec/interface.md#2.4.1), but people expect cards in the language they wrote in.
 */
export function followsTextLanguage(
  { operation, textMode, language }: Pick<Draft, 'operation' | 'textMode' | 'language'>,
  { writesText }: Pick<RequestFacts, 'writesText'>,
): boolean {
  return operation === 'generate' && textMode !== 'preserve' && writesText === true && !/\S/.test(language);
}

/** Codes of the interface for detected languages that it lists only with a region. */
const REGIONAL: Readonly<Record<string, string>> = { pt: 'pt-br', zh: 'zh-cn' };

/** The code to send for a detected language. Undefined for the interface's default and for unknown languages. */
export function languageCode(detected: string | null | undefined): string | undefined {
  if (!detected) return undefined;
  const code = REGIONAL[detected] ?? detected;
  return code !== 'en' && LANGUAGES.includes(code) ? code : undefined;
}
