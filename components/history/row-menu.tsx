'use client';

import { NotebookPen, Pencil, Repeat2, Shuffle, Star, SwatchBook, Trash2 } from 'lucide-react';
import { Menu, type MenuItem } from '@/components/ui/menu';
import type { RunSummary } from '@/lib/contract/composer';
import { say } from '@/lib/words/say';
import type { RowActs } from './row-acts';

/** What can be done with a run from its row. */
export function RowMenu({ run, acts }: { run: RunSummary; acts: RowActs }) {
  const id = encodeURIComponent(run.id);
  const theme = run.theme;
  const items: MenuItem[] = [
    { label: say('Rename'), icon: <Pencil aria-hidden="true" size={16} />, keys: 'F2', act: () => acts.rename(run) },
    {
      label: run.star ? say('Remove the star') : say('Star'),
      icon: <Star aria-hidden="true" size={16} fill={run.star ? 'currentColor' : 'none'} />,
      keys: 'S',
      act: () => acts.star(run),
    },
    {
      label: run.note ? say('Change the note') : say('Add a note'),
      icon: <NotebookPen aria-hidden="true" size={16} />,
      keys: 'N',
      act: () => acts.note(run),
    },
    { label: say('Use again'), icon: <Repeat2 aria-hidden="true" size={16} />, href: `/?from=${id}` },
    { label: say('Remix'), icon: <Shuffle aria-hidden="true" size={16} />, href: `/?remix=${id}` },
    ...(theme
      ? [
          {
            label: say('Runs with this theme'),
            icon: <SwatchBook aria-hidden="true" size={16} />,
            act: () => acts.theme(theme.id),
          },
        ]
      : []),
    { label: say('Delete'), icon: <Trash2 aria-hidden="true" size={16} />, keys: 'Del', act: () => acts.remove(run) },
  ];
  return <Menu label={say('More for {title}', { title: run.title || say('Untitled') })} items={items} />;
}
