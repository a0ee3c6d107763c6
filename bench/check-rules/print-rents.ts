import type { Rent } from './measure-rents';

/** A rule pays its rent with at least this many texts. */
const LEAST_TEXTS = 3;

/** The table of rules as Markdown, those with the least rent first. */
export function rentTable(rents: readonly Rent[]): string {
  const rows = [...rents]
    .sort((one, other) => one.changed.length - other.changed.length || one.matched - other.matched)
    .map((rent) => [rent.name, texts(rent), String(rent.matched), examples(rent), note(rent)]);
  const head = ['Rule', 'Texts changed', 'Texts matched', 'Such as', 'Note'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

/** The rules that pay no rent, those that may be deleted apart from those that keep content. */
export function withoutRent(rents: readonly Rent[]): { deletable: Rent[]; keeping: Rent[] } {
  const poor = rents.filter(({ changed }) => changed.length < LEAST_TEXTS);
  return {
    deletable: poor.filter(({ rule }) => rule.keeps === undefined),
    keeping: poor.filter(({ rule }) => rule.keeps !== undefined),
  };
}

function texts({ changed, hasMore, onlyPlaced, calls, matched }: Rent): string {
  if (calls === 0) return 'never called';
  if (matched === 0) return '0: matches nothing';
  if (changed.length === 0) return '0: changes nothing';
  const placed = onlyPlaced === 0 ? '' : ` (${onlyPlaced} only as placed)`;
  return `${hasMore ? '≥ ' : ''}${changed.length}${placed}`;
}

function examples({ changed }: Rent): string {
  return changed.slice(0, 3).join(', ');
}

function note({ rule, failure }: Rent): string {
  return [rule.keeps && `Keeps ${rule.keeps}`, failure && `Fails without it: ${failure}`].filter(Boolean).join('. ');
}
