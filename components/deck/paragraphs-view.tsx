import type { PlacedParagraph } from '@/lib/deck/placed';
import type { Drawing } from './drawing';
import { ParagraphLines } from './paragraph-lines';

type Origin = { x: number; y: number };

/** Paragraphs and lists as semantic elements. They take no space themselves: their lines are positioned. */
export function ParagraphsView({
  paragraphs,
  origin,
  drawing,
}: {
  paragraphs: readonly PlacedParagraph[];
  origin: Origin;
  drawing: Drawing;
}) {
  return <Groups groups={groupParagraphs(paragraphs)} origin={origin} drawing={drawing} />;
}

function Groups({ groups, origin, drawing }: { groups: ParagraphGroup[]; origin: Origin; drawing: Drawing }) {
  return groups.map((group, at) => {
    if (group.kind === 'paragraph') {
      return (
        <p key={at} dir="auto">
          <ParagraphLines paragraph={group.paragraph} origin={origin} drawing={drawing} />
        </p>
      );
    }
    const List = group.ordered ? 'ol' : 'ul';
    return (
      <List key={at} role="list">
        {group.items.map((item, place) => (
          <li key={place} dir="auto">
            <ParagraphLines paragraph={item.paragraph} origin={origin} drawing={drawing} />
            <Groups groups={item.nested} origin={origin} drawing={drawing} />
          </li>
        ))}
      </List>
    );
  });
}

/** Paragraphs as rendered: single ones, or list items. */
export type ParagraphGroup =
  | { kind: 'paragraph'; paragraph: PlacedParagraph }
  | { kind: 'list'; ordered: boolean; items: ListEntry[] };

export type ListEntry = { paragraph: PlacedParagraph; nested: ParagraphGroup[] };

/** Groups adjacent paragraphs with markers into lists, with deeper levels nested in the previous item. */
export function groupParagraphs(paragraphs: readonly PlacedParagraph[], level = 0): ParagraphGroup[] {
  const groups: ParagraphGroup[] = [];
  let at = 0;
  while (at < paragraphs.length) {
    const paragraph = paragraphs[at]!;
    const { marker } = paragraph;
    at += 1;
    if (!marker) {
      groups.push({ kind: 'paragraph', paragraph });
      continue;
    }
    const start = at;
    while (at < paragraphs.length && (paragraphs[at]!.marker?.level ?? -1) > Math.max(level, marker.level)) at += 1;
    const entry = { paragraph, nested: groupParagraphs(paragraphs.slice(start, at), level + 1) };
    const ordered = marker.kind === 'number';
    const open = groups.at(-1);
    if (open?.kind === 'list' && open.ordered === ordered) open.items.push(entry);
    else groups.push({ kind: 'list', ordered, items: [entry] });
  }
  return groups;
}
