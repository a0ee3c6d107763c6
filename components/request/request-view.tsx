'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { settingsOptions } from '@/components/data/settings';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { type RequestLanguage, requestText, type WrittenRequest } from '@/lib/composer/request-text';
import type { Target } from '@/lib/contract/run-words';
import { say } from '@/lib/words/say';
import { copyText } from './copy-text';
import { LANGUAGE_WORDS } from './language-words';
import { shortened } from './shortened';

/** `target`: the service whose words it is written in. */
type Props = { written: WrittenRequest; target: Target; languages: readonly RequestLanguage[] };

/** What a person has to know who runs it by themselves. */
const RUN_WORDS = {
  practice: say(
    'The key is read from SERVICE_API_KEY: here it is the one that the server was given as ENGINE_API_KEY. Running it makes the cards on this machine, for practice credits.',
  ),
  live: say(
    'The key is read from SERVICE_API_KEY: it is the one of your account. Running it sends the request and spends credits.',
  ),
} satisfies Record<Target, string>;
const UNKNOWN_WORDS = say(
  'The address and the key are read from SERVICE_BASE_URL and SERVICE_API_KEY. Running it sends the request, and sending to a live service spends credits.',
);

/** The request in the language one chooses, to read and to copy. */
export function RequestView({ written, target, languages }: Props) {
  const { data: settings } = useQuery(settingsOptions());
  const wire = settings?.wire[target] ?? null;
  const [language, setLanguage] = useState<RequestLanguage>(languages[0] ?? 'json');
  const [told, setTold] = useState('');
  const text = requestText(language, written, wire);
  const name = LANGUAGE_WORDS[language];
  const copy = async () =>
    setTold((await copyText(text)) ? say('Copied as {name}', { name }) : say('The browser did not allow copying'));
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label={say('Written as')}
          value={language}
          options={languages.map((value) => ({ value, label: <span className="px-1">{LANGUAGE_WORDS[value]}</span> }))}
          onChange={(chosen) => {
            setLanguage(chosen);
            setTold('');
          }}
        />
        {/* Said here: in front of a modal a notice at the edge of the page would not be read out. */}
        <span role="status" className="ms-auto text-13 text-quiet">
          {told}
        </span>
        <Button size="small" onClick={() => void copy()}>
          {say('Copy {name}', { name })}
        </Button>
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        // Code runs from left to right, whatever the interface does.
        dir="ltr"
        aria-label={say('The request as {name}', { name })}
        className="mt-2 max-h-96 min-h-24 overflow-auto rounded-control bg-surface p-4 font-mono text-13 wrap-anywhere whitespace-pre-wrap"
      >
        {shortened(text)}
      </section>
      {language !== 'json' && <p className="mt-2 text-12 text-quiet">{wire ? RUN_WORDS[target] : UNKNOWN_WORDS}</p>}
    </>
  );
}
