'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';

type Props = {
  title: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** A collapsible part of a form. Collapsed content stays mounted, so that no input is lost. */
export function Section({ title, open, onOpenChange, children }: Props) {
  const id = useId();
  return (
    <div className="border-t border-hairline">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={id}
          onClick={() => onOpenChange(!open)}
          className="flex min-h-11 w-full items-center gap-2 text-start text-14 font-medium"
        >
          <ChevronRight
            aria-hidden="true"
            size={16}
            className={classNames('shrink-0 text-quiet transition', open ? 'rotate-90' : 'rtl:-scale-x-100')}
          />
          {title}
        </button>
      </h3>
      <div id={id} hidden={!open} className="pb-5">
        {children}
      </div>
    </div>
  );
}
