'use client';

import { useQuery } from '@tanstack/react-query';
import { type ComponentProps, useEffect, useMemo } from 'react';
import { useWatch } from 'react-hook-form';
import { deckOptions } from '@/components/data/runs';
import { templateCardsOptions, templateImageUrl } from '@/components/data/templates';
import { useKnownTemplate } from '@/components/pickers/template-picker';
import { DeckScroll } from '@/components/preview/deck-scroll';
import { shownTheme } from '@/components/preview/deck-wish';
import { LoadingState } from '@/components/ui/states';
import type { Draft } from '@/lib/composer/draft';
import { isInstruction } from '@/lib/composer/suggest/reads-like-request';
import type { Template } from '@/lib/contract/templates';
import { type TemplateShape, templateDimensions, templateSlots } from '@/lib/deck/template/template-shape';
import { t, tPlural } from '@/lib/words/t';
import { useFormSession } from '../form-session';
import DeckPane, { DeckSketch, PreviewHeader } from './deck-pane';

type Props = ComponentProps<typeof DeckPane> & Pick<ComponentProps<typeof TemplateDeck>, 'onTemplate'>;

/** The deck of the text; with a template that the engine has, the template until there is new content. */
export default function PreviewContent({ onTemplate, ...props }: Props) {
  const { target } = useFormSession();
  const artifactId = useWatch<Draft, 'artifactId'>({ name: 'artifactId' }).trim();
  const isLocal = props.operation === 'template' && target === 'local';
  const template = useKnownTemplate(target, isLocal ? artifactId : '');
  if (isLocal && artifactId === '')
    return (
      <>
        <PreviewHeader title={t('Preview')} detail={t('Template')} onApi={props.onApi} />
        <DeckSketch title={t('Choose a template')}>{t('Its cards will appear here.')}</DeckSketch>
      </>
    );
  return isLocal && template ? (
    <TemplateDeck key={template.artifactId} template={template} onTemplate={onTemplate} {...props} />
  ) : (
    <DeckPane {...props} />
  );
}

type TemplateDeckProps = ComponentProps<typeof DeckPane> & {
  template: Template;
  /** Called with the layout that a preview of new content takes from this template; null on unmount. */
  onTemplate: (shape: TemplateShape | null) => void;
};

/** The template itself until there is new content, then the deck made from both. */
function TemplateDeck({ template, onTemplate, ...deck }: TemplateDeckProps) {
  const { artifactId, runId, themeId, format } = template;
  const made = useQuery({ ...deckOptions(runId ?? ''), enabled: runId !== null });
  const placed = useQuery({ ...templateCardsOptions(artifactId), enabled: runId === null });
  const cards = made.data?.deck.cards ?? placed.data;
  const images = made.data?.images;
  const imageUrl = useMemo(
    () => (images ? (key: string) => images[key] ?? '' : templateImageUrl(artifactId)),
    [images, artifactId],
  );
  const { settings } = useFormSession();
  useEffect(() => {
    if (!cards) return;
    onTemplate({
      format: format ?? 'presentation',
      dimensions: templateDimensions(cards, format ?? 'presentation'),
      themeId,
      ...(made.data ? { language: made.data.deck.language } : {}),
      slots: templateSlots(cards),
    });
    return () => onTemplate(null);
  }, [cards, format, themeId, made.data, onTemplate]);
  const { inputText } = deck.request;
  // What a model writes from an instruction cannot be previewed, and the instruction itself is not content.
  const isFilledByModel = settings?.modelConnected === true && isInstruction(inputText);
  const hasContent = /\S/.test(inputText) && !isFilledByModel;
  if (cards && hasContent) return <DeckPane {...deck} />;
  // If the engine cannot render the template, show the new content instead.
  if (made.isError || placed.isError) return <DeckPane {...deck} />;
  const theme =
    deck.themeId === null ? (made.data?.deck.theme ?? shownTheme(themeId).theme) : shownTheme(deck.themeId).theme;
  return (
    <>
      <PreviewHeader
        title={cards ? tPlural(cards.length, { one: '{count} card', other: '{count} cards' }) : t('Preview')}
        detail={t('Template, {name}', { name: template.name })}
        onApi={deck.onApi}
      />
      {cards ? (
        <div className="template-slots flex min-h-0 flex-1 flex-col">
          <DeckScroll
            sheets={cards}
            cardAt={(place) => cards[place] ?? null}
            theme={theme}
            label={t('Template, card by card')}
            imageUrl={imageUrl}
          />
          {/\S/.test(inputText) && (
            <p className="border-t border-hairline px-4 py-2 text-12 text-quiet lg:px-8">
              {t('The AI model will fill these cards.')}
            </p>
          )}
        </div>
      ) : (
        <LoadingState label={t('Loading…')} className="p-8" />
      )}
    </>
  );
}
