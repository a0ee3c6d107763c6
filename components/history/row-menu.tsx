'use client';

import { NotebookPen, Pencil, Repeat2, Shuffle, SwatchBook, Trash2 } from 'lucide-react';
import { Menu, type MenuItem } from '@/components/ui/menu';
import type { RunSummary } from '@/lib/contract/composer';
import type { RowActs } from './row-acts';

/** What can be done with a run from its row. */
export function RowMenu({ run, acts }: { run: RunSummary; acts: RowActs }) {
  const id = encodeURIComponent(run.id);
  const theme = run.theme;
  const items: MenuItem[] = [
    { label: 'Rename', icon: <Pencil aria-hidden="true" size={16} />, keys: 'F2', act: () => acts.rename(run) },
    {
      label: run.note ? 'Change the note' : 'Add a note',
      icon: <NotebookPen aria-hidden="true" size={16} />,
      keys: 'N',
      act: () => acts.note(run),
    },
    { label: 'Use again', icon: <Repeat2 aria-hidden="true" size={16} />, href: `/?from=${id}` },
    { label: 'Remix', icon: <Shuffle aria-hidden="true" size={16} />, href: `/?remix=${id}` },
    ...(theme
      ? [
          {
            label: 'Runs with this theme',
            icon: <SwatchBook aria-hidden="true" size={16} />,
            act: () => acts.theme(theme.id),
          },
        ]
      : []),
    { label: 'Delete', icon: <Trash2 aria-hidden="true" size={16} />, keys: 'Del', act: () => acts.remove(run) },
  ];
  return <Menu label={`More for ${run.title || 'Untitled'}`} items={items} />;
}
