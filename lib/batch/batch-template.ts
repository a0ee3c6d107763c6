import type { Draft } from '../composer/draft';
import { toRequest } from '../composer/full-request';
import type { RequestFacts } from '../composer/request-facts';
import type { BatchTemplate } from '../contract/batches';
import type { Target } from '../contract/run-words';
import { placeholder, rowFiller } from './fill-row';
import type { Table } from './read-table';

/** What a row can decide besides the text. */
export const ROW_FIELDS = ['title', 'theme', 'folder', 'email'] as const;
export type RowField = (typeof ROW_FIELDS)[number];

/**
 * The table of a batch in the form. `from`: the column of each field; '' if the form decides. `row`: the row shown, from
 * 0. `limit`: the most credits to spend, as typed.
 */
export type BatchTable = {
  table: Table;
  name: string;
  limit: string;
  row: number;
  from: Readonly<Record<RowField, string>>;
};

/** What each row of a table creates from this draft. With Auto length, each row has its own number of cards. */
export function batchTemplate(
  draft: Draft,
  { from }: Pick<BatchTable, 'from'>,
  target: Target,
  facts: RequestFacts,
): BatchTemplate {
  const asked = structuredClone(draft);
  if (from.theme !== '') asked.themeId = placeholder(from.theme);
  if (from.folder !== '') asked.folderIds = [placeholder(from.folder)];
  if (from.email !== '') asked.sharingOptions.emailOptions.recipients = [placeholder(from.email)];
  const request: Record<string, unknown> = { ...toRequest(asked, facts) };
  if (draft.autoLength) delete request.numCards;
  const title = from.title === '' ? {} : { title: placeholder(from.title) };
  return { operation: draft.operation, target, ...title, request };
}

/** The draft as one row fills it, for its preview. */
export function fillDraft(draft: Draft, { table: { columns, rows }, row, from }: BatchTable): Draft {
  const { fillText } = rowFiller(columns, rows[row] ?? []);
  const { inputText, prompt, additionalInstructions, themeId } = draft;
  return {
    ...draft,
    themeId: from.theme === '' ? themeId : fillText(placeholder(from.theme)).trim(),
    inputText: fillText(inputText),
    prompt: fillText(prompt),
    additionalInstructions: fillText(additionalInstructions),
  };
}
