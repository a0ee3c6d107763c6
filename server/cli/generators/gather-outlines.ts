import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { MORE_CARDS, type OutlineEntry, type OutlineSection } from '@/lib/deck/outlines/outline-index';
import { OUTLINE_LANGUAGES } from '@/lib/deck/words/prompt-words';

const FOLDER = path.join(import.meta.dirname, '../../../lib/deck/outlines');

type Gathered = {
  /** By language. Read by everything that finds an outline or lists them. */
  index: Record<string, OutlineEntry[]>;
  /** By language and id. */
  sections: Record<string, Record<string, OutlineSection[]>>;
};

/**
 * Reads the outlines in `lib/deck/outlines/<language>/<id>.md`:
 *
 * - Front matter: `label`, its name, and `words`, the words of a prompt that find it, separated by commas.
 * - `## Heading` begins a card. With ` *` at its end the card is also in a short deck.
 * - `- Question?` asks what belongs on the card. The first question counts most.
 * - A table has empty cells to fill in. It takes the place of the questions, except on posts.
 *
 * The outline `more` has additional cards for long decks.
 */
export function gatherOutlines(): Gathered {
  const gathered: Gathered = { index: {}, sections: {} };
  for (const language of OUTLINE_LANGUAGES) {
    const outlines = readdirSync(path.join(FOLDER, language))
      .filter((name) => name.endsWith('.md'))
      .sort()
      .map((name) => {
        const text = readFileSync(path.join(FOLDER, language, name), 'utf8');
        return { id: name.slice(0, -'.md'.length), ...readOutline(text, `${language}/${name}`) };
      });
    gathered.index[language] = outlines
      .filter(({ id }) => id !== MORE_CARDS)
      .map(({ id, label, words }) => ({ id, label, words }));
    gathered.sections[language] = Object.fromEntries(outlines.map(({ id, sections }) => [id, sections]));
  }
  return gathered;
}

/** The files that programs read: `outline-index.generated.json` is small enough for the first page. */
export const OUTLINE_FILES = {
  index: path.join(FOLDER, 'outline-index.generated.json'),
  sections: path.join(FOLDER, 'outline-sections.generated.json'),
} as const;

export function writeOutlines(): void {
  const gathered = gatherOutlines();
  for (const name of ['index', 'sections'] as const)
    writeFileSync(OUTLINE_FILES[name], `${JSON.stringify(gathered[name])}\n`);
}

export function readOutline(text: string, file: string): Omit<OutlineEntry, 'id'> & { sections: OutlineSection[] } {
  const [, head = '', body = text] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  const facts = new Map(head.split('\n').map((line) => [line.split(':', 1)[0], line.replace(/^.*?:\s*/, '')]));
  const sections: OutlineSection[] = [];
  for (const line of body.split('\n')) {
    const section = sections.at(-1);
    const [, heading, star] = /^## (.+?)( \*)?$/.exec(line) ?? [];
    const cells = line.startsWith('|') ? line.split('|').slice(1, -1) : [];
    if (heading !== undefined) sections.push({ heading, questions: [], ...(star ? { isCore: true } : {}) });
    else if (section && line.startsWith('- ')) section.questions.push(line.slice(2));
    else if (section && cells.length > 0)
      addRow(
        section,
        cells.map((cell) => cell.trim()),
      );
    else if (line.trim() !== '') throw new Error(`${file}: “${line}” is no heading, question or row of a table.`);
  }
  const words =
    facts
      .get('words')
      ?.split(',')
      .map((word) => word.trim()) ?? [];
  return { label: facts.get('label') ?? '', words, sections };
}

function addRow(section: OutlineSection, cells: string[]): void {
  if (!section.table) section.table = { header: cells, rows: [] };
  else if (!/^-+$/.test(cells[0] ?? '')) section.table.rows.push(cells[0] ?? '');
}
