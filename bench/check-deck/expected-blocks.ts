/** The visual blocks that a passage can be shown as. */
export type BlockName =
  | 'stats'
  | 'chart'
  | 'timeline'
  | 'steps'
  | 'comparison'
  | 'features'
  | 'people'
  | 'agenda'
  | 'quote'
  | 'code'
  | 'checklist'
  | 'hierarchy'
  | 'pyramid'
  | 'funnel'
  | 'definitions'
  | 'callout'
  | 'mathematics';

/** `words` occur in the block; any of `blocks` is a good way to show it. */
export type ExpectedBlock = { words: string; blocks: BlockName[] };

const one = (words: string, ...blocks: BlockName[]): ExpectedBlock => ({ words, blocks });

/**
 * The passages of each of our own texts that a designer would draw, noted by hand while the texts were written and
 * before any of them was laid out. If two kinds of block are equally good, both are listed.
 */
export const EXPECTED_BLOCKS: Readonly<Record<string, readonly ExpectedBlock[]>> = {
  'agenda.txt': [one('Arrival and coffee', 'timeline', 'agenda')],
  'annual-report.md': [
    one('806,000', 'stats'),
    one('Hillside', 'chart'),
    one('Reading mentors', 'features'),
    one('Media', 'chart'),
    one('Nobody laughed', 'quote'),
    one('Replace the catalogue', 'steps'),
  ],
  'bericht-waerme-de.md': [
    one('Haushalte', 'stats'),
    one('Sonstige', 'chart'),
    one('Anschlüsse zusagen', 'steps'),
    one('Braucht gute', 'comparison'),
    one('Bürgerversammlung', 'timeline'),
  ],
  'capitals-manual.txt': [one('Rinse the tank', 'steps')],
  'changelog.md': [],
  'cooperative.md': [
    one('Admissions', 'hierarchy'),
    one('Kindergarten', 'hierarchy', 'comparison'),
    one('Your own flat', 'pyramid'),
  ],
  'cv.txt': [one('Senior engineer', 'timeline'), one('MSc Structural', 'timeline'), one('Finite elements', 'features')],
  'faq.txt': [],
  'howto-bike-tube.md': [
    one('Two tyre levers', 'checklist'),
    one('Never ride', 'callout'),
    one('Wrong way round', 'features'),
    one('47 mm', 'chart'),
  ],
  'itinerary.md': [one('Slættaratindur', 'timeline'), one('Van and fuel', 'chart')],
  'lab-report.md': [one('Aroma', 'chart'), one('first cup is always', 'features')],
  'lesson-photosynthesis.md': [
    one('carbon dioxide + water', 'quote'),
    one('Count the bubbles', 'steps'),
    one('46', 'chart'),
    one('0.04', 'features'),
    one('Day and night', 'comparison'),
  ],
  'library-ar.md': [
    one('قارئ', 'stats'),
    one('اختر ثلاثة', 'steps'),
    one('أطفال', 'chart'),
    one('ركن الأطفال', 'features'),
  ],
  'marshrut-ru.md': [one('Двор печатников', 'timeline'), one('Школьник', 'chart'), one('Погода', 'features')],
  'night-market-ja.md': [
    one('来場者', 'stats'),
    one('1,540', 'chart'),
    one('店に声をかける', 'steps'),
    one('雨の日', 'features'),
  ],
  'onboarding.md': [
    one('A tour of the', 'timeline'),
    one('Collect your badge', 'checklist'),
    one('Maria Costa', 'people'),
    one('Laboratory', 'hierarchy', 'comparison'),
    one('Clarity', 'features'),
    one('How cloudy', 'definitions', 'features'),
  ],
  'outline-thesis.txt': [],
  'pitch-soil.md': [
    one('Wait 40 seconds', 'steps'),
    one('use it every week', 'stats'),
    one('Satellite maps', 'timeline'),
    one('Lena Baumann', 'people'),
  ],
  'product-launch.md': [
    one('Five temperatures', 'features'),
    one('Limescale filter', 'comparison'),
    one('samples to the press', 'timeline'),
    one('Basket', 'funnel', 'chart'),
    one('Jonas Weber', 'people'),
  ],
  'projet-fr.md': [
    one('Récupérer', 'features'),
    one('Loyer', 'chart'),
    one('ouverture', 'timeline'),
    one('Claire Morel', 'people'),
  ],
  'protokoll-de.txt': [one('Ahmet', 'people', 'features')],
  'rainwater-hi.md': [one('रेत और कंकड़', 'steps'), one('छन्नी', 'chart'), one('खेती', 'features')],
  'recipe.txt': [one('Blend half', 'steps')],
  'retro.md': [
    one('Pairing on the import', 'comparison'),
    one('5.8', 'chart'),
    one('Two named reviewers', 'comparison'),
    one('Quarantine', 'checklist'),
    one('I was bored', 'quote'),
  ],
  'sales-funnel.md': [
    one('Qualified', 'funnel', 'chart'),
    one('Enterprise', 'chart'),
    one('Benelux', 'chart'),
    one('Show the calculator', 'steps'),
    one('Own server', 'comparison'),
  ],
  'slides-pasted.txt': [],
  'syllabus.md': [one('Mid-term', 'chart', 'stats')],
  'taller-es.md': [one('La entrevista', 'agenda', 'steps'), one('aprendí a callarme', 'quote')],
};
