'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { type FieldPath, FormProvider, useForm } from 'react-hook-form';
import { settingsOptions } from '@/components/data/settings';
import { DeskContext } from '@/components/drafts/desk-context';
import { useDesk } from '@/components/drafts/use-desk';
import type { StartAsked } from '@/components/drafts/wanted-start';
import { loadPart } from '@/components/ui/load-part';
import { type Draft, emptyDraft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import type { TargetLimits } from '@/lib/composer/draft-problems';
import type { DraftProblem } from '@/lib/composer/place-problems';
import type { Target } from '@/lib/contract/run-words';
import { t } from '@/lib/words/t';
import { ComposerCommands } from './composer-commands';
import { draftResolver } from './draft-resolver';
import { focusField } from './focus-field';
import { FormSessionContext } from './form-session';
import { listErrors } from './list-errors';
import type { RefusalProblem } from './refusal-problems';
import { RemarksProvider } from './remarks-context';
import { placeOf, SettingsPlaces, useOpenPlaces } from './settings-places';
import { targetFacts } from './use-estimate-facts';
import { useLiveValidation } from './use-live-validation';
import { useMissingIds } from './use-missing-ids';
import { useSendGuard } from './use-send-guard';
import { useSubmitDraft } from './use-submit-draft';
import { useSuggestedMode } from './use-suggested-mode';
import { useTarget } from './use-target';
import type { View } from './view-tabs';
import { Workbench } from './workbench';

const SentBeforeDialog = dynamic(
  loadPart(() => import('./sent-before-dialog').then((module) => module.SentBeforeDialog)),
  {
    ssr: false,
  },
);

const SpendDialog = dynamic(
  loadPart(() => import('./spend-dialog').then((module) => module.SpendDialog)),
  { ssr: false },
);

const LinkSettingsDialog = dynamic(
  loadPart(() => import('@/components/drafts/link-settings-dialog')),
  { ssr: false },
);

/** `start`: what the form begins with. `asked`: the target named in the address. */
type Props = { start: StartAsked; asked: Target | null };

/** The form for a run, beside a live preview of its deck. */
export function Composer({ start, asked }: Props) {
  const { data: settings } = useQuery(settingsOptions());
  const { target, setTarget, getTarget } = useTarget(settings, asked);
  const [themePreview, previewTheme] = useState<string | null>(null);
  const places = useOpenPlaces();
  const [view, setView] = useState<View>('write');
  const [refusals, setRefusals] = useState(0);

  const formElement = useRef<HTMLFormElement>(null);
  const limits = useRef<TargetLimits>({});
  const [currentLimits] = useState(() => () => limits.current);
  const [resolver] = useState(() => draftResolver(currentLimits));
  const [defaultValues] = useState(() => emptyDraft());
  const form = useForm<Draft>({
    defaultValues,
    resolver,
    // `useLiveValidation` decides when fields are validated.
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const missing = useMissingIds(form.control, target);
  limits.current = { maxCards: settings?.maxCards[target], target, missing };
  // A copy of the initial form: components subscribe to the form state they need, so the rest does not render again.
  const [shared] = useState(() => ({ ...form }));
  const writesText = settings && (target === 'remote' || settings.modelConnected);
  const desk = useDesk(form, start, getTarget);
  const { isChosen: isModeChosen, settle: settleMode } = useSuggestedMode(form, desk.isReady ? writesText : undefined);
  const onBlur = useLiveValidation(form, currentLimits);

  const facts = targetFacts(target, settings);
  const { openPlaceOf } = places;
  const onGoToField = useCallback(
    (path: DraftPath) => {
      setView(placeOf(path) === null ? 'write' : 'settings');
      openPlaceOf(path);
      focusField(path);
    },
    [openPlaceOf],
  );
  const openFor = (problems: readonly DraftProblem[]) => {
    setRefusals((count) => count + 1);
    const first = problems.find(({ path }) => path !== 'root')?.path as DraftPath | undefined;
    if (first !== undefined) onGoToField(first);
  };
  const {
    submit: sendOrAsk,
    isSending,
    ...question
  } = useSubmitDraft(facts, {
    madeFrom: () => desk.desk.origin(),
    draftId: () => desk.desk.state().id,
    title: () => desk.desk.state().name,
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
  const canSubmit = useSendGuard(form, openFor);
  const submit = async () => {
    if (!(await canSubmit())) return;
    await settleMode().catch(() => {});
    await form.handleSubmit(sendOrAsk, (errors) => openFor(listErrors(errors)))();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    const withControl = event.ctrlKey || event.metaKey;
    // Enter in a field would submit the form, and submitting can spend credits.
    if (withControl || event.repeat || event.target instanceof HTMLInputElement) event.preventDefault();
    if (withControl && !event.repeat && !isSending) void submit();
  };

  const session = useMemo(
    () => ({ settings, target, missing, isModeChosen, previewTheme }),
    [settings, target, missing, isModeChosen],
  );
  return (
    <FormProvider {...shared}>
      <FormSessionContext value={session}>
        <ComposerCommands form={formElement} onGoToField={onGoToField} />
        <DeskContext value={desk}>
          <RemarksProvider>
            <SettingsPlaces value={places}>
              <form
                ref={formElement}
                aria-label={t('Create')}
                noValidate
                onSubmit={(event) => {
                  event.preventDefault();
                  if (!isSending) void submit();
                }}
                onKeyDown={onKeyDown}
                onBlur={onBlur}
              >
                {/* Disabled until the draft has loaded: input would be lost, and Create would trigger a native
                    submit. */}
                <fieldset disabled={!desk.isReady} className="contents">
                  <legend className="sr-only">{t('Text and settings')}</legend>
                  <Workbench
                    opened={desk.state.opened}
                    refusals={refusals}
                    isSending={isSending}
                    isReady={desk.isReady}
                    themePreview={themePreview}
                    view={view}
                    onView={setView}
                    onGoToField={onGoToField}
                    onTarget={setTarget}
                  />
                </fieldset>
              </form>
            </SettingsPlaces>
            {desk.offer && <LinkSettingsDialog offer={desk.offer} onAnswer={desk.answerOffer} />}
            {question.unconfirmed && (
              <SpendDialog
                draft={question.unconfirmed}
                onClose={question.forgetUnconfirmed}
                onSend={question.confirm}
              />
            )}
            {question.sentBefore && (
              <SentBeforeDialog
                sentBefore={question.sentBefore}
                onClose={question.forgetSentBefore}
                onSend={question.sendAgain}
              />
            )}
          </RemarksProvider>
        </DeskContext>
      </FormSessionContext>
    </FormProvider>
  );
}
