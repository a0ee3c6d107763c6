import type { Card } from '../blocks';
import { isAmbiguous } from '../icons/ambiguous-words';
import { COMMON_WORDS } from '../icons/find-icon';
import { foldWord } from '../icons/fold-word';
import type { IconName } from '../icons/icon-index';
import type { IconLibrary } from '../icons/icon-library';
import { searchLanguage } from '../icons/icon-terms';
import { withoutProperNames } from '../icons/proper-names';
import { isArt, runsOfBlock } from '../text/block-text';
import { STOP_WORDS } from '../text/stop-words';
import { plainText } from '../text/text-runs';
import type { Subject } from './subject';
import { isBlankCard } from './subject-of';
import { isVerb, namesThing, withoutVerbs } from './thing-words';

/** How much of a long text is read. In characters. */
const MOST_LETTERS = 24_000;
const TITLE_LETTERS = 120;
/** The most words of the text for which an icon is looked up. */
const MOST_WORDS = 48;
const MOST_PICTURES = 6;

const IN_TITLE = 3;
const IN_HEADING = 2;
/** A word of the text must occur this often. Further occurrences count up to the second number. */
const LEAST_TIMES = 2;
const MOST_TIMES = 6;
/** What a repeated word weighs against a word of the title that occurs once. */
const TIMES_SHARE = 1 / 3;
/** A word that fits an icon less than this may mean something else. */
const LEAST_MATCH = 1.9;
/** English words that an icon fits less are found only by their stem, as a planner is by that of `plane`. */
const LEAST_EXACT_MATCH = 2.63;

/** Words that often mean something other than the thing an icon shows: pressure in bars, terms of a contract. */
const AMBIGUOUS = new Set(
  `account accounts address aim aims applies apply bar bars begin begins board boards book books boot boots boring
  branch branches build built cast channel channels charge charges class classes cloud club coach code
  column crane current date dates deck dedicated degree degrees devotion directly draft drive driver drivers even
  fair fall figure figures file first fit flat form forms found future grant granted ground hall head heads joint
  key keys kind last lead leads leaf light lights line lines live long match matches mean mine note notes object
  objects option options order orders palm park part parts patient pitch place places plan plans plant plants plate
  play point points pool post posts press purpose purposes quick range read rest right ring ringing rock room rooms
  root roots row rows run running runs sample scale scales school season second see seen set sets share sheet ship
  shipped shipping shop sign signs size sizes slow slower sole sound space spot spring staff stage stages start
  started starting starts state states step steps still stories story strike strong strongly support supports table
  tables target targets term terms test tests tie time times tip tips track train trained training trip value values
  vault volume watch wave waves way well will work works yard zug`.split(/\s+/),
);

type About = {
  title: string;
  cards: readonly Pick<Card, 'blocks'>[];
  subject: Subject | null;
  icons: Pick<IconLibrary, 'findIcon'> | null;
  /** BCP 47. Detected from the words if absent. */
  language?: string | undefined;
};

/**
 * The icons of the things that a deck is about, the most telling first: those its title names, and those its text keeps
 * coming back to. Each is named by a noun that can hardly mean anything else. At most six; none for words that the icon index does not know. A deck with a subject of its own has
 * pictures for its text, so only its title counts; `work` is too general for that.
 */
export function findPictures({ title, cards, subject, icons, language }: About): IconName[] {
  if (!icons) return [];
  const read = subject && subject !== 'work' ? [] : cards;
  const weights = new Map<string, number>();
  const searched = searchLanguage(language, title);
  const isGerman = searched === 'de';
  const leastMatch = searched === 'en' ? LEAST_EXACT_MATCH : LEAST_MATCH;
  const named = new Set(wordsOf(title.slice(0, TITLE_LETTERS), isGerman));
  for (const word of named) weights.set(word, IN_TITLE);
  const frequent = [...countWords(title, read, isGerman)]
    .filter(([, times]) => times >= LEAST_TIMES)
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_WORDS);
  for (const [word, times] of frequent)
    weights.set(word, (weights.get(word) ?? 0) + Math.min(times, MOST_TIMES) * TIMES_SHARE);
  const scores = new Map<IconName, number>();
  const sure = new Set<IconName>();
  for (const [word, weight] of weights) {
    const match = icons.findIcon(word, language);
    if (!match || match.score < leastMatch || !PICTURE_ICONS.has(match.name)) continue;
    scores.set(match.name, (scores.get(match.name) ?? 0) + match.score * weight);
    if (!isAmbiguous(word, match.name) && namesThing(word, named.has(word))) sure.add(match.name);
  }
  return [...scores]
    .filter(([name]) => sure.has(name))
    .sort(([, one], [, other]) => other - one)
    .slice(0, MOST_PICTURES)
    .map(([name]) => name);
}

