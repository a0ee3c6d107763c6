import { useMemo } from 'react';
import type { DeckWant } from '@/components/preview/deck-maker';
import { shownRequest } from '@/components/preview/shown-request';
import { expands, lengthOf } from '@/lib/composer/auto-cards';
import type { Draft } from '@/lib/composer/draft';
import { fullRequest } from '@/lib/composer/full-request';
import { followsTextLanguage } from '@/lib/composer/request-facts';
import type { GenerateRequest } from '@/lib/contract/generate-request';
import { LIMITS } from '@/lib/contract/limits';
import type { TemplateShape } from '@/lib/deck/template/template-shape';
import { useFormSession } from './form-session';
import { useRequestFacts } from './use-estimate-facts';

/** The deck that a draft asks for. Referentially stable until the deck changes. */
export function useDeckWant(draft: Draft, themePreview: string | null, template: TemplateShape | null): DeckWant {
  const { maxCards = LIMITS.numCards.max, writesText } = useRequestFacts();
  const { settings, target } = useFormSession();
  const imageSources = settings?.imageSources;
  return useMemo(() => {
    const { operation } = draft;
    const source = draft.imageSource || 'aiGenerated';
    const delivers = operation === 'generate' && target === 'local' && imageSources?.includes(source) === true;
    // With Auto length the preview itself computes the card count, so the last known count is left out.
    const full = shapedBy(template, shownRequest(fullRequest(draft, { maxCards, writesText, shownCards: 1 })));
    const isExpanded = operation === 'generate' && expands(draft, { writesText });
    const isNatural = operation === 'generate' && !isExpanded;
    const isAuto = isNatural && lengthOf(draft) === 'auto';
    const request = isAuto ? { ...full, numCards: undefined } : full;
    const themeId = themePreview ?? request.themeId ?? template?.themeId ?? null;
    return {
      operation,
      request,
      themeId,
      template,
      delivers,
      expands: isExpanded,
      detectsLanguage: followsTextLanguage(draft, { writesText }),
      ...(isNatural ? { length: { isAuto, maxCards } } : {}),
    };
  }, [draft, themePreview, template, maxCards, writesText, target, imageSources]);
}

function shapedBy(template: TemplateShape | null, request: GenerateRequest): GenerateRequest {
  if (!template) return request;
  const { format, dimensions } = template;
  return { ...request, format, cardOptions: { dimensions } };
}
