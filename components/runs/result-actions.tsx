'use client';

import { Download, Repeat2 } from 'lucide-react';
import Link from 'next/link';
import { exportAddress } from '@/components/data/generations';
import { buttonClasses } from '@/components/ui/button';
import type { Run } from '@/lib/contract/composer';
import { EXPORTS, type ExportFormat } from '@/lib/contract/enums';
import { say } from '@/lib/words/say';
import { sayKept } from '@/lib/words/say-kept';
import { isDownloadable } from './is-downloadable';

const NAMES = { pptx: 'PowerPoint', pdf: 'PDF' } satisfies Record<ExportFormat, string>;

/** Take it along. */
export function ResultActions({ run }: { run: Run }) {
  return (
    <div className="flex flex-wrap items-center gap-2 empty:hidden print:hidden">
      {EXPORTS.toReversed().map((format) => (
        <ExportLink key={format} run={run} format={format} />
      ))}
    </div>
  );
}

/** Practice makes either file when it is asked for; Live has only the one that came with the run. */
function ExportLink({ run, format }: { run: Run; format: ExportFormat }) {
  const kept = run.exports.find((one) => one.format === format);
  if (kept?.state === 'waiting')
    return (
      <span role="status" className="text-14 text-quiet">
        {kept.waitsFor === 'link' && say('{name}: no link yet, it is asked for again', { name: NAMES[format] })}
        {kept.waitsFor === 'again' &&
          say('{name} could not be fetched yet, it is tried again', { name: NAMES[format] })}
        {kept.waitsFor === 'file' && say('{name} is on its way', { name: NAMES[format] })}
      </span>
    );
  if (kept?.state === 'unavailable' && run.target === 'live')
    return (
      <span className="text-14 text-quiet">
        {say('{name} could not be kept', { name: NAMES[format] })}
        {kept.reason && `: ${sayKept(kept.reason)}`}
      </span>
    );
  if (!kept && run.target === 'live') return <AskForFormat run={run} format={format} />;
  if (!isDownloadable(run, format)) return null;
  return (
    <a href={exportAddress(run.id, format)} download className={buttonClasses('outline')}>
      <Download aria-hidden="true" size={16} /> {say('Download {name}', { name: NAMES[format] })}
      {kept?.bytes ? <span className="text-quiet">({formatBytes(kept.bytes)})</span> : null}
    </a>
  );
}

const ASK = { pptx: say('Ask for PowerPoint too'), pdf: say('Ask for PDF too') } satisfies Record<ExportFormat, string>;

/** A live service makes one file a run: another format is another run, which is charged and asked for in the composer. */
function AskForFormat({ run, format }: { run: Run; format: ExportFormat }) {
  return (
    <Link
      href={`/?${new URLSearchParams({ from: run.id, export: format, target: 'live' })}`}
      title={say('The live service makes one file with each run: this is a run of its own, and is charged.')}
      className={buttonClasses('outline')}
    >
      <Repeat2 aria-hidden="true" size={16} /> {ASK[format]}…
    </Link>
  );
}

function formatBytes(bytes: number): string {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'megabyte'] : [bytes / 1000, 'kilobyte'];
  return value.toLocaleString(undefined, { style: 'unit', unit, unitDisplay: 'short', maximumFractionDigits: 1 });
}
