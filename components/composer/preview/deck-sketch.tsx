import type { ReactNode } from 'react';

/** Empty state of the preview: a few outlined cards and a hint. */
export function DeckSketch({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="m-auto flex w-full max-w-[28rem] flex-col items-center px-8 pb-16 text-center">
      <div aria-hidden="true" className="w-full">
        <div className="mx-auto h-5 w-[70%] rounded-t-card border border-b-0 border-dashed border-edge opacity-40" />
        <div className="mx-auto h-5 w-[85%] rounded-t-card border border-b-0 border-dashed border-edge opacity-60" />
        <div className="grid aspect-video grid-cols-[58fr_42fr] overflow-hidden rounded-card border border-hairline bg-raised shadow-card">
          <div className="flex flex-col justify-center gap-3 px-7">
            <div className="mb-1 h-0.5 w-6 bg-accent" />
            <div className="h-5 w-full rounded-[2px] bg-sunk" />
            <div className="h-5 w-2/3 rounded-[2px] bg-sunk" />
            <div className="mt-2 h-2 w-4/5 rounded-[2px] bg-surface" />
          </div>
          <div className="bg-surface" />
        </div>
      </div>
      <p className="mt-10 text-16 font-semibold">{title}</p>
      <p className="mt-1 text-14 text-quiet">{children}</p>
    </div>
  );
}
