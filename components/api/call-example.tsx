'use client';

import { Copy } from 'lucide-react';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { copyText } from '@/components/request/copy-text';
import { Button } from '@/components/ui/button';
import { Segmented } from '@/components/ui/segmented';
import { CALL_LANGUAGES, type CallLanguage } from '@/lib/api/call-text';
import { Listeners } from '@/lib/listeners';
import { t } from '@/lib/words/t';

const LANGUAGE_NAMES = {
  curl: 'cURL',
  javascript: 'JavaScript',
  python: 'Python',
} satisfies Record<CallLanguage, string>;

// All examples of the page are in the language that was chosen last.
let chosen: CallLanguage = 'curl';
const listeners = new Listeners();

function choose(language: CallLanguage): void {
  chosen = language;
  listeners.notify();
}

/** A call as a command or program, to read and copy. */
export function CallExample({ name, texts }: { name: string; texts: Record<CallLanguage, string> }) {
  const language = useSyncExternalStore(
    listeners.subscribe,
    () => chosen,
    () => 'curl' as const,
  );
  return (
    <CodeBlock name={t('{name} as {language}', { name, language: LANGUAGE_NAMES[language] })} text={texts[language]}>
      <Segmented
        label={t('Language')}
        value={language}
        options={CALL_LANGUAGES.map((value) => ({
          value,
          label: <span className="px-1">{LANGUAGE_NAMES[value]}</span>,
        }))}
        onChange={choose}
      />
    </CodeBlock>
  );
}

type Props = { name: string; text: string; children?: ReactNode };

/** Code with a button that copies it. */
export function CodeBlock({ name, text, children }: Props) {
  const [status, setStatus] = useState('');
  const copy = async () => setStatus((await copyText(text)) ? t('Copied') : t('Copying was blocked by the browser'));
  return (
    <div className="overflow-hidden rounded-card border border-hairline bg-raised">
      <div className="flex min-h-11 flex-wrap items-center gap-2 border-b border-hairline px-3 py-1.5">
        {children ?? <span className="text-13 text-quiet">{name}</span>}
        <span role="status" className="ms-auto text-12 text-quiet">
          {status}
        </span>
        <Button look="bare" size="small" aria-label={t('Copy {name}', { name })} onClick={() => void copy()}>
          <Copy aria-hidden="true" size={14} />
          {t('Copy')}
        </Button>
      </div>
      {/* A scrollable region must be reachable by keyboard. */}
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        // Code is left-to-right in every interface language.
        dir="ltr"
        aria-label={name}
        className="max-h-112 overflow-auto bg-surface p-4 font-mono text-12 whitespace-pre"
      >
        {text}
      </section>
    </div>
  );
}
