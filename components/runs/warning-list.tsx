import { sayCount } from '@/lib/words/say';
import { sayKept } from '@/lib/words/say-kept';

/** What the service did otherwise than asked, in its own words. */
export function WarningList({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <section aria-labelledby="warnings-title" className="border-s-2 border-warn py-1 ps-4">
      <h2 id="warnings-title" className="text-14 font-semibold">
        {sayCount(warnings.length, { one: 'One note from the service', other: '{count} notes from the service' })}
      </h2>
      <ul className="mt-1 space-y-1 text-14 text-quiet">
        {warnings.map((warning) => (
          <li key={warning} className="wrap-anywhere">
            {sayKept(warning)}
          </li>
        ))}
      </ul>
    </section>
  );
}
