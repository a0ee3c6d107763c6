import { Code } from '@/components/settings/settings-parts';
import type { OperationDocs } from '@/lib/api/document-operations';
import type { Field } from '@/lib/api/schema-fields';
import { t } from '@/lib/words/t';
import { CallExample } from './call-example';

export function OperationSection(operation: OperationDocs) {
  const { id, method, path, summary, scopes, parameters, body, status, answer, examples } = operation;
  return (
    <section aria-labelledby={id} className="border-t border-hairline pt-8">
      <h2 id={id} className="scroll-mt-6 text-20 font-semibold">
        {id}
      </h2>
      <p className="mt-1">
        <Code>
          <span className="font-semibold">{method}</span> {path}
        </Code>
      </p>
      <p className="mt-4 text-14">
        <Prose text={summary} />
      </p>
      <p className="mt-1 text-13 text-quiet">
        {scopes.includes('create') ? t('Needs a token that can create.') : t('Works with any token.')}
      </p>
      <div className="mt-6 grid gap-6 xl:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)] xl:gap-10">
        <div className="min-w-0 xl:sticky xl:top-6 xl:order-last xl:self-start">
          <CallExample name={id} texts={examples} />
        </div>
        <div className="min-w-0 space-y-6">
          <Fields title={t('Parameters')} fields={parameters} />
          <Fields title={t('Body')} fields={body} />
          <Fields title={t('Answer ({status})', { status })} fields={answer} />
        </div>
      </div>
    </section>
  );
}

type Shown = Field & { place?: string };

function Fields({ title, fields }: { title: string; fields: readonly Shown[] }) {
  if (fields.length === 0) return null;
  return (
    <div>
      <h3 className="text-14 font-semibold">{title}</h3>
      <FieldList fields={fields} isTop />
    </div>
  );
}

/** Only the members of the members are shown at first. */
export function FieldList({ fields, isTop = false }: { fields: readonly Shown[]; isTop?: boolean }) {
  return (
    <ul className="mt-2 text-13 [&>li]:border-t [&>li]:border-hairline [&>li]:py-2.5">
      {fields.map((field) => (
        <li key={field.name}>
          <FieldFacts {...field} />
          {field.fields.length > 0 && (
            <details open={isTop} className="mt-1.5">
              <summary className="min-h-6 text-quiet hover:text-ink pointer-coarse:min-h-11">
                {t('Fields of {name}', { name: field.name })}
              </summary>
              <div className="border-s border-hairline ps-4">
                <FieldList fields={field.fields} />
              </div>
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}

function FieldFacts({ name, type, place, isRequired, about, values }: Shown) {
  return (
    <>
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Code>
          <span className="font-semibold wrap-anywhere">{name}</span>
        </Code>
        <span lang="en" className="text-quiet">
          {place ? `${type}, ${place}` : type}
        </span>
        {isRequired && <span className="text-12 font-medium text-warn">{t('Required')}</span>}
      </p>
      {about !== null && (
        <p className="mt-0.5">
          <Prose text={about} />
        </p>
      )}
      {values.length > 0 && (
        <p className="mt-0.5 flex flex-wrap gap-x-2">
          {values.map((value) => (
            <Code key={value}>{value}</Code>
          ))}
        </p>
      )}
    </>
  );
}

/** A sentence of the OpenAPI document, which is English, with code between backticks. */
function Prose({ text }: { text: string }) {
  const parts = text.split('`').map((part, at) => (at % 2 === 1 ? <Code key={part}>{part}</Code> : part));
  return <span lang="en">{parts}</span>;
}
