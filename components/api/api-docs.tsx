import type { OperationDocs } from '@/lib/api/document-operations';
import type { Field } from '@/lib/api/schema-fields';
import { t } from '@/lib/words/t';
import { type ApiLimits, guidesOf } from './api-guides';
import { OperationSection } from './operation-section';

type Props = {
  base: string;
  operations: readonly OperationDocs[];
  events: readonly Field[];
  limits: ApiLimits;
};

/** The documentation of `/api/v1`, with the command line and MCP over it. */
export function ApiDocs({ base, operations, events, limits }: Props) {
  const guides = guidesOf(base, limits, events);
  return (
    <div className="mx-auto flex w-full max-w-[1440px]">
      <nav aria-label={t('API')} className="w-58 shrink-0 border-e border-hairline max-lg:hidden print:hidden">
        <div className="sticky top-0 max-h-dvh overflow-y-auto px-3 py-6">
          <NavList title={t('Guide')} items={guides.map(({ id, title }) => ({ id, label: title }))} />
          <NavList title={t('Operations')} items={operations.map(({ id }) => ({ id, label: id }))} isCode />
        </div>
      </nav>
      <div className="min-w-0 flex-1 space-y-8 px-4 pt-6 pb-24 md:px-8 lg:px-12 lg:pt-8">
        <header>
          <h1 className="text-28 font-semibold">{t('API')}</h1>
          <p className="mt-1 text-14 text-quiet">{t('Create decks from scripts and other programs.')}</p>
        </header>
        {guides.map(({ id, title, content }) => (
          <section key={id} aria-labelledby={id} className="max-w-[760px] space-y-3 text-14">
            <h2 id={id} className="scroll-mt-6 text-20 font-semibold">
              {title}
            </h2>
            {content}
          </section>
        ))}
        {operations.map((operation) => (
          <OperationSection key={operation.id} {...operation} />
        ))}
      </div>
    </div>
  );
}

type Item = { id: string; label: string };

function NavList({ title, items, isCode = false }: { title: string; items: readonly Item[]; isCode?: boolean }) {
  return (
    <div className="pb-6">
      <p className="px-3 pb-2 text-12 text-quiet">{title}</p>
      <ul className="space-y-0.5">
        {items.map(({ id, label }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="flex min-h-8 items-center rounded-control px-3 text-14 text-quiet transition hover:bg-surface hover:text-ink pointer-coarse:min-h-11"
            >
              {isCode ? <span className="truncate font-mono text-12">{label}</span> : label}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
