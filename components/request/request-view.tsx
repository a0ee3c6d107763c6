'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { type RequestLanguage, requestText, type WrittenRequest } from '@/lib/composer/request-text';
import { copyText } from './copy-text';
import { LANGUAGE_WORDS } from './language-words';
import { shortened } from './shortened';

type Props = { written: WrittenRequest; languages: readonly RequestLanguage[] };

/** The request in the language one chooses, to read and to copy. */
export function RequestView({ written, languages }: Props) {
  const [language, setLanguage] = useState<RequestLanguage>(languages[0] ?? 'json');
  const [told, setTold] = useState('');
  const text = requestText(language, written);
  const name = LANGUAGE_WORDS[language];
  const copy = async () => setTold((await copyText(text)) ? `Copied as ${name}` : 'The browser did not allow copying');
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label="Written as"
          value={language}
          options={languages.map((value) => ({ value, label: <span className="px-1">{LANGUAGE_WORDS[value]}</span> }))}
          onChange={(chosen) => {
            setLanguage(chosen);
            setTold('');
          }}
        />
        {/* Said here: in front of a modal a notice at the edge of the page would not be read out. */}
        <span role="status" className="ml-auto text-13 text-quiet">
          {told}
        </span>
        <Button size="small" onClick={() => void copy()}>
          Copy {name}
        </Button>
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        aria-label={`The request as ${name}`}
        className="mt-2 max-h-96 min-h-24 overflow-auto rounded-control bg-surface p-4 font-mono text-13 wrap-anywhere whitespace-pre-wrap"
      >
        {shortened(text)}
      </section>
      {language !== 'json' && (
        <p className="mt-2 text-12 text-quiet">
          The address and the key are read from <code className="font-mono">SERVICE_BASE_URL</code> and{' '}
          <code className="font-mono">SERVICE_API_KEY</code>. Running it sends the request, and sending to a live
          service spends credits.
        </p>
      )}
    </>
  );
}
