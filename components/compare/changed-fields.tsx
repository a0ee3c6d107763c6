import { useState } from 'react';
import { fieldWords, isText, type KnownNames, valueWords } from '@/components/lineage/field-change-words';
import { Section } from '@/components/ui/section';
import { requestDifferences, requestLikenesses } from '@/lib/composer/request-differences';
import { t, tPlural } from '@/lib/words/t';

type Props = { before: unknown; after: unknown; names: KnownNames };

/** The settings that differ, side by side; equal ones are collapsed. */
export function ChangedFields({ before, after, names }: Props) {
  const [isOpen, setOpen] = useState(false);
  const changed = requestDifferences(before, after).filter(({ path }) => !isText(path));
  const same = requestLikenesses(before, after).filter(({ path }) => !isText(path));
  return (
    <section aria-labelledby="fields-title" className="mt-10">
      <h2 id="fields-title" className="text-16 font-semibold">
        {t('Settings')}
      </h2>
      {changed.length === 0 && <p className="mt-2 text-14 text-quiet">{t('All settings are the same.')}</p>}
      {changed.length > 0 && (
        <table className="mt-3 w-full table-fixed border-t border-hairline text-start text-14">
          <caption className="sr-only">{t('Different settings')}</caption>
          <colgroup>
            <col className="w-24 sm:w-40" />
            <col />
            <col />
          </colgroup>
          <thead className="text-13 text-quiet">
            <tr className="border-b border-hairline">
              <Head>{t('Setting')}</Head>
              <Head>{t('First run')}</Head>
              <Head>{t('Second run')}</Head>
            </tr>
          </thead>
          <tbody>
            {changed.map((field) => (
              <tr key={field.path} className="border-b border-hairline align-top">
                <th scope="row" className="py-2 pe-3 text-start font-medium wrap-anywhere">
                  {fieldWords(field.path)}
                </th>
                <td className="py-2 pe-3 whitespace-pre-wrap wrap-anywhere">
                  <Value words={valueWords(field.path, field.before, names)} />
                </td>
                <td className="py-2 whitespace-pre-wrap wrap-anywhere">
                  <Value words={valueWords(field.path, field.after, names)} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {same.length > 0 && (
        <div className={changed.length > 0 ? undefined : 'mt-3'}>
          <Section
            title={tPlural(same.length, { one: '1 setting is the same', other: '{count} settings are the same' })}
            open={isOpen}
            onOpenChange={setOpen}
          >
            <dl className="grid grid-cols-[minmax(0,1fr)_minmax(0,2fr)] gap-x-4 gap-y-1 text-14">
              {same.map(({ path, value }) => (
                <div key={path} className="contents">
                  <dt className="text-quiet">{fieldWords(path)}</dt>
                  <dd className="wrap-anywhere">{valueWords(path, value, names)}</dd>
                </div>
              ))}
            </dl>
          </Section>
        </div>
      )}
    </section>
  );
}

function Head({ children }: { children: string }) {
  return (
    <th scope="col" className="py-1.5 pe-3 text-start font-normal">
      {children}
    </th>
  );
}

function Value({ words }: { words: string | null }) {
  return words === null ? <span className="text-quiet">{t('Not set')}</span> : words;
}
