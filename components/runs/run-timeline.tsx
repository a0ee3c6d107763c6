import type { TimelineEntry } from '@/lib/contract/composer';

export function RunTimeline({ entries }: { entries: readonly TimelineEntry[] }) {
  if (entries.length === 0) return <p className="text-14 text-quiet">Nothing is noted yet.</p>;
  return (
    <ol className="ml-1 border-l border-dashed border-edge">
      {entries.map((entry, index) => (
        <li key={index} className="relative pb-4 pl-5 last:pb-0">
          <span aria-hidden="true" className="absolute top-2 -left-[3.5px] size-1.5 rounded-full bg-edge" />
          <div className="flex flex-wrap items-baseline gap-x-3">
            <span className="text-14">{entry.what}</span>
            <time dateTime={entry.at} className="font-mono text-12 text-quiet tabular-nums">
              {new Date(entry.at).toLocaleTimeString()}
            </time>
            {entry.httpStatus !== null && <code className="font-mono text-12 text-quiet">HTTP {entry.httpStatus}</code>}
            {entry.requestId && <code className="font-mono text-12 wrap-anywhere text-quiet">{entry.requestId}</code>}
          </div>
          {entry.detail && <p className="text-13 wrap-anywhere text-quiet">{entry.detail}</p>}
        </li>
      ))}
    </ol>
  );
}
