'use client';

import { ChevronRight } from 'lucide-react';
import { Collapsible } from 'radix-ui';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  /** What stands inside, in a few words, while it is closed. */
  summary?: ReactNode;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** A part of a form that can be folded away. What is folded stays mounted, so that nothing typed is lost. */
export function Section({ title, summary, open, onOpenChange, children }: Props) {
  return (
    <Collapsible.Root open={open} onOpenChange={onOpenChange} className="border-t border-hairline">
      <h3>
        <Collapsible.Trigger className="group flex min-h-11 w-full items-center gap-2 text-left text-14 font-medium">
          <ChevronRight
            aria-hidden="true"
            size={16}
            className="shrink-0 text-quiet transition group-data-[state=open]:rotate-90"
          />
          {title}
          {summary && <span className="ml-auto truncate pl-4 text-13 font-normal text-quiet">{summary}</span>}
        </Collapsible.Trigger>
      </h3>
      <Collapsible.Content forceMount className="pb-5 data-[state=closed]:hidden">
        {children}
      </Collapsible.Content>
    </Collapsible.Root>
  );
}
