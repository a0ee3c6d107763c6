import type { Excerpt } from '@/lib/contract/history';

/** An excerpt of the run around a search match, with the match marked. */
export function MatchLine({ match: { before, hit, after } }: { match: Excerpt }) {
  return (
    <p className="mt-0.5 line-clamp-2 text-13 text-quiet wrap-anywhere" dir="auto">
      {before}
      <mark className="rounded-[3px] bg-sunk px-0.5 font-medium text-ink">{hit}</mark>
      {after}
    </p>
  );
}
