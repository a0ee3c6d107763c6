import type { PlacedParagraph } from '@/lib/deck/placed';
import type { Drawing } from './drawing';
import { groupParagraphs, type ParagraphGroup } from './group-paragraphs';
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
