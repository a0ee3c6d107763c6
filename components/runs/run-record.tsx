'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import { useToast } from '@/components/ui/toasts';
import { FINAL_STATES, type Run } from '@/lib/contract/composer';
import { RunTimeline } from './run-timeline';

/** What was asked and what happened, to the letter. */
export function RunRecord({ run }: { run: Run }) {
  const [open, setOpen] = useState({ request: false, timeline: isOpenQuestion(run) });
  const toast = useToast();
  const json = JSON.stringify(run.request, null, 2);
  const copy = () =>
    navigator.clipboard.writeText(json).then(
      () => toast('Request copied'),
      () => toast('The browser did not allow copying'),
    );
  return (
    <div className="mt-12 border-b border-hairline">
      <h2 className="sr-only">The record of this run</h2>
      <Section
        title="Request"
        summary={run.generationId && <code className="font-mono text-12">{run.generationId}</code>}
        open={open.request}
        onOpenChange={(request) => setOpen({ ...open, request })}
      >
        <div className="relative rounded-control bg-surface">
          <Button size="small" className="absolute top-2 right-2" onClick={copy}>
            Copy
          </Button>
          {/* A region that scrolls must be reachable by keyboard. */}
          <section
            // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
            tabIndex={0}
            aria-label="The request as JSON"
            className="max-h-96 overflow-auto p-4 pr-24 font-mono text-13 wrap-anywhere whitespace-pre-wrap"
          >
            {json}
          </section>
        </div>
      </Section>
      <Section
        title="What happened"
        summary={`${run.timeline.length} ${run.timeline.length === 1 ? 'event' : 'events'}`}
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
