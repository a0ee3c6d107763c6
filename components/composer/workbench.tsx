'use client';

import dynamic from 'next/dynamic';
import {
  type ComponentProps,
  type KeyboardEvent,
  memo,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useBatchDraft } from '@/components/batch/use-batch-draft';
import { useDeskContext } from '@/components/drafts/desk-context';
import type { Openers } from '@/components/drafts/draft-menu';
import { DraftTitle, SavedMark } from '@/components/drafts/draft-title';
import type { DeckWant } from '@/components/preview/deck-maker';
import { useLiveDeck } from '@/components/preview/use-live-deck';
import { WhenNear } from '@/components/preview/when-near';
import type { ApiPart } from '@/components/request/api-control';
import { useBar } from '@/components/ui/bars';
import { classNames } from '@/components/ui/class-names';
import { loadLater, loadPart } from '@/components/ui/load-part';
import { LoadingState } from '@/components/ui/states';
import { fillDraft } from '@/lib/batch/batch-template';
import { firstPlaceholder } from '@/lib/batch/fill-row';
import type { Draft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import { fullRequest, type NamedRequest } from '@/lib/composer/full-request';
import { languageWish } from '@/lib/composer/request-facts';
import { expands, lengthOf } from '@/lib/composer/suggest/auto-cards';
import { LIMITS } from '@/lib/contract/limits';
import type { GenerateRequest } from '@/lib/contract/request/generate-request';
import type { Target } from '@/lib/contract/run-words';
import type { TemplateShape } from '@/lib/deck/template/template-shape';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { useFormSession, useLiveDraft } from './form-session';
import { ApiControl, DeskNotes, DraftMenu, ErrorSummary, SendBar } from './later-parts';
import { CurrentCard } from './preview/current-card';
import type PreviewContent from './preview/preview-content';
import { type View, ViewTabs } from './preview/view-tabs';
import { useProblems } from './send/form-problems';
import { useRequestFacts } from './send/use-estimate-facts';
import { ChoiceField } from './settings/draft-fields';
import { useSettingsPlaces } from './settings/settings-places';
import { TextPane, type TextPaneHandle } from './text/text-pane';

type Props = {
  /** Changes with each opened draft: the editor's undo history must not span drafts. */
  opened: number;
  refusals: number;
  isSending: boolean;
  /** Whether the draft has loaded. Nothing else loads before the editor is usable. */
  isReady: boolean;
  themePreview: string | null;
  view: View;
  onView: (view: View) => void;
  onGoToField: (path: DraftPath) => void;
  onTarget: (target: Target) => void;
};

/** Fills the window below the header; the settings on a phone are taller. */
const WINDOW_HEIGHT = 'max-lg:h-[max(26rem,calc(100dvh-var(--shell)-var(--banner,0px)))]';
const MIN_WINDOW_HEIGHT = 'max-lg:min-h-[calc(100dvh-var(--shell)-var(--banner,0px))]';

/** Form on the left, live preview on the right; on a narrow screen one part at a time. */
export const Workbench = memo(function Workbench(props: Props) {
  const { opened, refusals, isSending, isReady, themePreview, view, onView, onGoToField, onTarget } = props;
  const { isAdvancedOpen, setAdvancedOpen } = useSettingsPlaces();
  const draft = useLiveDraft();
  const [template, setTemplate] = useState<TemplateShape | null>(null);
  const { state } = useDeskContext();
  const batchDraft = useBatchDraft(state);
  const { batch } = batchDraft;
  const [batchPart, setBatchPart] = useState<'table' | 'start' | null>(null);
  // With a table, the preview shows the deck of one of its rows.
  const shown = useMemo(() => (batch ? fillDraft(draft, batch) : draft), [draft, batch]);
  const want = useDeckWant(shown, themePreview, template);
  const { operation, request, themeId } = want;
  const deck = useLiveDeck(want);
  const problems = useProblems();
  const [dropped, setDropped] = useState<Record<string, unknown> | null>(null);
  const [api, setApi] = useState<ApiPart | null>(null);
  const [goTo, setGoTo] = useState<{ card: number } | null>(null);
  const text = useRef<TextPaneHandle>(null);
  const startBatch = useRef<HTMLButtonElement>(null);
  const [current] = useState(() => new CurrentCard());
  const { entries } = deck.outline;
  useEffect(() => current.cut(entries), [current, entries]);
  // The first draft is put into the fields rendered by the server, so it keeps their key.
  const textKey = `${Math.max(1, opened)} ${operation}`;
  // The caret has not been in another text yet.
  useEffect(() => () => current.setPlace(null), [current, textKey]);
  const onGoToText = useCallback(
    (card: number) => {
      onView('write');
      // The editor can only be scrolled once it is visible.
      requestAnimationFrame(() => text.current?.goToCard(card));
    },
    [onView],
  );
  const onApi = useCallback(() => {
    setBatchPart(null);
    setApi('api');
  }, []);
  const onBatch = useCallback(() => {
    setApi(null);
    setBatchPart('table');
  }, []);
  const path = draft.operation === 'generate' ? 'inputText' : 'prompt';
  const rows = batch?.table.rows.length ?? null;
  const unfilled = useMemo(() => (batch ? null : firstPlaceholder(draft[path])), [batch, draft, path]);
  // With a table the draft is the template of its rows, so sending it alone would make a deck of its placeholders.
  const onStartBatch = () => {
    setApi(null);
    setBatchPart('start');
    startBatch.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (rows === null || event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    onStartBatch();
  };
  const onlyIn = (one: typeof view) => view !== one && 'max-lg:hidden';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the whole form
    <div
      onKeyDown={onKeyDown}
      className={classNames(
        'max-lg:flex max-lg:flex-col lg:relative lg:grid lg:h-[calc(100dvh-var(--shell)-var(--banner,0px))] lg:grid-rows-1',
        'lg:grid-cols-[clamp(616px,46.1vw,720px)_minmax(0,1fr)]',
        // A docked panel takes its space from the preview. The API panel covers the form.
        api === 'api' || batchPart
          ? 'min-[85rem]:grid-cols-[clamp(616px,46.1vw,720px)_minmax(0,1fr)_560px]'
          : isAdvancedOpen && 'min-[85rem]:grid-cols-[clamp(616px,46.1vw,720px)_minmax(0,1fr)_424px]',
        view === 'settings' ? MIN_WINDOW_HEIGHT : WINDOW_HEIGHT,
      )}
    >
      <div className="min-h-0 max-lg:contents lg:flex lg:flex-col lg:border-e lg:border-hairline">
        <h1 className="sr-only">{t('Create')}</h1>
        <ViewTabs view={view} onView={onView} />
        <ComposerHeader
          className={classNames(onlyIn('write'))}
          onApi={onApi}
          onImport={() => setApi('import')}
          onBatch={onBatch}
        />
        <DeskNotes />
        {/* Mounted from the start: it could not be loaded when the server is unreachable. */}
        <ErrorSummary problems={problems} refusals={refusals} onGo={onGoToField} />
        <TextPane
          handle={text}
          key={textKey}
          path={path}
          entries={entries}
          toFill={deck.outline.toFill}
          isReady={isReady}
          current={current}
          onCard={(card) => setGoTo({ card })}
          onBatch={onBatch}
          onRequestJson={(body) => {
            setDropped(body);
            setApi('import');
          }}
          className={classNames(onlyIn('write'))}
        />
        <ChoiceArea
          isReady={isReady}
          isAdvancedOpen={isAdvancedOpen}
          onAdvanced={setAdvancedOpen}
          className={classNames(onlyIn('settings'))}
        />
        <SendBar
          draft={draft}
          isSending={isSending}
          rows={rows}
          unfilled={unfilled}
          onRows={onBatch}
          onStartRows={onStartBatch}
          onTarget={onTarget}
          onGoToField={onGoToField}
        />
      </div>
      <PreviewPane
        isReady={isReady}
        deck={deck}
        request={request}
        operation={operation}
        themeId={themeId}
        current={current}
        goTo={goTo}
        onTemplate={setTemplate}
        onGoToText={onGoToText}
        onApi={onApi}
        className={classNames(onlyIn('preview'))}
      />
      <AdvancedArea
        isShown={isReady && (isAdvancedOpen || view === 'settings')}
        onClose={() => setAdvancedOpen(false)}
        className={classNames(onlyIn('settings'), !isAdvancedOpen && 'lg:hidden')}
      />
      <ApiControl shown={api} onShow={setApi} dropped={dropped} />
      {batchPart && (
        <BatchPanel
          {...batchDraft}
          isAtStart={batchPart === 'start'}
          onInsert={(inserted) => text.current?.insert(inserted)}
          startButton={startBatch}
          onClose={() => setBatchPart(null)}
        />
      )}
    </div>
  );
});

const SOURCES = perLocale(
  () =>
    [
      { value: 'generate', label: <span className="px-1">{t('Text')}</span> },
      { value: 'template', label: <span className="px-1">{t('Template')}</span> },
    ] as const,
);

type ComposerHeaderProps = Openers & { className?: string };

/** The draft's title, its source, and its menu. */
function ComposerHeader({ className, ...openers }: ComposerHeaderProps) {
  const { state } = useDeskContext();
  return (
    <div
      className={classNames(
        'flex h-12 shrink-0 items-center gap-1 border-b border-hairline px-4 sm:gap-2 lg:px-6 pointer-coarse:h-14',
        className,
      )}
    >
      <div className="flex min-w-0 flex-1 items-center gap-2">
        <DraftTitle />
        <SavedMark mark={state.mark} />
      </div>
      <ChoiceField
        path="operation"
        label={t('Source')}
        labelHidden
        className="shrink-0 [&_[role=radio]]:min-h-7 [&_[role=radio]]:py-0 pointer-coarse:[&_[role=radio]]:min-h-11"
        standing="generate"
        options={SOURCES}
      />
      <DraftMenu {...openers} />
    </div>
  );
}

const BatchPanel = dynamic(
  loadPart(() => import('@/components/batch/batch-panel')),
  { ssr: false },
);

// Loaded later: the renderer is not needed for typing.
const loading = () => <LoadingState label={t('Loading…')} className="p-8" />;
const DeckPane = dynamic(
  loadLater(() => import('./preview/preview-content')),
  { ssr: false, loading },
);

type PreviewPaneProps = ComponentProps<typeof PreviewContent> & { isReady: boolean; className?: string };

/** The live preview, loaded when the page is idle. */
const PreviewPane = memo(function PreviewPane({ isReady, className, ...deck }: PreviewPaneProps) {
  return (
    <section
      aria-labelledby="deck-title"
      className={classNames('flex min-h-0 min-w-0 flex-col bg-surface max-lg:order-1 max-lg:flex-1', className)}
    >
      {isReady ? (
        <WhenNear now={deck.request.inputText !== ''} before={loading()}>
          <DeckPane {...deck} />
        </WhenNear>
      ) : (
        loading()
      )}
    </section>
  );
});

/** The deck that a draft asks for. Referentially stable until the deck changes. */
function useDeckWant(draft: Draft, themePreview: string | null, template: TemplateShape | null): DeckWant {
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
function shownRequest(named: NamedRequest): GenerateRequest {
  if (named.operation === 'generate') return named.request;
  const { prompt, themeId } = named.request;
  return { inputText: prompt, textMode: 'preserve', cardSplit: 'inputTextBreaks', themeId };
}

// Settings load after the editor.
const settingsLoading = () => <LoadingState label={t('Loading…')} rows={1} className="h-13" />;
const ChoiceBar = dynamic(
  loadLater(() => import('./settings/choice-bar').then((module) => module.ChoiceBar)),
  { ssr: false, loading: settingsLoading },
);
const AdvancedPanel = dynamic(
  loadLater(() => import('./settings/advanced-panel').then((module) => module.AdvancedPanel)),
  { ssr: false, loading: () => <LoadingState label={t('Loading…')} rows={6} className="p-6" /> },
);

type ChoiceProps = {
  isReady: boolean;
  isAdvancedOpen: boolean;
  onAdvanced: (isOpen: boolean) => void;
  className?: string;
};

/** The main settings, under the editor; on a phone at the top of the Settings tab. */
function ChoiceArea({ isReady, isAdvancedOpen, onAdvanced, className }: ChoiceProps) {
  const bar = useRef<HTMLDivElement>(null);
  useBar(bar);
  return (
    <div
      ref={bar}
      className={classNames(
        // The panel is always open on a phone.
        'shrink-0 px-4 pt-3 max-lg:order-2 max-lg:[&_#advanced-toggle]:hidden lg:min-h-16 lg:border-t lg:border-hairline lg:px-6',
        className,
      )}
    >
      {isReady ? <ChoiceBar isAdvancedOpen={isAdvancedOpen} onAdvanced={onAdvanced} /> : settingsLoading()}
    </div>
  );
}

type AdvancedProps = {
  /** The panel's fields load when it is first shown. */
  isShown: boolean;
  onClose: () => void;
  className?: string;
};

/** Beside the preview if there is room, else over it; on a phone below the main settings. */
function AdvancedArea({ isShown, onClose, className }: AdvancedProps) {
  return (
    <div
      className={classNames(
        'flex min-h-0 flex-col bg-paper max-lg:order-3 max-lg:flex-1 max-lg:px-4 lg:absolute lg:inset-y-0 lg:end-0 lg:z-20 lg:w-[424px] lg:border-s lg:border-hairline lg:shadow-card min-[85rem]:static min-[85rem]:shadow-none',
        className,
      )}
    >
      {isShown && <AdvancedPanel onClose={onClose} />}
    </div>
  );
}
