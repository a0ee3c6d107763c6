'use client';

import { useQuery } from '@tanstack/react-query';
import dynamic from 'next/dynamic';
import { type KeyboardEvent, type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import {
  type Control,
  type FieldPath,
  FormProvider,
  type UseFormReturn,
  useForm,
  useFormContext,
  useWatch,
} from 'react-hook-form';
import { commandsOf, useCommands } from '@/components/commands/command-registry';
import { connection, isAnswering } from '@/components/data/connection';
import { keepTarget, keptTarget, showTarget } from '@/components/data/kept-target';
import { useListNames } from '@/components/data/lists';
import { settingsOptions } from '@/components/data/settings';
import { DeskContext } from '@/components/drafts/desk-context';
import { useDesk } from '@/components/drafts/use-desk';
import type { StartAsked } from '@/components/drafts/wanted-start';
import { useSilence } from '@/components/shell/offline-banner';
import { loadPart } from '@/components/ui/load-part';
import { type Draft, emptyDraft } from '@/lib/composer/draft';
import type { DraftPath } from '@/lib/composer/draft-path';
import type { DraftProblem, TargetLimits } from '@/lib/composer/draft-problems';
import type { MissingIds } from '@/lib/contract/missing-ids';
import type { Target } from '@/lib/contract/run-words';
import type { Settings } from '@/lib/contract/settings';
import { t } from '@/lib/words/t';
import { FormSessionContext, fieldId, revealError, useFormSession } from './form-session';
import { RemarksProvider } from './preview/remarks-context';
import type { View } from './preview/view-tabs';
import { draftResolver, listErrors } from './send/form-problems';
import { useLiveValidation } from './send/live-validation';
import type { RefusalProblem } from './send/send-draft';
import { targetFacts } from './send/use-estimate-facts';
import { useSubmitDraft } from './send/use-submit-draft';
import { placeOf, SettingsPlaces, useOpenPlaces } from './settings/settings-places';
import { useSuggestedMode } from './settings/use-suggested-mode';
import { Workbench } from './workbench';

const SentBeforeDialog = dynamic(
  loadPart(() => import('./send/question-dialogs').then((module) => module.SentBeforeDialog)),
  {
    ssr: false,
  },
);

const SpendDialog = dynamic(
  loadPart(() => import('./send/question-dialogs').then((module) => module.SpendDialog)),
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

/** How long to wait for the part of the form that holds the field. */
const TIMEOUT_MS = 3000;

/** Focuses a field's control and scrolls it into view, once its menu or panel has loaded. */
function focusField(path: DraftPath): void {
  const until = performance.now() + TIMEOUT_MS;
  const look = () => {
    const control = controlOf(path);
    if (!control) {
      if (performance.now() < until) requestAnimationFrame(look);
      return;
    }
    control.focus();
    control.scrollIntoView({ block: 'nearest' });
    revealError(path);
  };
  look();
}

function controlOf(path: DraftPath): HTMLElement | null {
  // Some list entries have no control, so the list's is used.
  const field = document.getElementById(fieldId(path)) ?? document.getElementById(fieldId(listOf(path)));
  if (!field?.matches('fieldset, [role=radiogroup]')) return field;
  return field.querySelector<HTMLElement>('[role=radio][aria-checked=true], [role=radio], input') ?? field;
}

function listOf(path: DraftPath): DraftPath {
  return path.replace(/\.\d+$/, '') as DraftPath;
}

/** The themes and folders of the draft that the target is known not to have, for example after a change of target. */
function useMissingIds(control: Control<Draft>, target: Target): MissingIds {
  const themeId = useWatch({ control, name: 'themeId' }).trim();
  const folderIds = useWatch({ control, name: 'folderIds' });
  const themes = useListNames('themes', target, themeId === '' ? [] : [themeId]).absent.join('\n');
  const folders = useListNames('folders', target, folderIds).absent.join('\n');
  return useMemo(() => ({ themes: linesOf(themes), folders: linesOf(folders) }), [themes, folders]);
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.split('\n');
}

const notSent = () => t('Can’t reach the server. Nothing was sent; your draft is saved here.');

/**
 * Checks that the server is reachable before a submission. If it is not, no request is made and the form shows an error
 * until it is.
 */
function useSendGuard(form: UseFormReturn<Draft>, onRefused: (problems: DraftProblem[]) => void) {
  const isHere = !useSilence();
  const hasReported = useRef(false);
  useEffect(() => {
    if (!isHere || !hasReported.current) return;
    hasReported.current = false;
    form.clearErrors('root');
  }, [isHere, form]);
  return useCallback(async (): Promise<boolean> => {
    if ((connection() === 'here' && navigator.onLine) || (await isAnswering())) return true;
    hasReported.current = true;
    form.setError('root', { type: 'connection', message: notSent() });
    onRefused([{ path: 'root', message: notSent() }]);
    return false;
  }, [form, onRefused]);
}

/**
 * The form's target: the one `asked` for in the address, else the last one chosen on this device, else local, which is
 * free. Remote only if it is configured. A target from a link applies to this page only and is not saved, so that
 * following a link never makes the next form spend credits. `getTarget` already knows the target before the first
 * render has it.
 */
function useTarget(settings: Settings | undefined, asked: Target | null) {
  const [chosen, setChosen] = useState<Target | null>(asked);
  const latest = useRef(asked);
  const setTarget = useCallback((target: Target) => {
    setChosen(target);
    latest.current = target;
    keepTarget(target);
  }, []);
  const configured = (target: Target | null): Target =>
    target && settings?.targets.includes(target) ? target : 'local';
  // Device storage is only available in the browser.
  useEffect(() => {
    if (!asked) setChosen((now) => now ?? keptTarget());
  }, [asked]);
  const getTarget = () => configured(latest.current ?? keptTarget());
  const target = configured(chosen);
  const isKnown = settings !== undefined;
  useEffect(() => {
    if (isKnown) showTarget(target);
  }, [target, isKnown]);
  return { target, setTarget, getTarget };
}

type ComposerCommandsProps = { form: RefObject<HTMLFormElement | null>; onGoToField: (path: DraftPath) => void };

/** Palette commands for composer actions that have buttons of their own. */
function ComposerCommands({ form, onGoToField }: ComposerCommandsProps) {
  const { getValues, setValue } = useFormContext<Draft>();
  const { target } = useFormSession();
  // Clicks the real button, so that every confirmation applies.
  const sendButton = () => form.current?.querySelector<HTMLButtonElement>('button[type=submit]');
  useCommands(() => {
    const command = commandsOf('Compose');
    const other = getValues('operation') === 'generate' ? 'template' : 'generate';
    return [
      command(
        'operation',
        other === 'template' ? t('Start from a template') : t('Start from text'),
        t('switch operation kind'),
        () => setValue('operation', other, { shouldDirty: true }),
      ),
      command('theme', t('Choose a theme'), t('theme colours design mode'), () => onGoToField('themeId')),
      {
        id: 'send',
        // Remote runs open the cost dialog first: a single command must not spend credits.
        title: target === 'remote' ? t('Create deck (spends credits)') : t('Create deck'),
        group: 'Send',
        words: t('send submit make'),
        keys: 'Ctrl Enter',
        run: () => sendButton()?.click(),
      },
    ];
  });
  return null;
}
