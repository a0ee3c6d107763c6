import type { Draft } from '@/lib/composer/draft';
import { DRAFT_FIELDS, textOf } from '@/lib/composer/draft-settings';
import { isOtherText } from '@/lib/composer/is-other-text';
import type { DraftForm } from './desk-state';
import type { DraftDesk } from './draft-desk';

/** What the page shows of the draft, and the text itself. */
const KEPT: readonly (keyof Draft)[] = [
  'operation',
  'inputText',
  'prompt',
  'artifactId',
  'format',
  'dimensions',
  'themeId',
];
/** Fields that mean something only together. */
const LENGTH: readonly (keyof Draft)[] = ['numCards', 'autoLength'];

/**
 * A draft whose sent text was replaced: the settings of a new draft, except format, theme and what was changed since
 * it was sent.
 */
export function newStartOf({ now, sent, fresh }: { now: Draft; sent: Draft; fresh: Draft }): Draft {
  const isUntouched = (field: keyof Draft) => isEqual(now[field], sent[field]);
  const isReset = (field: keyof Draft) =>
    !KEPT.includes(field) && (LENGTH.includes(field) ? LENGTH.every(isUntouched) : isUntouched(field));
  const reset = DRAFT_FIELDS.filter(isReset).map((field) => [field, fresh[field]]);
  return structuredClone({ ...now, ...Object.fromEntries(reset) });
}

type Parts = {
  desk: DraftDesk;
  form: DraftForm;
  /** A new draft. */
  fresh: () => Promise<Draft>;
  /** `restore` brings the previous settings back; null once there is nothing to restore. */
  onReset: (restore: (() => void) | null) => void;
};

/**
 * Resets the settings when the text of a sent draft is replaced
 * (docs/decisions/009-a-run-remembers-what-it-was-made-from.md). Returns a function to stop.
 */
export function watchNewStarts({ desk, form, fresh, onReset }: Parts): () => void {
  let sent: { draft: Draft; name: string | null } | null = null;
  let last = { opened: -1, isSent: false };
  let isStopped = false;

  const reset = async (from: NonNullable<typeof sent>, opened: number) => {
    const draft = await fresh();
    if (isStopped || desk.state().opened !== opened) return;
    const before = structuredClone(form.read());
    const next = newStartOf({ now: before, sent: from.draft, fresh: draft });
    const { name } = desk.state();
    const isNamed = name !== null && name === from.name;
    if (isEqual(next, before) && !isNamed) return;
    apply(next, isNamed ? null : name);
    onReset(() => {
      const { inputText, prompt } = form.read();
      apply({ ...before, inputText, prompt }, name);
      onReset(null);
    });
  };
  const apply = (draft: Draft, name: string | null) => {
    form.show(draft);
    if (desk.state().name !== name) desk.rename(name);
    desk.changed();
  };
  const check = () => {
    const { opened, mark, origin, name } = desk.state();
    const isSent = mark.kind === 'sent';
    const isOpened = opened !== last.opened;
    const isSentNow = isSent && (isOpened || !last.isSent);
    last = { opened, isSent };
    if (isOpened || isSentNow) onReset(null);
    if (isOpened) sent = null;
    if (isSentNow) sent = { draft: structuredClone(form.read()), name };
    if (!sent || isSent || origin) return;
    const from = sent;
    sent = null;
    // An unlinked draft keeps its settings with its text.
    if (isOtherText(textOf(from.draft), textOf(form.read()))) void reset(from, opened);
  };
  check();
  const unsubscribe = desk.subscribe(check);
  return () => {
    isStopped = true;
    unsubscribe();
  };
}

function isEqual(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
