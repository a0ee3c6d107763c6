import { seededRandom } from '../seeded-random';
import { STOP_WORDS } from '../text/stop-words';
import { letterShape } from './letter-shapes';
import { body, corners, disc, hole, type ObjectPart, pie, rect, type SubjectObject, second } from './subject-object';

const TITLE_LETTERS = 120;
const MOST_LETTERS = 3;
const MOST_WORDS = 9;

/**
 * The objects of a deck without a known subject: the initials of its title, its words as lines of type, and two simple
 * shapes. Null if the title has no letter or digit that can be drawn.
 */
export function titleObjects(title: string): readonly SubjectObject[] | null {
  const words = titleWords(title);
  const letters = initialsOf(words);
  const [first, ...others] = letters;
  if (!first) return null;
  const random = seededRandom(`shapes ${title}`);
  return [
    { ...first, stand: 'tall' },
    linesOf(words),
    ...others.map((each, at): SubjectObject => ({ ...each, stand: at === 0 ? 'small' : 'tall' })),
    ...random.shuffle(BLOCKS).slice(0, Math.max(1, MOST_LETTERS - letters.length)),
    random.shuffle(SKIES)[0]!,
  ];
}

export function titleWords(title: string): string[] {
  return title.slice(0, TITLE_LETTERS).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
}

/**
 * The initials of the significant words, no letter twice. Other letters of a single word could form another word beside
 * its initial: "Japan".
 */
function initialsOf(words: readonly string[]): Omit<SubjectObject, 'stand'>[] {
  const carrying = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const chosen = carrying.length > 0 ? carrying : words;
  const found = new Map<string, Omit<SubjectObject, 'stand'>>();
  for (const word of chosen) {
    const shape = letterShape([...word][0]!);
    if (shape && found.size < MOST_LETTERS)
      found.set(shape.letter, { name: `letter ${shape.letter}`, width: shape.width, height: 100, parts: shape.parts });
  }
  return [...found.values()];
}

/**
 * Lines of type: their height, the distance between two, the space between words, and the approximate width of the
 * whole.
 */
const TYPE = { height: 20, leading: 30, space: 8, width: 132 };
const MOST_LINES = 3;

/** The title as lines of bars, one for each word and as long as it. The longest is in the accent colour. */
export function linesOf(words: readonly string[]): SubjectObject {
  const lengths = partsOf(words).map((word) => [...word].length);
  const longest = Math.max(...lengths);
  const letters = lengths.reduce((sum, length) => sum + length, 0);
  const most = Math.max(longest, Math.ceil(letters / MOST_LINES));
  const unit = TYPE.width / most;
  const lead = lengths.indexOf(longest);
  let [x, line] = [0, 0];
  const bars = lengths.map((length) => {
    if (x > 0 && x + length * unit > TYPE.width + 0.5) [x, line] = [0, line + 1];
    const bar = { x, line, width: length * unit };
    x += bar.width + TYPE.space;
    return bar;
  });
  const path = ({ x: left, line: at, width }: (typeof bars)[number]) =>
    rect(left, at * TYPE.leading, width, TYPE.height);
  const others = bars.filter((_, at) => at !== lead);
  return {
    name: 'words',
    width: Math.max(...bars.map((bar) => bar.x + bar.width)),
    height: line * TYPE.leading + TYPE.height,
    stand: 'wide',
    parts: [...(others.length > 0 ? [body(...others.map(path))] : []), second(path(bars[lead]!))],
  };
}

/** The first words of a title. If there are only one or two, they are split so that they make several lines. */
function partsOf(words: readonly string[]): readonly string[] {
  if (words.length > 2) return words.slice(0, MOST_WORDS);
  return words.flatMap((word) => word.match(/.{1,5}/gsu) ?? []);
}

const block = (name: string, width: number, ...parts: ObjectPart[]): SubjectObject => ({
  ...{ name, width, height: 64, stand: 'small', parts },
});

/** Shapes that rest on the ground. */
export const BLOCKS: readonly SubjectObject[] = [
  block('arch', 96, body(pie(48, 64, 48, 270, 450, 24)), second(pie(48, 64, 16, 270, 450))),
  block('stairs', 96, body(rect(0, 42, 96, 22), rect(32, 21, 64, 21)), second(rect(64, 0, 32, 21))),
  block('quarter', 64, body(pie(0, 64, 64, 0, 90)), second(disc(48, 14, 13))),
  block('cube', 96, body(rect(0, 0, 64, 64)), second(corners([68, 64], [96, 8], [96, 64]))),
  block('tent', 96, body(corners([0, 64], [48, 0], [48, 64])), second(corners([52, 64], [52, 6], [96, 64]))),
];

const sky = (name: string, width: number, height: number, ...parts: ObjectPart[]): SubjectObject => ({
  ...{ name, width, height, stand: 'sky', parts },
});

/** Shapes that hang above the others. */
export const SKIES: readonly SubjectObject[] = [
  sky('ring', 64, 64, body(disc(32, 32, 32)), hole(disc(32, 32, 20)), second(disc(32, 32, 9))),
  sky('rising discs', 88, 64, body(disc(18, 46, 18)), second(disc(60, 28, 28))),
  sky('two discs', 84, 52, body(disc(26, 26, 26)), second(disc(66, 34, 18))),
  sky('peaks', 88, 48, body(corners([0, 48], [34, 0], [68, 48])), second(corners([48, 48], [68, 20], [88, 48]))),
];