function countWords(title: string, cards: readonly Pick<Card, 'blocks'>[], isGerman: boolean): Map<string, number> {
  const times = new Map<string, number>();
  let letters = 0;
  for (const { blocks } of cards.filter((card) => !isBlankCard(card)))
    for (const block of blocks) {
      // The description of art is not about the deck.
      if (block.kind === 'code' || isArt(block)) continue;
      if (block.kind === 'heading' && plainText(block.runs) === title) continue;
      for (const runs of runsOfBlock(block)) {
        if (letters > MOST_LETTERS) return times;
        const text = plainText(runs).slice(0, MOST_LETTERS);
        letters += text.length;
        for (const word of wordsOf(text, isGerman))
          times.set(word, (times.get(word) ?? 0) + (block.kind === 'heading' ? IN_HEADING : 1));
      }
    }
  return times;
}

function wordsOf(text: string, isGerman: boolean): string[] {
  const plain = withoutProperNames(text, isGerman);
  // German nouns have a capital.
  const words = isGerman ? plain.match(/(?<!\p{L})\p{Lu}\p{L}{2,31}/gu) : withoutVerbs(plain).match(/\p{L}{3,32}/gu);
  return (words ?? [])
    .map(foldWord)
    .filter((word) => !STOP_WORDS.has(word) && !COMMON_WORDS.has(word) && !AMBIGUOUS.has(word) && !isVerb(word));
}

/** Icons that depict a thing. Interface symbols, charts and arrows are left out. */
export const PICTURE_ICONS: ReadonlySet<IconName> = new Set(
  `alarm-clock ambulance amphora anchor antenna apple archive armchair atom avocado axe baby backpack balloon banana
  bandage banknote barrel bath beaker bean bed beef beer bell biceps-flexed bike binoculars bird birdhouse blender bomb
  bone book-open bot bottle-wine bow-arrow box brain brick-wall bridge briefcase briefcase-business briefcase-medical
  broccoli broom bug building building-complex bus cable-car cake cake-slice calculator camera candy car car-taxi-front
  caravan carrot cassette-tape castle cat chef-hat cherry chess-knight chess-queen church citrus clapperboard clock cloud
  cloud-lightning cloud-rain cloud-snow cloud-sun clover coffee cog coins compass concierge-bell construction container
  cookie cooking-pot cpu croissant crown cup-soda cupcake dam dessert dices dna dog donut door-open drafting-compass drama
  drill drone droplet droplets drum drumstick dumbbell ear earth egg egg-fried engine ev-charger eye factory fan faucet
  feather fence ferris-wheel fire-extinguisher fish fishing-rod flag flame flashlight flask-conical flower-2 footprints
  forklift fuel galaxy gamepad-2 gavel gem ghost gift glass-water glasses globe graduation-cap grape groceries guitar
  guitar-electric ham hamburger hammer hand hand-coins hand-heart handbag handshake hard-drive hard-hat headphones headset
  heart heart-handshake heart-pulse heater helicopter hiking-stick hospital hot-air-balloon hotel hourglass house houses
  ice-cream-cone iv-bag joystick kayak key keyboard lamp lamp-desk landmark laptop leaf leafy-green lectern library
  life-buoy lightbulb lighthouse luggage magnet mail mailbox map medal megaphone metronome mic microchip microscope
  microwave milk monitor moon mosque motorbike mountain mountain-snow mouse newspaper notebook-pen nut origami package
  paint-roller paintbrush palette panda parasol party-popper paw-print pencil perfume-bottle piano pickaxe piggy-bank pill
  pizza plane plant-pot plug pocket-knife podium popcorn presentation printer printer-3d projector puzzle pyramid rabbit
  radar radio radio-tower rainbow rat recycle refrigerator road robot-arm rocket roller-coaster rose router rugby-ball
  ruler sailboat salad sandwich satellite satellite-dish scale school scissors scooter scroll-text server shell ship
  ship-cargo ship-wheel shirt shopping-bag shopping-basket shopping-cart shovel shower-head shrimp signpost siren
  smartphone snail snowflake sofa solar-panel soup speaker spool sport-shoe spotlight spray-can sprout squirrel stethoscope
  store sun sunrise sunset sword swords syringe tablet target telescope tent test-tube theater thermometer ticket toolbox
  toothbrush tornado tower-control toy-brick tractor traffic-cone train-front train-track tram-front tree-deciduous
  tree-palm tree-pine trees trophy truck turntable turtle tv umbrella university utensils utility-pole van vault
  venetian-mask volleyball vote wallet warehouse washing-machine watch waves-horizontal weight wheat whistle wind
  wine worm wrench`.split(/\s+/),
);
