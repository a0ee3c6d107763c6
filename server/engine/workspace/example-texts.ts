import type { Format } from '@/lib/contract/enums';

/** A built-in template. `since`: the version of the templates that added it. */
export type ExampleText = { id: string; name: string; since: 1 | 2; format: Format; themeId: string; text: string };

export const EXAMPLES: readonly ExampleText[] = [
  {
    id: 'art_project-update',
    name: 'Project update',
    since: 1,
    format: 'presentation',
    themeId: 'harbour',
    text: `# Project update
Where we are, what changed, what we need

---
## In one sentence
The work is on time, the budget holds, and one decision is due this week.

---
## What we finished
- The reading room is painted and lit
- Shelves for 4,000 books stand and are anchored
- The catalogue moved to the new system without a lost record

---
## Where the money went

| Part | Planned | Spent |
|---|---:|---:|
| Building | 48,000 | 46,200 |
| Furniture | 21,000 | 22,900 |
| Moving | 6,000 | 5,100 |

---
## What could still go wrong
The lift is inspected on the 14th. If it fails, the children's corner opens two weeks later than the rest.

---
## What we need from you
1. A yes or no to opening on Saturdays
2. Two people for the moving weekend
3. The text for the plaque
`,
  },
  {
    id: 'art_workshop-handout',
    name: 'Workshop handout',
    since: 1,
    format: 'document',
    themeId: 'field-notes',
    text: `# Workshop handout
Writing so that people read to the end

---
## Before you write
Say in one sentence what the reader will know or do afterwards. If you cannot, you are not ready to write, and that is worth knowing early.

- Who reads this, and when?
- What do they know already?
- What happens if they stop after the first paragraph?

---
## The first paragraph
Put the result first and the way to it second. A reader who stops there should still have the main thing.

> Omit needless words.

---
## Exercise
1. Take a page you wrote last week
2. Strike every sentence that the reader would not miss
3. Read what is left aloud
4. Write the first sentence again, last
`,
  },
  {
    id: 'art_pitch',
    name: 'Pitch',
    since: 2,
    format: 'presentation',
    themeId: 'signal',
    text: `# Fernlight
Repair cafés that pay for themselves

---
## Nine in ten broken appliances could be repaired
They are thrown away because nobody nearby has the time, the tools or the part.

---
## What people said
- **72%** would rather repair
- **€38** for a working kettle
- **4 km** to get there

---
## How it works
1. Book a slot online
2. Bring the appliance
3. Repair it with a volunteer
4. Pay for parts and time

---
## Us and the others

| | Fernlight | Repair shop | New appliance |
|---|---|---|---|
| Price | €25 | €60 | €90 |
| Ready in | 2 days | 2 weeks | 1 day |
| Keeps what works | Yes | Yes | No |

---
## Revenue grows with each café

| Year | Revenue |
|---|---:|
| 2023 | 40,000 |
| 2024 | 95,000 |
| 2025 | 210,000 |
| 2026 | 380,000 |

---
## Who we are
- **Ines Carvalho**, founder, ran three repair shops
- **Tom Okafor**, operations, opened forty bike stations
- **Lena Vogt**, product, built a booking service

---
## What we ask for
€400,000 for six more cafés in two cities, and introductions to three city councils.
`,
  },
  {
    id: 'art_lesson',
    name: 'Lesson',
    since: 2,
    format: 'presentation',
    themeId: 'chalkboard',
    text: `# Why the tide comes in twice a day
Geography, year 8, one lesson

---
## What you will be able to do
- Explain why there are two high tides a day
- Read a tide table
- Say why some tides are higher than others

---
## Warm-up
> Two ships leave the same harbour six hours apart. Only one of them runs aground. Why?

---
## Words for today
- **Tide**: the rise and fall of the sea
- **Gravity**: the pull between two bodies
- **Spring tide**: the highest tide of a fortnight
- **Neap tide**: the lowest tide of a fortnight

---
## What happens in a day
- 06:10 High water
- 12:20 Low water
- 18:35 High water
- 00:45 Low water

---
## Try it
1. Draw the Earth with a ring of water
2. Put the Moon on one side
3. Stretch the ring towards it
4. Turn the Earth once and count

---
## Check yourself
- [ ] Why are there two bulges and not one?
- [ ] When do Sun and Moon pull together?
- [ ] Which day this month is best for the mudflats?

---
## Homework
Find the tide table of one harbour and mark its highest tide this month.
`,
  },
  // Templates for a launch, an event and a team.
  {
    id: 'art_product-launch',
    name: 'Product launch',
    since: 2,
    format: 'presentation',
    themeId: 'citrus',
    text: `# Pocket Garden 2
Launch plan for spring

---
## One sentence
Fresh herbs on any windowsill, with water for three weeks.

---
## What is new
- **Three weeks of water**: a tank that holds twice as much
- **Quiet light**: no fan, no hum
- **Any seed**: the tray takes seeds from every shop
- **Half the plastic**: the pot is made of pressed bark

---
## Before and after
- Before
  - Refill each week
  - Own seed capsules only
  - Two sizes
- After
  - Refill every three weeks
  - Any seed
  - One size for all

---
## Road to launch
- January: beta with 200 households
- February: photos and packaging
- March: pre-orders open
- April: in shops

---
## What success looks like
- **12,000** pre-orders
- **4.6** stars on average
- **30%** bought by owners of the first one

---
## Who does what

| Team | Until March | From April |
|---|---|---|
| Marketing | Campaign and film | Events in shops |
| Sales | 80 partner shops | 140 partner shops |
| Support | Answers for 30 questions | Chat every day |

---
## Questions?
Write to the launch team before Friday.
`,
  },
  {
    id: 'art_event-report',
    name: 'Event report',
    since: 2,
    format: 'presentation',
    themeId: 'broadsheet',
    text: `# Open studio weekend
What happened, what it cost, what we do next year

---
## The weekend in figures
- **1,840** visitors
- **62** studios
- **3** in four came for the first time

---
## How it went
- Friday: opening with 300 guests
- Saturday: full until the evening
- Sunday: rain, and the workshops were packed

---
## Visitors by day

| Day | Visitors |
|---|---:|
| Friday | 410 |
| Saturday | 890 |
| Sunday | 540 |

---
## What a visitor said
> I have lived here for ten years and never knew this courtyard existed.
>
> — A visitor on Saturday

---
## What worked and what did not
- Worked
  - One map for all studios
  - Workshops for children
  - Late opening on Saturday
- Did not
  - Signs at the station
  - Card payment in the yards
  - Food after six

---
## What it cost

| Item | Planned | Spent |
|---|---:|---:|
| Print and signs | 4,200 | 4,650 |
| Workshops | 3,000 | 2,700 |
| Music | 1,800 | 1,800 |

---
## Next year
1. Signs from the station to the first yard
2. A second food stand until nine
3. Dates announced in January
`,
  },
  {
    id: 'art_team-introduction',
    name: 'Team introduction',
    since: 2,
    format: 'presentation',
    themeId: 'rosewater',
    text: `# Meet the library team
Who we are and how to reach us

---
## What we are here for
We help everyone in town to find, read and make what they are curious about.

---
## The people
- **Amara Osei**, head of the library
- **Jonas Weber**, children and schools
- **Mei Tanaka**, digital collection
- **Luis Prado**, events
- **Greta Lund**, loans and returns
- **Omar Haddad**, workshop and tools

---
## What you can ask us
- **Find a book**: also from other towns
- **Book a room**: for up to twelve people
- **Learn a tool**: from scanner to sewing machine
- **Plan an event**: with chairs, sound and tea

---
## Our week
- Monday: closed, we order and repair
- Tuesday: schools in the morning
- Thursday: open until nine
- Saturday: workshop day

---
## How we work
> Ask twice, answer once, and write it down for the next person.

---
## Get in touch
Come to the desk on the ground floor, or write to the team at any time.
`,
  },
];
