import { useMemo } from 'react';
import type { DeckWant } from '@/components/preview/deck-maker';
import type { Draft } from '@/lib/composer/draft';
import { fullRequest, type NamedRequest } from '@/lib/composer/full-request';
import { languageWish } from '@/lib/composer/request-facts';
import { expands, lengthOf } from '@/lib/composer/suggest/auto-cards';
import { LIMITS } from '@/lib/contract/limits';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import type { TemplateShape } from '@/lib/deck/template/template-shape';
import { useFormSession } from '../form-session';
import { useRequestFacts } from '../send/use-estimate-facts';

/** The deck that a draft asks for. Referentially stable until the deck changes. */
export function useDeckWant(draft: Draft, themePreview: string | null, template: TemplateShape | null): DeckWant {
  const { maxCards = LIMITS.numCards.max, writesText, shownCards, readerLanguage } = useRequestFacts();
  const isExpanded = draft.operation === 'generate' && expands(draft, { writesText });
  // With Auto length the preview itself computes the number of cards, unless the deck is expanded.
  const knownCards = isExpanded ? shownCards : 1;
  const { settings, target } = useFormSession();
  const imageSources = settings?.imageSources;
  return useMemo(() => {
    const { operation } = draft;
    const source = draft.imageOptions.source || 'aiGenerated';
    const delivers = operation === 'generate' && target === 'local' && imageSources?.includes(source) === true;
    const facts = { maxCards, writesText, shownCards: knownCards };
    const full = shapedBy(template, shownRequest(fullRequest(draft, facts)));
    const isAuto = operation === 'generate' && !isExpanded && lengthOf(draft) === 'auto';
    const request = isAuto ? { ...full, numCards: undefined } : full;
    const themeId = themePreview ?? request.themeId ?? template?.themeId ?? null;
    return {
      operation,
      request,
      themeId,
      target,
      template,
      delivers,
      expands: isExpanded,
      languageWish: languageWish(draft, { writesText, readerLanguage }),
      // An expanded deck gets at least its natural number of cards.
      ...(operation === 'generate' ? { length: { isAuto, maxCards } } : {}),
    };
  }, [
    draft,
    themePreview,
    template,
    maxCards,
    writesText,
    isExpanded,
    knownCards,
    target,
    imageSources,
    readerLanguage,
  ]);
}

function shapedBy(template: TemplateShape | null, request: GenerateRequest): GenerateRequest {
  if (!template) return request;
  const { format, dimensions } = template;
  return { ...request, format, cardOptions: { dimensions } };
}

/** The request to preview. For a template, its content in the default format. */
export function shownRequest(named: NamedRequest): GenerateRequest {
  if (named.operation === 'generate') return named.request;
  const { prompt, themeId } = named.request;
  return { inputText: prompt, textMode: 'preserve', cardSplit: 'inputTextBreaks', themeId };
}
