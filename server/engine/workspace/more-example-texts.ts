import type { Format } from '@/lib/contract/enums';

/** Templates for a launch, an event and a team. */
export const MORE_EXAMPLES: readonly ExampleText[] = [
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

/** A built-in template. `since`: the version of the templates that added it. */
export type ExampleText = { id: string; name: string; since: 1 | 2; format: Format; themeId: string; text: string };
