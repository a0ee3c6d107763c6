'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { settingsOptions } from '@/components/data/settings';
import { DeskContext } from '@/components/drafts/desk-context';
import type { StartAsked } from '@/components/drafts/find-start';
import { markWords } from '@/components/drafts/mark-words';
import { useDesk } from '@/components/drafts/use-desk';
import { loadPart } from '@/components/ui/load-part';
import { type Draft, emptyDraft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import type { DraftProblem } from '@/lib/composer/place-problems';
import type { Target } from '@/lib/contract/run-words';
import type { CardLimits } from '@/lib/contract/validate';
import { say } from '@/lib/words/say';
import { ComposerCommands } from './composer-commands';
import { draftResolver } from './draft-resolver';
import { fieldId } from './field-id';
import { type SectionId, sectionOf } from './field-words';
import { FormSessionContext } from './form-session';
import { listErrors } from './list-errors';
import type { RefusalProblem } from './refusal-problems';
import { RemarksProvider } from './remarks-context';
import { revealError } from './reveal-error';
import { useLiveValidation } from './use-live-validation';
import { useSendGuard } from './use-send-guard';
import { useSubmitDraft } from './use-submit-draft';
import { useTarget } from './use-target';
import { Workbench } from './workbench';

const SentBeforeDialog = dynamic(
  loadPart(() => import('./sent-before-dialog').then((module) => module.SentBeforeDialog)),
  {
    ssr: false,
  },
);

const LinkSettingsDialog = dynamic(
  loadPart(() => import('@/components/drafts/link-settings-dialog')),
  { ssr: false },
);

/** `start`: what to begin with. `asked`: where the page was asked to send to. */
type Props = { start: StartAsked; asked: Target | null };

/** The form for a run, with the deck it would make beside it. */
export function Composer({ start, asked }: Props) {
  const { data: settings } = useQuery(settingsOptions());
  const [target, setTarget] = useTarget(settings, asked);
  const [themePreview, previewTheme] = useState<string | null>(null);
  const [openSections, setOpenSections] = useState<ReadonlySet<SectionId>>(new Set());
  const [refusals, setRefusals] = useState(0);

  const formElement = useRef<HTMLFormElement>(null);
  const limits = useRef<CardLimits>({});
  limits.current = { maxCards: settings?.maxCards[target], target };
  const [currentLimits] = useState(() => () => limits.current);
  const [resolver] = useState(() => draftResolver(currentLimits));
  const [defaultValues] = useState(() => emptyDraft());
  const form = useForm<Draft>({
    defaultValues,
    resolver,
    // Live validation decides when a field is judged.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  // As it was at first: whoever needs to know of the form's state asks for it, and the rest is not drawn anew for it.
  const [shared] = useState(() => ({ ...form }));
  const desk = useDesk(form, start);
  const onBlur = useLiveValidation(form, currentLimits);

  const openFor = (problems: readonly DraftProblem[]) => {
    const sections = problems.map(({ path }) => sectionOf(path)).filter((section) => section !== null);
    setOpenSections((open) => new Set([...open, ...sections]));
    setRefusals((count) => count + 1);
  };
  const { send, isSending, ...resending } = useSubmitDraft(target, {
    madeFrom: () => desk.desk.origin(),
    draftId: () => desk.desk.state().id,
    onSent: (run) => desk.desk.sent(run),
    onRefused: (problems) => showRefusal(problems),
  });
  const showRefusal = (problems: readonly RefusalProblem[]) => {
    for (const { path, message, type = 'service' } of problems)
      form.setError(path as FieldPath<Draft> | 'root', { type, message });
    openFor(problems);
  };
  const latestShow = useRef(showRefusal);
  latestShow.current = showRefusal;
  useEffect(() => {
    if (desk.isReady && desk.problems.length > 0) latestShow.current(desk.problems);
  }, [desk.isReady, desk.problems]);
  const mayGo = useSendGuard(form, openFor);
  const submit = async () => {
    if (await mayGo()) await form.handleSubmit(send, (errors) => openFor(listErrors(errors)))();
  };

  const onSection = useCallback((section: SectionId, open: boolean) => {
    setOpenSections((before) => {
      const after = new Set(before);
      if (open) after.add(section);
      else after.delete(section);
      return after;
    });
  }, []);
  const onGoToField = useCallback(
    (path: DraftPath) => {
      const section = sectionOf(path);
      // A folded field cannot take the focus.
      if (section) flushSync(() => onSection(section, true));
      // An entry of a list need not have a control of its own.
      const field = document.getElementById(fieldId(path)) ?? document.getElementById(fieldId(listOf(path)));
      const control = field?.matches('fieldset')
        ? (field.querySelector<HTMLElement>('[role=radio], input') ?? field)
        : field;
      control?.focus();
      control?.scrollIntoView({ block: 'nearest' });
      revealError(path);
    },
    [onSection],
  );
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const withControl = event.ctrlKey || event.metaKey;
    // Enter in a field would send the form, and sending spends.
    if (withControl || event.target instanceof HTMLInputElement) event.preventDefault();
    if (withControl && !event.repeat && !isSending) void submit();
  };

  const session = useMemo(() => ({ settings, target, previewTheme }), [settings, target]);
  return (
    <FormProvider {...shared}>
      <FormSessionContext value={session}>
        <ComposerCommands form={formElement} onGoToField={onGoToField} />
        <DeskContext value={desk}>
          <RemarksProvider>
            <form
              ref={formElement}
              aria-label={say('Compose')}
              noValidate
              onSubmit={(event) => {
                event.preventDefault();
                if (!isSending) void submit();
              }}
              onKeyDown={onKeyDown}
              onBlur={onBlur}
              // On a phone what gets the focus comes to stand above the bar with Send, not under it.
              className="max-lg:flex max-lg:flex-col max-lg:[&_:is(button,input,select,textarea):not(.sticky_*)]:scroll-mb-52 lg:grid lg:h-[calc(100dvh-3.5rem-var(--banner,0px))] lg:grid-cols-[minmax(32rem,46fr)_minmax(0,54fr)] lg:grid-rows-1"
            >
              {/* Until the form stands, what is typed would be lost, and Send would be the browser's own. */}
              <fieldset disabled={!desk.isReady} className="contents">
                <legend className="sr-only">{say('Your text and how its cards are made')}</legend>
                <Workbench
                  saved={markWords(desk.state.mark)}
                  opened={desk.state.opened}
                  refusals={refusals}
                  isSending={isSending}
                  isReady={desk.isReady}
                  themePreview={themePreview}
                  openSections={openSections}
                  onSection={onSection}
                  onGoToField={onGoToField}
                  onTarget={setTarget}
                />
              </fieldset>
            </form>
            {desk.offer && <LinkSettingsDialog offer={desk.offer} onAnswer={desk.answerOffer} />}
            {resending.sentBefore && (
              <SentBeforeDialog
                sentBefore={resending.sentBefore}
                onClose={resending.forgetSentBefore}
                onSend={() => void resending.sendAgain()}
              />
            )}
          </RemarksProvider>
        </DeskContext>
      </FormSessionContext>
    </FormProvider>
  );
}

function listOf(path: DraftPath): DraftPath {
  return path.replace(/\.\d+$/, '') as DraftPath;
}
