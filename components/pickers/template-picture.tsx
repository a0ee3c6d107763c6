'use client';

import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { firstCardOptions } from '@/components/data/history';
import { templateCardsOptions, templateImageUrl } from '@/components/data/template-deck';
import { CardView } from '@/components/deck/card-view';
import type { Target } from '@/lib/contract/run-words';
import type { Template } from '@/lib/contract/templates';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { ThemeSwatch } from './theme-swatch';

type Props = {
  template: Template;
  target: Target;
  /** In pixels; the height follows. */
  width?: number;
};

/** A thumbnail of the template's first card; its theme's colours if the cards are unknown here. */
export function TemplatePicture({ template, target, width: mostWidth = 80 }: Props) {
  const cover = useCover(template, target);
  const mostHeight = Math.round((mostWidth * 9) / 16);
  const box = { width: mostWidth, height: mostHeight };
  if (!cover)
    return (
      <div className="grid shrink-0 place-items-center" style={box}>
        <ThemeSwatch theme={template.themeId === null ? null : findStandardTheme(template.themeId)} />
      </div>
    );
  const { card } = cover;
  const width = Math.min(mostWidth, Math.round((mostHeight * card.width) / Math.min(card.height, card.width)));
  return (
    // Decorative, because the name is beside it.
    <div
      aria-hidden="true"
      inert
      className="flex shrink-0 items-start justify-center overflow-hidden rounded-[3px] border border-hairline"
      style={box}
    >
      <CardView card={card} theme={cover.theme} imageUrl={cover.imageUrl} width={width} />
    </div>
  );
}

function useCover({ artifactId, runId, themeId, origin }: Template, target: Target) {
  const isOwn = target === 'local' && runId !== null;
  const isOfEngine = target === 'local' && (origin === 'builtIn' || origin === 'workspace');
  const { data: made } = useQuery({ ...firstCardOptions(runId ?? ''), enabled: isOwn });
  const { data: cards } = useQuery({ ...templateCardsOptions(artifactId), enabled: isOfEngine });
  return useMemo(() => {
    const theme = made?.deck.theme ?? (themeId === null ? null : findStandardTheme(themeId));
    const card = made?.deck.cards[0] ?? cards?.[0];
    if (!card || !theme) return null;
    const images = made?.images;
    return { card, theme, imageUrl: images ? (key: string) => images[key] ?? '' : templateImageUrl(artifactId) };
  }, [made, cards, themeId, artifactId]);
}
