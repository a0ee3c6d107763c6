'use client';

import { wordsOfField } from '@/components/composer/settings/choice-words';
import { fieldWords, valueWords } from '@/components/lineage/field-change-words';
import { Button } from '@/components/ui/button';
import { DialogActions, Modal } from '@/components/ui/modal';
import { type Filled, listedSettings } from '@/lib/composer/paste/fill-link';
import { t } from '@/lib/words/t';

type Props = { offer: Filled; onAnswer: (isAccepted: boolean) => void };

const NO_NAMES = new Map<string, string>();

/** Shows the settings of a link before they are applied. Closing the dialog ignores the link. */
export default function LinkSettingsDialog({ offer, onAnswer }: Props) {
  const settings = listedSettings(offer.settings, offer.taken);
  const ignore = () => onAnswer(false);
  const hasSettings = settings.length > 0;
  return (
    <Modal
      open
      onClose={ignore}
      title={hasSettings ? t('Use the settings in this link?') : t('This link has no settings you can use')}
    >
      {hasSettings && (
        <>
          <p className="mt-2 text-14 text-quiet">{t('Opens in a new draft. Your current draft is kept.')}</p>
          <dl
            aria-label={t('Settings in this link')}
            // A scrollable list must be reachable by keyboard.
            tabIndex={0}
            className="mt-3 max-h-[50vh] overflow-y-auto border-y border-hairline text-14"
          >
            {settings.map(({ path, value }) => (
              <div key={path} className="border-t border-hairline py-1.5 first:border-t-0 sm:flex sm:gap-3">
                <dt className="font-medium sm:w-44 sm:shrink-0">{fieldWords(path)}</dt>
                <dd className="min-w-0 whitespace-pre-wrap wrap-anywhere">{valueWords(path, value, NO_NAMES)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {offer.leftOut.length > 0 && (
        <p className="mt-3 text-13 text-quiet wrap-anywhere">
          {t('Text, sharing, recipients and web addresses aren’t taken from links. Left out: {names}.', {
            names: namesOf(offer.leftOut),
          })}
        </p>
      )}
      {offer.unused.length > 0 && (
        <p className="mt-3 text-13 text-quiet wrap-anywhere">
          {t('Not recognised: {names}.', { names: namesOf(offer.unused) })}
        </p>
      )}
      <DialogActions>
        <Button onClick={ignore}>{hasSettings ? t('Ignore') : t('Close')}</Button>
        {hasSettings && (
          <Button look="solid" onClick={() => onAnswer(true)}>
            {t('Use these settings')}
          </Button>
        )}
      </DialogActions>
    </Modal>
  );
}

const NAMES_SHOWN = 8;

function namesOf(paths: readonly string[]): string {
  const names = paths.slice(0, NAMES_SHOWN).map((path) => wordsOfField(path) ?? `“${path.slice(0, 40)}”`);
  const more = paths.length - NAMES_SHOWN;
  return more > 0 ? t('{names} and {more} more', { names: names.join(', '), more }) : names.join(', ');
}
