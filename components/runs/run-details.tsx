'use client';

import { X } from 'lucide-react';
import Link from 'next/link';
import { type ReactNode, useId, useState } from 'react';
import { RunFamily } from '@/components/lineage/run-family';
import { Button, buttonClasses } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { DetailFacts, DeveloperFacts } from './detail-facts';
import { LastAnswer } from './last-answer';
import type { RunAct } from './run-acts-list';
import { RunNote } from './run-note';
import { RunSharing } from './run-sharing';
import { RunTimeline } from './run-timeline';
import { useWarnings } from './use-warnings';
import { WarningList } from './warning-list';

type Props = {
  id: string;
  run: Run;
  acts: readonly RunAct[];
  isOpen: boolean;
  onClose: () => void;
};

/** The panel is narrow, so labels may wrap. */
const WRAPPING_LABEL = 'min-w-0 py-2 text-center whitespace-normal! wrap-anywhere';

/** The actions under "Use again", in order. */
const USE_AGAIN_ACTIONS = ['duplicate', 'reuse', 'version', 'send-remote', 'compare'];

/** All details of a run, beside its deck; on a narrow window below it. */
export function RunDetails({ id, run, acts, isOpen, onClose }: Props) {
  const [hasAnswer, setAnswer] = useState(false);
  const warnings = useWarnings(run);
  const titleId = useId();
  const again = USE_AGAIN_ACTIONS.flatMap((name) => acts.find((act) => act.id === name) ?? []);
  const request = acts.find((act) => act.id === 'request');
  return (
    <aside
      id={id}
      hidden={!isOpen}
      aria-labelledby={titleId}
      className="flex flex-col lg:w-90 lg:shrink-0 lg:overflow-y-auto lg:border-s lg:border-hairline"
    >
      <div className="sticky top-0 z-10 flex min-h-12 items-center justify-between border-b border-hairline bg-paper px-4 lg:px-6">
        <h2 id={titleId} className="text-14 font-semibold">
          {t('Details')}
        </h2>
        <button
          type="button"
          aria-label={t('Close details')}
          onClick={onClose}
          className="-me-2 grid size-8 place-items-center rounded-control text-quiet transition hover:bg-sunk hover:text-ink pointer-coarse:size-11 print:hidden"
        >
          <X aria-hidden="true" size={17} />
        </button>
      </div>
      <div className="mx-auto w-full max-w-2xl px-4 pb-6 lg:px-6">
        <Part>
          <WarningList warnings={warnings} />
          <DetailFacts run={run} />
        </Part>
        <Part title={t('Note')}>
          <RunNote run={run} onEdit={acts.find((act) => act.id === 'note')?.run ?? null} />
        </Part>
        <Part title={t('Use again')} className="print:hidden">
          <div className="grid grid-cols-2 gap-2">
            {again.map(({ id: name, title, href, run: act }) =>
              href ? (
                <Link key={name} href={href} className={classNames(buttonClasses('outline'), WRAPPING_LABEL)}>
                  {title}
                </Link>
              ) : (
                <Button key={name} onClick={act} className={WRAPPING_LABEL}>
                  {title}
                </Button>
              ),
            )}
          </div>
        </Part>
        {(run.state === 'completed' || run.hasDeck) && run.deletedAt === null && (
          <Part title={t('Sharing')} className="print:hidden">
            <RunSharing run={run} />
          </Part>
        )}
        <RunFamily run={run} />
        <Part title={t('Activity')}>
          <RunTimeline entries={run.timeline} />
        </Part>
        <Section title={t('Developer details')} open={hasAnswer} onOpenChange={setAnswer}>
          <div className="space-y-4">
            <DeveloperFacts run={run} />
            {hasAnswer && <LastAnswer run={run} />}
            {request && (
              <Button onClick={request.run} aria-haspopup="dialog" className="print:hidden">
                {request.title}
              </Button>
            )}
          </div>
        </Section>
      </div>
    </aside>
  );
}

type PartProps = { title?: string; className?: string; children: ReactNode };

function Part({ title, className = '', children }: PartProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={title && id}
      className={`space-y-3 border-hairline py-4 [&:not(:first-child)]:border-t ${className}`}
    >
      {title && (
        <h3 id={id} className="text-13 font-semibold">
          {title}
        </h3>
      )}
      {children}
    </section>
  );
}
