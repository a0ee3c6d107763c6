'use client';

import { useQuery } from '@tanstack/react-query';
import { Command as Palette } from 'cmdk';
import { useRouter } from 'next/navigation';
import { viewsOptions } from '@/components/data/views';
import { addressOfView } from '@/components/history/view-filter';
import { say } from '@/lib/words/say';

type Props = { line: string; onOpen: (open: () => void) => void };

/** The saved views of the history, by name. */
export function ViewItems({ line, onOpen }: Props) {
  const router = useRouter();
  const { data } = useQuery(viewsOptions());
  if (!data || data.data.length === 0) return null;
  return (
    <Palette.Group heading={say('Saved views')}>
      {data.data.map((view) => (
        <Palette.Item
          key={view.id}
          value={view.id}
          keywords={[view.name, say('saved view filter history')]}
          onSelect={() => onOpen(() => router.push(`/history?${addressOfView(view)}`))}
          className={line}
        >
          <span className="min-w-0 flex-1 truncate">{view.name}</span>
        </Palette.Item>
      ))}
    </Palette.Group>
  );
}
