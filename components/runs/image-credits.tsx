import type { Run } from '@/lib/contract/composer';

/** Who made the pictures, each a link to its source. */
export function ImageCredits({ credits }: { credits: NonNullable<Run['imageCredits']> }) {
  return (
    <ul className="space-y-0.5">
      {credits.map(({ credit, url }) => (
        <li key={credit}>
          {url === null ? (
            credit
          ) : (
            <a className="underline underline-offset-2" href={url} target="_blank" rel="noopener noreferrer">
              {credit}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
