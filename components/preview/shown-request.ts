import type { NamedRequest } from '@/lib/composer/full-request';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';

/** The request to preview. For a template, its content in the default format. */
export function shownRequest(named: NamedRequest): GenerateRequest {
  if (named.operation === 'generate') return named.request;
  const { prompt, themeId } = named.request;
  return { inputText: prompt, textMode: 'preserve', cardSplit: 'inputTextBreaks', themeId };
}
