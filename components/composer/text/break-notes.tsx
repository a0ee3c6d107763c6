'use client';

import { type ReactNode, useMemo } from 'react';
import { NEAR_MARKER_WORDS } from '@/components/editor/near-marker-words';
import { Button } from '@/components/ui/button';
import { Trans } from '@/components/ui/trans';
import { imageAddresses, SKIP_WORDS, type SkipReason } from '@/lib/composer/paste/image-addresses';
import { type GenerateOffer, generateOffer } from '@/lib/composer/suggest/generate-offer';
import { ignoredBreaks } from '@/lib/composer/text-breaks';
import { type NearMarker, nearMarkers } from '@/lib/contract/request/near-markers';
import { t, tPlural } from '@/lib/words/t';
import type { GenerateInstead } from '../form-session';

const MAX_SHOWN = 3;

type Props = {
  text: string;
  cuts: boolean;
  onText: (text: string) => void;
  onUseBreaks: () => void;
  /** Null if Generate is no alternative. */
  instead: GenerateInstead | null;
};

/** Notes on the text: better with Generate, ignored breaks, lines that only look like a break, and skipped image links. */
export function BreakNotes({ text, cuts, onText, onUseBreaks, instead }: Props) {
  const breaks = useMemo(() => (cuts ? 0 : ignoredBreaks(text)), [text, cuts]);
  const near = useMemo(() => (cuts ? nearMarkers(text) : []), [text, cuts]);
  const pictures = useMemo(() => countPictures(text), [text]);
  const offer = useMemo(() => instead && generateOffer({ text, ...instead }), [text, instead]);
  if (!offer && breaks === 0 && near.length === 0 && pictures.skipped === 0) return null;
  return (
    <ul className="shrink-0 border-t border-hairline bg-surface px-4 py-1.5 lg:px-6 text-13">
      {instead && offer && (
        <Note action={offer === 'kept' ? t('Let AI write') : t('Use Generate')} onAct={instead.onGenerate}>
          {offerWords(offer, instead.writes)}
        </Note>
      )}
      {breaks > 0 && (
        <Note action={t('Split there')} onAct={onUseBreaks}>
          {tPlural(breaks, {
            one: '{count} --- line is being ignored.',
            other: '{count} --- lines are being ignored.',
          })}
        </Note>
      )}
      {near.slice(0, MAX_SHOWN).map((marker) => (
        <Note key={marker.index} action={t('Fix')} onAct={() => onText(applyFix(text, marker))}>
          <Trans
            of="Line {line}: {code} ({why})"
            with={{
              line: marker.line,
              code: <code className="font-mono text-12">{marker.text.trim() || '---'}</code>,
              why: NEAR_MARKER_WORDS[marker.kind],
            }}
          />
        </Note>
      ))}
      {near.length > MAX_SHOWN && (
        <li className="py-1 text-quiet">
          {tPlural(near.length - MAX_SHOWN, {
            one: '{count} more line like this.',
            other: '{count} more lines like this.',
          })}
        </li>
      )}
      {pictures.skipped > 0 && <li className="py-0.5 text-quiet">{pictureWords(pictures)}</li>}
    </ul>
  );
}

function offerWords(offer: GenerateOffer, writes: boolean): string {
  if (offer === 'kept') return t('Your text is kept as written.');
  if (!writes) return t('Generate makes an outline from this.');
  return offer === 'short'
    ? t('Nothing to shorten. Generate writes new text.')
    : t('Generate writes a deck from this.');
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

function applyFix(text: string, { fix }: NearMarker): string {
  return text.slice(0, fix.from) + fix.insert + text.slice(fix.to);
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
  const which = tPlural(skipped, { one: '{count} image link', other: '{count} image links' });
  const because = why ? `: ${SKIP_WORDS[why]}` : '';
  const rest = used === 0 ? '' : ` ${tPlural(used, { one: '{count} will be used.', other: '{count} will be used.' })}`;
  return t('{which} may be ignored{because}.{rest}', { which, because, rest });
}
