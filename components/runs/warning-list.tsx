import { tPlural } from '@/lib/words/t';
import { groupWarnings } from './group-warnings';
import { warningWords } from './warning-words';

/** The service's warnings about deviations from the request, verbatim. */
export function WarningList({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  const grouped = groupWarnings(warnings);
  return (
    <section aria-labelledby="warnings-title" className="border-s-2 border-warn py-1 ps-4">
      <h3 id="warnings-title" className="text-13 font-semibold">
        {tPlural(grouped.length, { one: '{count} warning', other: '{count} warnings' })}
      </h3>
      <ul className="mt-1 space-y-1 text-13 text-quiet">
        {grouped.map((warning) => (
          <li key={warning} className="wrap-anywhere">
            {warningWords(warning)}
          </li>
        ))}
      </ul>
    </section>
  );
}
