'use client';

import { Fragment } from 'react';
import { Modal } from '@/components/ui/modal';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { currentCommands, currentKeys, keyWords, type PageKey } from './command-registry';

/** Shortcuts of every page. `Ctrl` is shown as ⌘ on a Mac. */
const EVERYWHERE: readonly PageKey[] = perLocale(() => [
  { title: t('Search commands and runs'), keys: 'Ctrl K' },
  { title: t('Lists: move, select, close'), keys: '↑ ↓ Enter Esc' },
  { title: t('Focus notification'), keys: 'F8' },
]);

/** All keyboard shortcuts of the current page, its own first, grouped by where they apply. */
export default function KeyList({ mac, onClose }: { mac: boolean; onClose: () => void }) {
  const offered = currentCommands().flatMap(({ id, title, keys }) => (keys ? [{ id, title, keys }] : []));
  const own = currentKeys();
  const everywhere = [...offered.filter(({ id }) => id === 'keys'), ...EVERYWHERE];
  const here = [...offered.filter(({ id }) => id !== 'keys'), ...own.filter(({ place }) => place === undefined)];
  const places = new Set(own.flatMap(({ place }) => place ?? []));
  return (
    <Modal corner open onClose={onClose} title={t('Keyboard shortcuts')}>
      <Keys heading={t('On this page')} keys={here} mac={mac} />
      {[...places].map((place) => (
        <Keys key={place} heading={place} keys={own.filter((key) => key.place === place)} mac={mac} />
      ))}
      <Keys heading={t('Everywhere')} keys={everywhere} mac={mac} />
    </Modal>
  );
}

type Props = { heading: string; keys: readonly Pick<PageKey, 'title' | 'keys'>[]; mac: boolean };

function Keys({ heading, keys, mac }: Props) {
  if (keys.length === 0) return null;
  return (
    <section>
      <h3 className="mt-5 mb-1 text-13 text-quiet">{heading}</h3>
      <dl className="grid grid-cols-[1fr_auto] text-14">
        {keys.map((key) => (
          <div
            key={key.title}
            className="col-span-2 grid grid-cols-subgrid items-baseline gap-6 border-t border-hairline py-1.5"
          >
            <dt>{key.title}</dt>
            <dd className="flex items-baseline gap-1">
              {key.keys.split('|').map((held, nth) => (
                <Fragment key={held}>
                  {nth > 0 && <span className="text-12 text-quiet">{t('or')}</span>}
                  {held.split(' ').map((one) => (
                    <kbd key={one} className="rounded-control border border-edge px-1.5 py-0.5 font-mono text-12">
                      {keyWords(one, mac)}
                    </kbd>
                  ))}
                </Fragment>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
