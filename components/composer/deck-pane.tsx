'use client';

import { DeckScroll } from '@/components/preview/deck-scroll';
import { shapeOf } from '@/components/preview/deck-wish';
import { type Made, usePlacedDeck } from '@/components/preview/use-placed-deck';
import { EmptyState, LoadingState } from '@/components/ui/states';
import type { Draft } from '@/lib/composer/draft';
import type { GenerateRequest } from '@/lib/contract/generate-request';
import type { DeckWarning } from '@/lib/deck/blocks';
import { DEFAULT_THEME_ID, findStandardTheme, STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { DIMENSION_WORDS, FORMAT_WORDS } from './choice-words';
import { useFormSession } from './form-session';

type Props = {
  made: Made;
  request: GenerateRequest;
  operation: Draft['operation'];
  /** The theme under the highlight of the picker. */
  themePreview: string | null;
  goTo: { card: number } | null;
};

const PICTURES_STAY = (key: string) => key;

/** The deck as it would be made of what stands in the form. */
export function DeckPane({ made, request, operation, themePreview, goTo }: Props) {
  const { settings, target } = useFormSession();
  const wanted = themePreview ?? request.themeId ?? DEFAULT_THEME_ID;
  const own = findStandardTheme(wanted);
  const theme = own ?? findStandardTheme(DEFAULT_THEME_ID) ?? STANDARD_THEMES[0];
  const placed = usePlacedDeck(made.cards, request, theme as NonNullable<typeof theme>);
  const { format, dimensions } = shapeOf(request);
  const note = noteOn({
    operation,
    target,
    rewrites: request.textMode !== 'preserve' && (target === 'live' || settings?.modelConnected === true),
    otherTheme: own === null,
  });
  if (!theme) return null;
  return (
    <section
      aria-labelledby="deck-title"
      className="flex min-h-0 flex-col bg-surface max-lg:order-1 max-lg:h-[80svh] max-lg:border-t max-lg:border-hairline"
    >
      <header className="flex items-baseline gap-3 px-4 pt-4 pb-1 lg:px-8">
        <h2 id="deck-title" className="text-16 font-semibold">
          {made.cards.length === 0 ? 'Your deck' : `${made.cards.length} ${made.cards.length === 1 ? 'card' : 'cards'}`}
        </h2>
        <p className="truncate text-13 text-quiet">
          {FORMAT_WORDS[format]}, {DIMENSION_WORDS[dimensions].split(',')[0]}
          {own && `, ${own.name}`}
        </p>
      </header>
      {made.cards.length === 0 && (
        <EmptyState title="Nothing to cut yet" className="my-auto">
          Each card appears here as you write, laid out as it will be made.
        </EmptyState>
      )}
      {made.cards.length > 0 && placed === null && (
        <LoadingState label="Loading the fonts of the theme" className="p-8" />
      )}
      {made.cards.length > 0 && placed && (
        <DeckScroll cards={placed} theme={theme} label="Your deck, card by card" imageUrl={PICTURES_STAY} goTo={goTo} />
      )}
      {made.cards.length > 0 && <DeckNotes note={note} warnings={made.warnings} />}
    </section>
  );
}

type Facts = { operation: Draft['operation']; target: 'practice' | 'live'; rewrites: boolean; otherTheme: boolean };

/** What the deck on the right is: the thing itself, or a sketch of what another will make. */
function noteOn({ operation, target, rewrites, otherTheme }: Facts): string {
  const theme = otherTheme ? ' The chosen theme is not known here, so another one is shown.' : '';
  if (operation === 'template') return `A sketch of your content: the template decides format and layouts.${theme}`;
  if (rewrites) return `A sketch by rules: the service will rewrite the text and choose its own pictures.${theme}`;
  if (target === 'live') return `Your text as cards. The live service lays them out in its own way.${theme}`;
  return `Your text as cards, laid out as they will be made.${theme}`;
}

const WARNINGS_SHOWN = 2;

function DeckNotes({ note, warnings }: { note: string; warnings: readonly DeckWarning[] }) {
  const more = warnings.length - WARNINGS_SHOWN;
  return (
    <div className="border-t border-hairline px-4 py-2 text-12 text-quiet lg:px-8">
      <p>{note}</p>
      {warnings.length > 0 && (
        <ul className="mt-0.5">
          {warnings.slice(0, WARNINGS_SHOWN).map(({ message }) => (
            <li key={message} className="truncate" title={message}>
              <span aria-hidden="true">△ </span>
              {message}
            </li>
          ))}
          {more > 0 && <li>And {more} more notes.</li>}
        </ul>
      )}
    </div>
  );
}
