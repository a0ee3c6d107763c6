import dynamic from 'next/dynamic';
import type { HelpTerm } from '@/components/help/help-terms';
import { classNames } from '@/components/ui/class-names';
import { loadPart } from '@/components/ui/load-part';
import { say } from '@/lib/words/say';

const HelpTip = dynamic(
  loadPart(() => import('@/components/help/help-tip')),
  { ssr: false },
);

const TERMS = {
  state: say('State'),
  target: say('Sent to'),
  credits: say('Credits'),
} satisfies Partial<Record<HelpTerm, string>>;

/** What the words of a row mean, where the rows have no columns to say it over. */
export function HistoryTerms() {
  return (
    <div className="col-span-2 flex basis-full flex-wrap items-center gap-x-4 text-13 text-quiet lg:hidden">
      <span>{say('What the rows tell:')}</span>
      <Term of="state" />
      <Term of="target" />
      <Term of="credits" />
    </div>
  );
}

/** The columns of the rows by name, over the list. The columns are those of `HistoryRow`. */
export function HistoryColumns({ isChoosing }: { isChoosing: boolean }) {
  return (
    <div className="mt-3 flex gap-4 ps-2 pe-1 pb-1 text-13 text-quiet max-lg:hidden print:hidden">
      <span className={classNames('shrink-0', isChoosing ? 'w-36' : 'w-24')} />
      <div className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_8.5rem_14.5rem_5rem_6.5rem] items-center gap-4">
        <span>{say('Title')}</span>
        <Term of="state" />
        <Term of="target" />
        <span className="-me-1.5 text-end">
          <Term of="credits" />
        </span>
        <span className="text-end">{say('When')}</span>
      </div>
      <span className="w-16 shrink-0" />
    </div>
  );
}

function Term({ of }: { of: keyof typeof TERMS }) {
  return (
    <span className="inline-flex items-center gap-0.5">
      {TERMS[of]}
      <HelpTip term={of} name={TERMS[of]} />
    </span>
  );
}
