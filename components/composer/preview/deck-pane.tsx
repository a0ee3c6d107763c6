'use client';

import { CodeXml, Expand, GalleryVertical, type LucideIcon, Monitor, Smartphone, TextCursor } from 'lucide-react';
import dynamic from 'next/dynamic';
import { type ReactNode, useCallback, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { DeckScroll } from '@/components/preview/deck-scroll';
import { shapeOf, shownTheme } from '@/components/preview/deck-wish';
import { LargeView } from '@/components/preview/large-view';
import type { LiveDeckHandle } from '@/components/preview/use-live-deck';
import { sectionAddress } from '@/components/settings/sections';
import { Button } from '@/components/ui/button';
import { loadLater } from '@/components/ui/load-part';
import { ButtonLink } from '@/components/ui/page-link';
import { Segmented } from '@/components/ui/segmented';
import { ErrorState, LoadingState } from '@/components/ui/states';
import type { Draft } from '@/lib/composer/draft';
import { generateOffer } from '@/lib/composer/suggest/generate-offer';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import type { Target } from '@/lib/contract/run-words';
import type { DeckWarning } from '@/lib/deck/blocks';
import { themeFor } from '@/lib/deck/document/paper-theme';
import { withoutModelWarnings } from '@/lib/deck/write/no-model';
import { perLocale } from '@/lib/words/messages-in-use';
import { tStored } from '@/lib/words/stored-messages';
import { t, tPlural } from '@/lib/words/t';
import { useFormSession, useGenerateInstead } from '../form-session';
import { DIMENSION_WORDS, FORMAT_WORDS } from '../settings/choice-words';
import { useThemeName } from '../settings/theme-value';
import { type CurrentCard, useCurrentCard } from './current-card';

type Props = {
  deck: LiveDeckHandle;
  request: GenerateRequest;
  operation: Draft['operation'];
  /** The theme to render; null is the default. */
  themeId: string | null;
  /** The card that holds the caret: the deck scrolls to it. */
  current: CurrentCard;
  goTo: { card: number } | null;
  onGoToText: (card: number) => void;
  onApi: () => void;
};

// Loaded on demand: most decks are not web pages.
const PageView = dynamic(
  loadLater(() => import('@/components/preview/page-view')),
  { ssr: false },
);

const HAS_TEXT = /\S/;
const TEXT_FIELDS = { generate: 'inputText', template: 'prompt' } as const;

const keepImageKey = (key: string) => key;

export default function DeckPane({ deck, request, operation, themeId, current, goTo, onGoToText, onApi }: Props) {
  const { settings, target } = useFormSession();
  const { format, dimensions } = shapeOf(request);
  const shown = shownTheme(themeId, target);
  const { name: remoteName } = useThemeName(target === 'remote' ? (themeId ?? '') : '', target);
  const theme = themeFor(shown.theme, format);
  const { sheets, cards, page, outline, show, failed, retry } = deck;
  const { planned } = outline;
  const count = planned ?? outline.entries.length;
  const { getValues } = useFormContext<Draft>();
  // The preview lags behind the form: the text may have changed from empty to non-empty since.
  const isBehind = !HAS_TEXT.test(request.inputText) && HAS_TEXT.test(getValues(TEXT_FIELDS[operation]));
  const currentCard = useCurrentCard(current);
  const [look, setLook] = useState<PageLook>(() => (matchMedia('(min-width: 40rem)').matches ? 'desktop' : 'phone'));
  const [large, setLarge] = useState<number | null>(null);
  const cardAt = useCallback((place: number) => cards.get(sheets?.[place]?.key ?? '') ?? null, [sheets, cards]);
  const onWindow = useCallback((from: number, to: number) => show({ from, to }), [show]);
  const isWritten = operation === 'template' || request.textMode !== 'preserve';
  const rewrites = isWritten && (target === 'remote' || settings?.modelConnected === true);
  const isRemoteTemplate = operation === 'template' && target === 'remote';
  const instead = useGenerateInstead();
  const isTopic =
    operation === 'generate' && instead !== null && generateOffer({ text: request.inputText, ...instead }) === 'topic';
  const note = noteOn({ operation, target, rewrites, otherTheme: shown.isOther && themeId !== null });
  return (
    <>
      <PreviewHeader
        title={
          count === 0 || isRemoteTemplate
            ? t('Preview')
            : tPlural(count, { one: '{count} card', other: '{count} cards' })
        }
        detail={[
          operation === 'template' ? t('Template') : FORMAT_WORDS[format],
          operation === 'generate' && format !== 'webpage' && DIMENSION_WORDS[dimensions].split(',')[0],
          sheets?.[0]?.pageNumber && tPlural(sheets.length, { one: '{count} page', other: '{count} pages' }),
          target === 'remote' ? remoteName : !shown.isOther && theme.name,
        ]
          .filter(Boolean)
          .join(', ')}
        onApi={onApi}
      >
        {page && <PageLookChoice value={look} onChange={setLook} />}
      </PreviewHeader>
      {failed !== null && (
        <ErrorState title={t('Preview failed')} className="mx-4 my-2 lg:mx-8" onRetry={retry} retrySize="small">
          {t('Your text and request are not affected.')}
          <details className="mt-1 text-12">
            <summary>{t('Details')}</summary>
            <p className="mt-1 font-mono wrap-anywhere">{failed}</p>
          </details>
        </ErrorState>
      )}
      {failed === null && (sheets === null || isBehind) && <LoadingState label={t('Loading…')} className="p-8" />}
      {failed === null && sheets !== null && count === 0 && !isBehind && (
        <DeckSketch title={t('Your deck will appear here')}>{t('Cards update as you type.')}</DeckSketch>
      )}
      {failed === null && sheets !== null && planned !== undefined && !isBehind && (
        <DeckSketch title={planOf(planned, target)}>{t('Add notes of your own to see them as cards.')}</DeckSketch>
      )}
      {isTopic && instead && !isBehind && sheets !== null && <TopicSketch onOutline={instead.onGenerate} />}
      {page && look !== 'cards' && !isTopic && (
        <PageView
          page={page}
          width={look}
          label={t('Preview of the web page')}
          goTo={goTo}
          current={currentCard}
          onCard={onGoToText}
          onUnavailable={() => setLook('cards')}
        />
      )}
      {sheets !== null && sheets.length > 0 && (!page || look === 'cards') && !isTopic && (
        <DeckScroll
          sheets={sheets}
          cardAt={cardAt}
          onWindow={onWindow}
          theme={theme}
          label={t('Preview cards')}
          imageUrl={keepImageKey}
          goTo={goTo}
          current={currentCard}
          onCard={(place) => onGoToText(sheets[place]?.index ?? 0)}
          tools={(place) => {
            const card = sheets[place]?.index ?? 0;
            return (
              <span className="-my-2 flex">
                <Tool label={t('Edit text of card {card}', { card: card + 1 })} onClick={() => onGoToText(card)}>
                  <TextCursor aria-hidden="true" size={14} />
                </Tool>
                <Tool label={t('Enlarge card {card}', { card: card + 1 })} onClick={() => setLarge(place)}>
                  <Expand aria-hidden="true" size={14} />
                </Tool>
              </span>
            );
          }}
        />
      )}
      {sheets && large !== null && (
        <LargeView
          sheets={sheets}
          cardAt={cardAt}
          onWindow={onWindow}
          theme={theme}
          imageUrl={keepImageKey}
          start={large}
          onClose={() => setLarge(null)}
        />
      )}
      {outline.entries.length > 0 && !isTopic && (
        <DeckNotes note={note} warnings={remarksFor({ operation, target, rewrites }, outline.warnings)} />
      )}
    </>
  );
}

/** Empty state of the preview: a few outlined cards and a hint. */
export function DeckSketch({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="m-auto flex w-full max-w-[28rem] flex-col items-center px-8 pb-16 text-center">
      <div aria-hidden="true" className="w-full">
        <div className="mx-auto h-5 w-[70%] rounded-t-card border border-b-0 border-dashed border-edge opacity-40" />
        <div className="mx-auto h-5 w-[85%] rounded-t-card border border-b-0 border-dashed border-edge opacity-60" />
        <div className="grid aspect-video grid-cols-[58fr_42fr] overflow-hidden rounded-card border border-hairline bg-raised shadow-card">
          <div className="flex flex-col justify-center gap-3 px-7">
            <div className="mb-1 h-0.5 w-6 bg-accent" />
            <div className="h-5 w-full rounded-[2px] bg-sunk" />
            <div className="h-5 w-2/3 rounded-[2px] bg-sunk" />
            <div className="mt-2 h-2 w-4/5 rounded-[2px] bg-surface" />
          </div>
          <div className="bg-surface" />
        </div>
      </div>
      <p className="mt-10 text-16 font-semibold">{title}</p>
      <p className="mt-1 text-14 text-quiet">{children}</p>
    </div>
  );
}

type PreviewHeaderProps = { title: string; detail: string; onApi: () => void; children?: ReactNode };

/** The title row of the preview, aligned with the form's header. */
export function PreviewHeader({ title, detail, onApi, children }: PreviewHeaderProps) {
  return (
    <header className="@container flex h-12 shrink-0 items-center gap-2 px-4 lg:px-8">
      <div className="flex min-w-0 flex-1 items-baseline gap-2">
        <h2 id="deck-title" className="shrink-0 text-14 font-semibold">
          {title}
        </h2>
        <p className="truncate text-13 text-quiet @max-[16rem]:hidden">{detail}</p>
      </div>
      {children}
      <Button look="bare" className="shrink-0 lg:-me-3" onClick={onApi}>
        <CodeXml aria-hidden="true" size={16} className="text-quiet" />
        {t('API')}
      </Button>
    </header>
  );
}

function Tool({ label, onClick, children }: { label: string; onClick: () => void; children: ReactNode }) {
  return (
    <button
      type="button"
      onClick={onClick}
      aria-label={label}
      title={label}
      className="grid size-8 place-items-center rounded-control text-quiet transition hover:bg-sunk hover:text-ink pointer-coarse:size-11"
    >
      {children}
    </button>
  );
}

const WARNINGS_SHOWN = 2;

function DeckNotes({ note, warnings }: { note: string | null; warnings: readonly DeckWarning[] }) {
  if (note === null && warnings.length === 0) return null;
  const more = warnings.length - WARNINGS_SHOWN;
  return (
    <div className="border-t border-hairline px-4 py-2 text-12 text-quiet lg:px-8">
      {note && <p>{note}</p>}
      {warnings.length > 0 && (
        <ul className="mt-0.5">
          {warnings
            .slice(0, WARNINGS_SHOWN)
            .map(({ message }) => tStored(message))
            .map((message) => (
              <li key={message} className="truncate" title={message}>
                <span aria-hidden="true">△ </span>
                {message}
              </li>
            ))}
          {more > 0 && <li>{t('{more} more', { more })}</li>}
        </ul>
      )}
    </div>
  );
}

/** Instead of one nearly empty card: what can be made from a topic without a language model. */
function TopicSketch({ onOutline }: { onOutline: () => void }) {
  return (
    <DeckSketch title={t('A topic alone makes one card')}>
      {t('Write or paste more, or start from an outline.')}
      <span className="mt-4 flex flex-wrap justify-center gap-2">
        <Button onClick={onOutline}>{t('Make an outline')}</Button>
        <ButtonLink href={sectionAddress('models')} look="bare">
          {t('Connect a model')}
        </ButtonLink>
      </span>
    </DeckSketch>
  );
}

/** How the preview shows a web page: in a window of either width, or as the cards of its PDF and PPTX. */
type PageLook = 'desktop' | 'phone' | 'cards';

const WORDS = perLocale(() => ({ desktop: t('Desktop'), phone: t('Phone'), cards: t('Cards') }) as const);
const ICONS: Readonly<Record<PageLook, LucideIcon>> = { desktop: Monitor, phone: Smartphone, cards: GalleryVertical };
const LOOKS = ['desktop', 'phone', 'cards'] as const;

function PageLookChoice({ value, onChange }: { value: PageLook; onChange: (look: PageLook) => void }) {
  return (
    <Segmented
      label={t('Show as')}
      value={value}
      onChange={onChange}
      className="w-32 shrink-0"
      options={LOOKS.map((look) => {
        const Icon = ICONS[look];
        return {
          value: look,
          label: (
            <span title={WORDS[look]}>
              <Icon aria-hidden="true" size={16} />
              <span className="sr-only">{WORDS[look]}</span>
            </span>
          ),
        };
      })}
    />
  );
}

type Facts = { operation: Draft['operation']; target: Target; rewrites: boolean; otherTheme: boolean };

/** How the finished deck may differ from the preview; null if it does not. */
export function noteOn({ operation, target, rewrites, otherTheme }: Facts): string | null {
  const notes = [difference(operation, target, rewrites), otherTheme && t('This theme can’t be previewed.')];
  return notes.filter(Boolean).join(' ') || null;
}

/** What the target will write from a short prompt, which cannot be previewed. */
export function planOf(cards: number, target: Target): string {
  return target === 'remote'
    ? tPlural(cards, {
        one: 'The remote service will write 1 card from this prompt.',
        other: 'The remote service will write {count} cards from this prompt.',
      })
    : tPlural(cards, {
        one: 'The AI model will write 1 card from this prompt.',
        other: 'The AI model will write {count} cards from this prompt.',
      });
}

function difference(operation: Draft['operation'], target: Target, rewrites: boolean): string | null {
  if (operation === 'template')
    return target === 'local'
      ? rewrites
        ? t('Draft preview: the text will be rewritten and the images may differ.')
        : t('The text is used as written, without an AI model.')
      : t('Draft preview: the remote service uses the template’s layouts.');
  if (rewrites) return t('Draft preview: the text will be rewritten and the images may differ.');
  if (target === 'remote') return t('Draft preview: the remote service uses its own layouts.');
  return null;
}

/**
 * Warnings of the engine that renders the preview. A remote service makes its own deck, so they do not apply there; the
 * preview has no model, but the run may.
 */
export function remarksFor(
  { operation, target, rewrites }: Pick<Facts, 'operation' | 'target' | 'rewrites'>,
  warnings: readonly DeckWarning[],
): readonly DeckWarning[] {
  // The preview's warnings do not apply to text that a model will write into a template.
  if (target === 'remote' || (operation === 'template' && rewrites)) return [];
  return rewrites ? withoutModelWarnings(warnings) : warnings;
}
