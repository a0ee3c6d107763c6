'use client';

import { useQuery } from '@tanstack/react-query';
import { settingsOptions } from '@/components/data/settings';
import { DeckScroll } from '@/components/preview/deck-scroll';
import { shownRequest, useMadeCards, usePlacedDeck } from '@/components/preview/use-placed-deck';
import { LoadingState } from '@/components/ui/states';
import type { Run } from '@/lib/contract/composer';
import type { GenerateRequest } from '@/lib/contract/generate-request';
import { validateGenerate } from '@/lib/contract/validate';
import { DEFAULT_THEME_ID, findStandardTheme } from '@/lib/deck/themes/all-themes';

const PICTURES_STAY = (key: string) => key;

/**
 * The deck in the page. The engine's rules make the same cards here as they made there, so a run that no model wrote
 * is shown from its request; of any other run the artifact's own page is the only truth.
 */
export function RunDeck({ run }: { run: Run }) {
  const { data: settings } = useQuery(settingsOptions());
  if (run.target !== 'practice' || run.operation !== 'generate' || !settings) return null;
  const judged = validateGenerate(run.request);
  if (!judged.ok || (settings.modelConnected && judged.value.textMode !== 'preserve')) return null;
  return <DeckOfRequest request={shownRequest({ operation: 'generate', request: judged.value })} />;
}

function DeckOfRequest({ request }: { request: GenerateRequest }) {
  const theme = findStandardTheme(request.themeId ?? DEFAULT_THEME_ID);
  return theme && <ThemedDeck request={request} theme={theme} />;
}

function ThemedDeck({
  request,
  theme,
}: {
  request: GenerateRequest;
  theme: NonNullable<ReturnType<typeof findStandardTheme>>;
}) {
  const made = useMadeCards('generate', request);
  const placed = usePlacedDeck(made.cards, request, theme);
  return (
    <section aria-labelledby="run-deck-title" className="mt-8">
      <h2 id="run-deck-title" className="sr-only">
        The deck
      </h2>
      <div className="flex h-[min(44rem,80svh)] flex-col rounded-card bg-surface">
        {placed === null ? (
          <LoadingState label="Loading the fonts of the theme" className="p-8" />
        ) : (
          <DeckScroll cards={placed} theme={theme} label="The deck, card by card" imageUrl={PICTURES_STAY} />
        )}
      </div>
    </section>
  );
}
