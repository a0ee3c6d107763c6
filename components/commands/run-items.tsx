'use client';

import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { Command as Palette } from 'cmdk';
import { useRouter } from 'next/navigation';
import { historyOptions } from '@/components/data/history';
import { rowsOf } from '@/components/data/lists';
import { useDebounced } from '@/components/pickers/use-debounced';
import { StateMark } from '@/components/runs/state-mark';
import { TargetMark } from '@/components/runs/target-mark';
import { RelativeTime } from '@/components/ui/relative-time';
import { say } from '@/lib/words/say';

const SHOWN = 6;

type Props = { query: string; line: string; onOpen: (open: () => void) => void };

/**
 * The latest runs, or those the search finds on the server. What it finds is listed, whatever the palette thinks of its
 * title; until it has, the palette looks through the rows that are there, so that Enter always has what one sees.
 */
export function RunItems({ query, line, onOpen }: Props) {
  const router = useRouter();
  const asked = useDebounced(query.trim(), 150);
  const { data, isPending, isError, isPlaceholderData } = useInfiniteQuery({
    ...historyOptions({ query: asked }),
    placeholderData: keepPreviousData,
  });
  const isFound = !isPlaceholderData && asked === query.trim();
  const runs = rowsOf(data?.pages).slice(0, SHOWN);
  return (
    <Palette.Group heading={asked === '' ? say('Recent runs') : say('Runs')} forceMount>
      {runs.map((run) => (
        <Palette.Item
          key={run.id}
          value={run.id}
          keywords={[run.title]}
          forceMount={isFound}
          onSelect={() => onOpen(() => router.push(`/runs/${encodeURIComponent(run.id)}`))}
          className={line}
        >
          <span className="min-w-0 flex-1 truncate" dir="auto">
            {run.title || say('Untitled')}
          </span>
          <span className="text-12">
            <StateMark run={run} />
          </span>
          <span className="text-12 max-sm:hidden">
            <TargetMark target={run.target} />
          </span>
          <span className="text-12 text-quiet max-sm:hidden">
            <RelativeTime at={run.createdAt} />
          </span>
        </Palette.Item>
      ))}
      {runs.length === 0 && (
        // An option that cannot be taken: a list must hold options alone.
        <Palette.Item value="no runs" disabled forceMount className="px-3 py-2 text-13 text-quiet">
          {isPending || !isFound
            ? say('Looking for runs…')
            : isError
              ? say('The runs could not be read.')
              : say('No run of that name.')}
        </Palette.Item>
      )}
    </Palette.Group>
  );
}
