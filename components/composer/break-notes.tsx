'use client';

import { type ReactNode, useMemo } from 'react';
import { Button } from '@/components/ui/button';
import { imageAddresses, SKIP_WORDS, type SkipReason } from '@/lib/composer/image-addresses';
import { findMarkers } from '@/lib/contract/count-cards';
import { type NearMarker, type NearMarkerKind, nearMarkers } from '@/lib/contract/near-markers';

const WHY = {
  spaces: 'is no break: there are spaces around it',
  dashes: 'is no break: a break is three dashes',
  firstLine: 'is no break: nothing stands before it',
  lastLine: 'is no break: no line follows it',
  codeFence: 'cuts the code it stands in',
} satisfies Record<NearMarkerKind, string>;

const SHOWN = 3;

type Props = { text: string; cuts: boolean; onText: (text: string) => void; onUseBreaks: () => void };

/** Quiet notes on the text: breaks that are not counted, lines that only look like one, pictures that will be skipped. */
export function BreakNotes({ text, cuts, onText, onUseBreaks }: Props) {
  const breaks = useMemo(() => (cuts ? 0 : findMarkers(text).length), [text, cuts]);
  const near = useMemo(() => (cuts ? nearMarkers(text) : []), [text, cuts]);
  const pictures = useMemo(() => countPictures(text), [text]);
  if (breaks === 0 && near.length === 0 && pictures.skipped === 0) return null;
  return (
    <ul className="shrink-0 border-t border-hairline bg-surface px-4 py-1.5 lg:px-6 text-13">
      {breaks > 0 && (
        <Note action="Cut there" onAct={onUseBreaks}>
          {breaks === 1 ? 'One break (---) is' : `${breaks} breaks (---) are`} in your text. A set number of cards
          ignores
          {breaks === 1 ? ' it.' : ' them.'}
        </Note>
      )}
      {near.slice(0, SHOWN).map((marker) => (
        <Note key={marker.index} action="Mend" onAct={() => onText(mended(text, marker))}>
          Line {marker.line}: <code className="font-mono text-12">{marker.text.trim() || '---'}</code>{' '}
          {WHY[marker.kind]}.
        </Note>
      ))}
      {near.length > SHOWN && <li className="py-1 text-quiet">And {near.length - SHOWN} more lines like these.</li>}
      {pictures.skipped > 0 && <li className="py-0.5 text-quiet">{pictureWords(pictures)}</li>}
    </ul>
  );
}

function Note({ children, action, onAct }: { children: ReactNode; action: string; onAct: () => void }) {
  return (
    <li className="flex items-center justify-between gap-3 py-0.5">
      <span className="min-w-0 wrap-anywhere text-quiet">{children}</span>
      <Button look="outline" size="small" onClick={onAct}>
        {action}
      </Button>
    </li>
  );
}

function mended(text: string, { mend }: NearMarker): string {
  return text.slice(0, mend.from) + mend.insert + text.slice(mend.to);
}

type Pictures = { used: number; skipped: number; why: SkipReason | null };

function countPictures(text: string): Pictures {
  const skipped: SkipReason[] = [];
  let used = 0;
  for (const { skipped: reason } of imageAddresses(text)) {
    if (reason) skipped.push(reason);
    else used += 1;
  }
  return { used, skipped: skipped.length, why: new Set(skipped).size === 1 ? (skipped[0] ?? null) : null };
}

function pictureWords({ used, skipped, why }: Pictures): string {
  const which = skipped === 1 ? 'One picture’s address' : `${skipped} addresses of pictures`;
  const because = why ? `: ${SKIP_WORDS[why]}` : ', for the reasons beside them';
  const rest = used === 0 ? '' : used === 1 ? ' One will be used.' : ` ${used} will be used.`;
  return `${which} may be skipped by a service${because}.${rest}`;
}
