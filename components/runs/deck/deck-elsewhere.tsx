import { ArrowUpRight } from 'lucide-react';
import { buttonClasses } from '@/components/ui/button';
import { Trans } from '@/components/ui/trans';
import type { Run } from '@/lib/contract/composer';
import { t } from '@/lib/words/t';
import { webAddress } from './deck-files';
import { STAGE, stageWidth } from './deck-skeleton';

/** A deck stored at the remote service: a plain card with its title and a link. */
export function DeckElsewhere({ run, address }: { run: Run; address: string | null }) {
  return (
    <div className="flex min-h-0 flex-1 flex-col bg-surface print:hidden">
      <div className={STAGE}>
        <div
          className="m-auto flex aspect-video w-(--narrow) flex-col items-center justify-center gap-3 rounded-card border border-hairline bg-paper p-6 text-center shadow-card lg:w-(--wide)"
          style={stageWidth({ width: 16, height: 9 })}
        >
          <p className="line-clamp-2 text-20 font-semibold text-balance wrap-anywhere lg:text-28" dir="auto">
            {run.title || t('Untitled')}
          </p>
          <p className="max-w-md text-14 text-quiet">{whereWords(run, address)}</p>
          {address && (
            <a href={address} target="_blank" rel="noreferrer" className={buttonClasses('outline')}>
              {t('Open in {host}', { host: new URL(address).host })}{' '}
              <ArrowUpRight aria-hidden="true" size={16} className="rtl:-scale-x-100" />
              <span className="sr-only">{t('(in a new tab)')}</span>
            </a>
          )}
          {offeredLinks(run).map((one) => (
            <p key={`${one.name} ${one.link}`} className="max-w-md text-13 text-quiet wrap-anywhere">
              <AnswerLink {...one} />
            </p>
          ))}
        </div>
      </div>
    </div>
  );
}

/** A file that was kept, or is being downloaded, needs no other link. */
function offeredLinks({ answerLinks = [], exports }: Run) {
  return exports.some(({ state, waitsFor }) => state === 'kept' || waitsFor === 'file') ? [] : answerLinks;
}

/** An address in the service's answer. Only one that a browser can open safely becomes a link. */
function AnswerLink({ name, link }: { name: string; link: string }) {
  const address = webAddress(link);
  if (address === null) return <Trans of="The answer has a link: {name} ({link})" with={{ name, link }} />;
  return (
    <Trans
      of="The answer has a link: <open>{name} at {host}</open>"
      with={{
        name,
        host: new URL(address).host,
        open: (words) => (
          <a href={address} target="_blank" rel="noreferrer" className="underline underline-offset-2">
            {words}
          </a>
        ),
      }}
    />
  );
}

function whereWords({ target }: Run, address: string | null): string {
  if (target === 'local') return t('This deck was made elsewhere and isn’t here.');
  return address
    ? t('This deck is on the remote service.')
    : t('The remote service has this deck but gave no link. Find it there by its generation ID.');
}
