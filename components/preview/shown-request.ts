import type { NamedRequest } from '@/lib/composer/full-request';
import type { GenerateRequest } from '@/lib/contract/generate-request';

/** What stands for a template's request where a deck is to be shown: its content in the default shape. */
export function shownRequest(named: NamedRequest): GenerateRequest {
  if (named.operation === 'generate') return named.request;
  const { prompt, themeId } = named.request;
  return { inputText: prompt, textMode: 'preserve', cardSplit: 'inputTextBreaks', themeId };
}
