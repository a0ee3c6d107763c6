'use client';

import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { FORMAT_WORDS } from '@/components/composer/settings/choice-words';
import { firstCardOptions } from '@/components/data/history';
import { templateCardsOptions, templateImageUrl, templatesOptions } from '@/components/data/templates';
import { CardView } from '@/components/deck/card-view';
import { readArtifactId } from '@/lib/composer/paste/read-artifact-id';
import type { Target } from '@/lib/contract/run-words';
import type { Template } from '@/lib/contract/templates';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { perLocale } from '@/lib/words/messages-in-use';
import { t, tPlural } from '@/lib/words/t';
import { Combobox } from './combobox';
import { type Named, remoteSource } from './picker-list';
import { ThemeSwatch } from './theme-swatch';

type Props = {
  id: string;
  target: Target;
  value: string;
  onChange: (artifactId: string) => void;
  'aria-invalid'?: boolean;
  'aria-describedby'?: string;
};

type Row = Template & Named;

const TEMPLATES = perLocale(() => ({ noun: t('Template'), rowHeight: 64 }));

/** The built-in and saved templates and own decks; an id or a link can be pasted too. */
export function TemplatePicker({ id, target, value, onChange, ...aria }: Props) {
  const source = useMemo(() => remoteSource(TEMPLATES, (query) => bookOptions(target, query)), [target]);
  const known = useKnownTemplate(target, value);
  return (
    <Combobox<Row>
      id={id}
      source={source}
      shown={known?.name ?? value}
      isChosen={(artifactId) => artifactId === value}
      onPick={(template) => onChange(template?.id ?? '')}
      onText={(text) => onChange(readArtifactId(text) ?? text)}
      takesBeginning
      groupOf={groupOf}
      row={(template) => <TemplateRow template={template} target={target} />}
      placeholder={t('Search, or paste an ID or link')}
      {...aria}
    />
  );
}

function groupOf({ savedId, origin }: Template): string {
  if (savedId !== null) return t('Saved templates');
  return origin === 'builtIn' ? t('Built-in templates') : t('Your decks');
}

export function useKnownTemplate(target: Target, artifactId: string): Template | null {
  const first = useInfiniteQuery({ ...bookOptions(target, ''), enabled: artifactId !== '' });
  const onFirst = withId(first.data?.pages, artifactId);
  // It may be on a later page, so it is also searched by id.
  const further = useInfiniteQuery({
    ...bookOptions(target, artifactId),
    enabled: artifactId !== '' && first.isSuccess && !onFirst && first.hasNextPage,
  });
  return onFirst ?? withId(further.data?.pages, artifactId);
}

function withId(pages: readonly { data: Row[] }[] | undefined, artifactId: string): Template | null {
  return pages?.flatMap((page) => page.data).find(({ id }) => id === artifactId) ?? null;
}

function bookOptions(target: Target, query: string) {
  return { ...templatesOptions(target, query), select: withIds };
}

/** Rows keyed by the artifact id that the form stores. */
function withIds({ pages, pageParams }: { pages: { data: Template[] }[]; pageParams: unknown[] }) {
  return {
    pages: pages.map((page) => ({
      data: page.data.map((template): Row => ({ ...template, id: template.artifactId })),
    })),
    pageParams,
  };
}

/** A template option: its theme's look if known, its name and details. */
function TemplateRow({ template, target }: { template: Template; target: Target }) {
  const { name, artifactId, origin, savedId, format, cards, themeName } = template;
  const facts = [
    format && FORMAT_WORDS[format],
    cards !== null && tPlural(cards, { one: '{count} card', other: '{count} cards' }),
    themeName,
    origin === 'saved' && artifactId,
  ].filter(Boolean);
  return (
    <div className="flex items-center gap-3">
      <TemplatePicture template={template} target={target} />
      <div className="min-w-0">
        <div className="flex items-baseline gap-2">
          <span className="truncate font-medium" dir="auto">
            {name}
          </span>
          {savedId !== null && <span className="shrink-0 text-12 text-quiet">{t('saved')}</span>}
        </div>
        {facts.length > 0 && <div className="truncate text-12 text-quiet">{facts.join(', ')}</div>}
      </div>
    </div>
  );
}

type TemplatePictureProps = {
  template: Template;
  target: Target;
  /** In pixels; the height follows. */
  width?: number;
};

/** A thumbnail of the template's first card; its theme's colours if the cards are unknown here. */
export function TemplatePicture({ template, target, width: mostWidth = 80 }: TemplatePictureProps) {
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
