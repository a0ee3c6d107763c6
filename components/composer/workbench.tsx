'use client';

import dynamic from 'next/dynamic';
import { memo, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { DeskBar } from '@/components/drafts/desk-bar';
import { DeskNotes } from '@/components/drafts/desk-notes';
import { shownRequest } from '@/components/preview/shown-request';
import { useLiveDeck } from '@/components/preview/use-live-deck';
import { WhenNear } from '@/components/preview/when-near';
import { RequestControl } from '@/components/request/request-control';
import { loadPart } from '@/components/ui/load-part';
import { LoadingState } from '@/components/ui/states';
import type { DraftPath } from '@/lib/composer/draft-path';
import { fullRequest } from '@/lib/composer/full-request';
import type { Target } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';
import { ChoiceField } from './choice-field';
import { CurrentCard } from './current-card';
import { ErrorSummary } from './error-summary';
import type { SectionId } from './field-words';
import { SendBar } from './send-bar';
import { TextPane, type TextPaneHandle } from './text-pane';
import { useLiveDraft } from './use-live-draft';
import { useProblems } from './use-problems';

// What draws cards is not needed to write.
const DECK_COMES = <LoadingState label={say('Loading the preview')} className="p-8" />;
const DeckPane = dynamic(
  loadPart(() => import('./deck-pane')),
  { ssr: false, loading: () => DECK_COMES },
);

// Nor are the fields: one can write while they come.
const SETTINGS_COME = <LoadingState label={say('Loading the settings')} rows={6} className="pb-6" />;
const SettingsForm = dynamic(
  loadPart(() => import('./settings-form').then((module) => module.SettingsForm)),
  {
    ssr: false,
    loading: () => SETTINGS_COME,
  },
);

const OPERATIONS = [
  { value: 'generate', label: say('From text') },
  { value: 'template', label: say('From a template') },
] as const;

type Props = {
  saved: string | null;
  /** Another draft has another one: an editor's undo must not reach across. */
  opened: number;
  refusals: number;
  isSending: boolean;
  /** Whether the draft stands; until one can type, nothing else is loaded. */
  isReady: boolean;
  themePreview: string | null;
  openSections: ReadonlySet<SectionId>;
  onSection: (section: SectionId, open: boolean) => void;
  onGoToField: (path: DraftPath) => void;
  onTarget: (target: Target) => void;
};

/** Left what one says, right what one will get. The right follows the left as fast as it can, never slowing a key. */
export const Workbench = memo(function Workbench(props: Props) {
  const { saved, opened, refusals, isSending, isReady, themePreview, openSections, onSection, onGoToField, onTarget } =
    props;
  const draft = useLiveDraft();
  const request = useMemo(() => shownRequest(fullRequest(draft)), [draft]);
  const themeId = themePreview ?? request.themeId ?? null;
  const { operation } = draft;
  const deck = useLiveDeck(useMemo(() => ({ operation, request, themeId }), [operation, request, themeId]));
  const problems = useProblems();
  const [dropped, setDropped] = useState<Record<string, unknown> | null>(null);
  const [goTo, setGoTo] = useState<{ card: number } | null>(null);
  const text = useRef<TextPaneHandle>(null);
  const [current] = useState(() => new CurrentCard());
  const { entries } = deck.outline;
  useEffect(() => current.cut(entries), [current, entries]);
  // The first draft is laid into the fields that the page came with.
  const textKey = `${Math.max(1, opened)} ${operation}`;
  // Nobody has been in another text yet.
  useEffect(() => () => current.stands(null), [current, textKey]);
  const onGoToText = useCallback((card: number) => text.current?.goToCard(card), []);
  return (
    <>
      <div className="min-h-0 max-lg:contents lg:flex lg:flex-col lg:border-e lg:border-hairline">
        <ErrorSummary problems={problems} refusals={refusals} onGo={onGoToField} />
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-hairline px-4 py-2 lg:px-6">
          <div className="flex items-center gap-2">
            {/* Where it is narrow the navigation says it alone: a second row would push the text down. */}
            <h1 className="text-16 font-semibold lg:max-[1399px]:sr-only">{say('Compose')}</h1>
            <DeskBar />
          </div>
          <div className="flex items-center gap-2">
            <RequestControl dropped={dropped} />
            <ChoiceField path="operation" label={say('Begin')} labelHidden standing="generate" options={OPERATIONS} />
          </div>
        </div>
        <DeskNotes />
        <TextPane
          handle={text}
          key={textKey}
          path={draft.operation === 'generate' ? 'inputText' : 'prompt'}
          entries={entries}
          saved={saved}
          current={current}
          onCard={(card) => setGoTo({ card })}
          onRequestJson={setDropped}
        />
        <section
          aria-labelledby="settings-title"
          // What is placed in it, words for a screen reader too, must scroll with it and not lengthen the page.
          className="relative px-4 pt-3 lg:min-h-0 lg:flex-[1_1_50%] lg:overflow-y-auto lg:px-6"
        >
          <h2 id="settings-title" className="sr-only">
            {say('Settings')}
          </h2>
          {isReady ? <SettingsForm open={openSections} onOpenChange={onSection} /> : SETTINGS_COME}
        </section>
        <SendBar draft={draft} isSending={isSending} onTarget={onTarget} />
      </div>
      <section
        aria-labelledby="deck-title"
        className="flex min-h-0 min-w-0 flex-col bg-surface max-lg:order-1 max-lg:h-[80svh] max-lg:border-t max-lg:border-hairline"
      >
        {isReady ? (
          <WhenNear now={request.inputText !== ''} before={DECK_COMES}>
            <DeckPane
              deck={deck}
              request={request}
              operation={operation}
              themeId={themeId}
              current={current}
              goTo={goTo}
              onGoToText={onGoToText}
            />
          </WhenNear>
        ) : (
          DECK_COMES
        )}
      </section>
    </>
  );
});
