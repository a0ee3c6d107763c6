import type { TextMode } from '../../contract/enums';
import type { Block } from '../blocks';
import { isNotesBlock } from '../text/take-notes';
import { isAgendaHeading, nameOf } from '../write/mark-agenda';
import { findTitle } from './find-title';

/** An agenda is below one of the first headings, the title included. */
const MOST_HEADINGS = 3;

/**
 * The blocks without an agenda that names at least one other heading of the text. People who swipe through posts do not
 * need one. An agenda with anything other than a list is content.
 */
export function leaveOutAgenda(blocks: readonly Block[], textMode: TextMode): readonly Block[] {
  const headings = blocks.filter((block) => block.kind === 'heading');
  const title = findTitle(blocks, textMode)?.title ?? [];
  const agenda = headings
    .slice(0, MOST_HEADINGS)
    .find((heading) => isAgendaHeading(heading) && !title.includes(heading) && heading !== blocks[0]);
  if (!agenda) return blocks;
  const at = blocks.indexOf(agenda);
  const next = headings[headings.indexOf(agenda) + 1];
  const end = next ? blocks.indexOf(next) : blocks.length;
  const [list, ...others] = blocks.slice(at + 1, end);
  if (list?.kind !== 'list' || !others.every(isNotesBlock) || (next && next.level > agenda.level)) return blocks;
  const names = new Set(headings.filter((heading) => heading !== agenda).map(nameOf));
  return list.items.some((item) => names.has(nameOf(item))) ? [...blocks.slice(0, at), ...blocks.slice(end)] : blocks;
}
