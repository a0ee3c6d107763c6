'use client';

import { useQuery } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { useId, useState } from 'react';
import { settingsOptions } from '@/components/data/settings';
import { Button } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Segmented } from '@/components/ui/segmented';
import { jobText } from '@/lib/composer/paste/job-text';
import {
  commandText,
  mcpText,
  type RequestLanguage,
  shortenRequest,
  VERSION,
  type WrittenRequest,
  webhookText,
} from '@/lib/composer/request-text';
import type { Target } from '@/lib/contract/run-words';
import { perLocale } from '@/lib/words/messages-in-use';
import { t } from '@/lib/words/t';
import { copyText } from './copy-text';

/** The languages of a request, and other ways to use Cardwright from programs. */
export type ShownLanguage = RequestLanguage | 'cli' | 'mcp' | 'webhook';

type Props = {
  written: WrittenRequest;
  /** The service whose API the request is written for. */
  target: Target;
  languages: readonly ShownLanguage[];
  /** Fills the available height, instead of limiting it. */
  fills?: boolean;
};

/** Notes about the API key for the person who runs the request. */
const KEY_WORDS = perLocale<Record<Target, string>>(() => ({
  local: t('Set ENGINE_API_KEY to an API token from Settings.'),
  remote: t('Set SERVICE_API_KEY to your account’s key. Running it spends credits.'),
}));

function keyWords(language: ShownLanguage, target: Target, isKnown: boolean): string {
  if (language === 'cli' || language === 'mcp') return t('Set CARDWRIGHT_TOKEN to an API token from Settings.');
  if (language === 'webhook') return t('Set WEBHOOK_SECRET to the webhook’s secret.');
  return isKnown ? KEY_WORDS[target] : t('Set SERVICE_BASE_URL and SERVICE_API_KEY. Running it may spend credits.');
}

const charactersWords = (count: number) => t('({count} characters)', { count: count.toLocaleString() });

/** The complete API calls in the selected language, to read and copy. */
export function RequestView({ written, target, languages, fills = false }: Props) {
  const { data: settings } = useQuery(settingsOptions());
  const wire = settings?.wire[target] ?? null;
  const [language, setLanguage] = useState<ShownLanguage>(languages[0] ?? 'json');
  const [isShort, setShort] = useState(true);
  const [status, setStatus] = useState('');
  const shortId = useId();
  const request = isShort ? shortenRequest(written.request, charactersWords) : written.request;
  const base = settings?.wire.local?.address.slice(0, -VERSION.length) ?? '';
  const textOf = (named: WrittenRequest) => {
    if (language === 'cli') return commandText(named, target);
    if (language === 'mcp') return mcpText(named, target, base);
    return language === 'webhook' ? webhookText(base) : jobText(language, named, wire);
  };
  const shown = textOf({ ...written, request });
  const name = LANGUAGE_WORDS[language];
  const copy = async () => {
    const copied = await copyText(textOf(written));
    setStatus(copied ? t('Copied as {name}', { name }) : t('Copying was blocked by the browser'));
  };
  const padding = fills && 'px-4 lg:px-6';
  return (
    <div className={classNames('flex flex-col', fills && 'min-h-0 flex-1')}>
      <div className={classNames('flex flex-wrap items-center justify-between gap-2 py-3', padding)}>
        <LanguageChoice
          languages={languages}
          value={language}
          onChange={(chosen) => {
            setLanguage(chosen);
            setStatus('');
          }}
        />
        {/* A toast outside a modal dialog would not be announced. */}
        <span role="status" className="ms-auto text-13 text-quiet">
          {status}
        </span>
        <Button aria-label={t('Copy {name}', { name })} onClick={() => void copy()}>
          <Copy aria-hidden="true" size={16} />
          {t('Copy')}
        </Button>
      </div>
      {/* A scrollable region must be reachable by keyboard. */}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        // Code is left-to-right in every interface language.
        dir="ltr"
        aria-label={t('The request as {name}', { name })}
        className={classNames(
          'min-h-24 overflow-auto bg-surface p-4 font-mono text-13 wrap-anywhere whitespace-pre-wrap',
          fills ? 'flex-1 border-y border-hairline lg:px-6' : 'max-h-96 rounded-control',
        )}
      >
        {shortened(shown)}
      </section>
      <div className={classNames('flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3', padding)}>
        {language !== 'webhook' && (
          <label htmlFor={shortId} className="inline-flex min-h-6 items-center gap-2 text-13 pointer-coarse:min-h-11">
            <input
              id={shortId}
              type="checkbox"
              checked={isShort}
              onChange={(event) => setShort(event.target.checked)}
            />
            {t('Shorten text')}
          </label>
        )}
        {language !== 'json' && <p className="text-12 text-quiet">{keyWords(language, target, wire !== null)}</p>}
      </div>
    </div>
  );
}

type ChoiceProps = {
  languages: readonly ShownLanguage[];
  value: ShownLanguage;
  onChange: (language: ShownLanguage) => void;
};

/** More languages than fit side by side on a phone are a menu. */
function LanguageChoice({ languages, value, onChange }: ChoiceProps) {
  if (languages.length <= MOST_SIDE_BY_SIDE)
    return (
      <Segmented
        label={t('Language')}
        value={value}
        options={languages.map((each) => ({
          value: each,
          label: <span className="px-1">{LANGUAGE_WORDS[each]}</span>,
        }))}
        onChange={onChange}
      />
    );
  return (
    <select
      aria-label={t('Language')}
      className="control w-auto"
      value={value}
      onChange={({ target }) => onChange(languages.find((each) => each === target.value) ?? value)}
    >
      {languages.map((each) => (
        <option key={each} value={each}>
          {LANGUAGE_WORDS[each]}
        </option>
      ))}
    </select>
  );
}

const MOST_SIDE_BY_SIDE = 4;

/** Labels of the request languages. */
const LANGUAGE_WORDS = {
  json: 'JSON',
  curl: 'cURL',
  javascript: 'JavaScript',
  python: 'Python',
  cli: 'CLI',
  mcp: 'MCP',
  webhook: 'Webhook',
} satisfies Record<ShownLanguage, string>;

/** Characters shown of each end of a long text. */
const END_LENGTH = 12_000;

/**
 * A text short enough to render on each keystroke: of a very long one both ends, with the number of characters between
 * them.
 */
function shortened(text: string): string {
  const left = text.length - 2 * END_LENGTH;
  if (left <= 0) return text;
  const between = t('… {left} more characters …', { left: left.toLocaleString() });
  return `${text.slice(0, END_LENGTH)}\n\n${between}\n\n${text.slice(-END_LENGTH)}`;
}
