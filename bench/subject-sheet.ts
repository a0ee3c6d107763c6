import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkPlaced } from '@/lib/deck/check/check-placed';
import { SUBJECTS, type Subject } from '@/lib/deck/subjects/subject';
import type { DeckTheme } from '@/lib/deck/theme';
import { STANDARD_THEMES } from '@/lib/deck/themes/all-themes';
import { drawPdf } from '@/server/engine/render/pdf/write-pdf';
import { layOutLikeEngine, makeDeck } from './check-deck/make-deck';
import { drawPages, drawSheet } from './draw-sheet';

/**
 * `npx tsx --conditions=react-server bench/subject-sheet.ts OUT [--theme id,id] [--subject id,id] [--size 16x9]`: cover,
 * section and closing of a small deck per subject, one picture per theme. Needs pdftoppm (poppler-utils).
 */
const [out, ...rest] = process.argv.slice(2);
const option = (name: string) => {
  const at = rest.indexOf(`--${name}`);
  return at === -1 ? null : (rest[at + 1] ?? '');
};
if (!out) throw new Error('Usage: subject-sheet.ts OUT [--theme id,id] [--subject id,id] [--size 16x9]');

const TITLES: Record<Subject, string> = {
  food: 'The kitchen on Mill Street',
  city: 'A city for everyone',
  nature: 'The forest in a warmer climate',
  bees: 'Bees in the city garden',
  people: 'Volunteers wanted',
  money: 'Budget and revenue',
  science: 'What our research found',
  travel: 'Three weeks by train',
  code: 'Writing software together',
  health: 'Health for the village',
  school: 'Back to school',
  library: 'The library opens again',
  music: 'An orchestra on tour',
  sport: 'Marathon training',
  bicycles: 'Bicycles for the village',
  work: 'Minutes of the project meeting',
};
const TEXT = `Annual report 2025

Prepared for the council

---

# What we did

---

- One
- Two

---

# Thank you

Mill Street 4, every weekday`;

const isSubject = (name: string): name is Subject => SUBJECTS.some((subject) => subject === name);
const subjects = option('subject')?.split(',').filter(isSubject) ?? [...SUBJECTS];
const wanted = option('theme')?.split(',') ?? [
  'proof',
  'almanac',
  'concrete',
  'night-shift',
  'harbour',
  'field-notes',
  'terracotta',
  'blueprint',
];
const dimensions = option('size') === '4x3' ? '4x3' : '16x9';
mkdirSync(out, { recursive: true });

/** In pixels. */
const SHEET = { columns: 6, width: 320, height: dimensions === '4x3' ? 240 : 180, space: 6 };
const SHOWN = ['title', 'section', 'closing'];

for (const theme of STANDARD_THEMES.filter(({ id }) => wanted.includes(id))) {
  const pictures: Buffer[] = [];
  for (const subject of subjects) pictures.push(...(await drawSubject(theme, subject)));
  const target = path.join(out, `${theme.id}.png`);
  writeFileSync(target, await drawSheet(pictures, SHEET));
  console.log(target);
}

async function drawSubject(theme: DeckTheme, subject: Subject): Promise<Buffer[]> {
  const text = `# ${TITLES[subject]}\n\n${TEXT}`;
  const shape = { format: 'presentation', dimensions } as const;
  const { title, cards: made } = makeDeck({ name: subject, text }, shape, 'breaks', 'noImages');
  const { cards } = layOutLikeEngine(made, { theme, title, subject, icons: null, ...shape });
  const { inside, overlaps } = checkPlaced(cards);
  for (const fault of [...inside, ...overlaps]) console.log(theme.id, subject, fault.card + 1, fault.message);
  const shown = cards.filter(({ layout }) => SHOWN.includes(layout));
  const { bytes } = await drawPdf({ title, language: 'en', theme, ...shape, cards: shown }, new Map());
  return drawPages(bytes, 40);
}
