'use client';

import { useState } from 'react';
import { RequestView } from '@/components/request/request-view';
import { Section } from '@/components/ui/section';
import type { Run } from '@/lib/contract/composer';
import { FINAL_STATES } from '@/lib/contract/run-words';
import { say, sayCount } from '@/lib/words/say';
import { LastAnswer } from './last-answer';
import { RunTimeline } from './run-timeline';

const RECORDED_AS = ['json', 'curl'] as const;

/** What was asked and what happened, to the letter. */
export function RunRecord({ run }: { run: Run }) {
  const [open, setOpen] = useState({ request: false, answer: false, timeline: isOpenQuestion(run) });
  return (
    <div className="mt-12 border-b border-hairline">
      <h2 className="sr-only">{say('The record of this run')}</h2>
      <Section
        title={say('Request')}
        summary={run.generationId && <code className="font-mono text-12">{run.generationId}</code>}
        open={open.request}
        onOpenChange={(request) => setOpen({ ...open, request })}
      >
        <RequestView written={run} target={run.target} languages={RECORDED_AS} />
      </Section>
      <Section title={say('Service answer')} open={open.answer} onOpenChange={(answer) => setOpen({ ...open, answer })}>
        {open.answer && <LastAnswer run={run} />}
      </Section>
      <Section
        title={say('What happened')}
        summary={sayCount(run.timeline.length, { one: '{count} event', other: '{count} events' })}
        open={open.timeline}
        onOpenChange={(timeline) => setOpen({ ...open, timeline })}
      >
        <RunTimeline entries={run.timeline} />
      </Section>
    </div>
  );
}

/** Where a person has to decide, what happened is what they decide by. */
function isOpenQuestion({ state }: Run): boolean {
  return FINAL_STATES.includes(state) && state !== 'completed';
}
