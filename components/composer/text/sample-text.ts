/** Sample text: headings, a list, a table, code and a quote, split at its --- lines into twelve cards. */
export const SAMPLE_TEXT = `# The allotment, year one

What forty square metres of clay gave us, and what we will do with them next.

---

## What we started with

- A plot that had lain fallow for six years
- Heavy clay, waterlogged until April
- Two neighbours who knew everything and told us half
- **No plan**, which turned out to be the expensive part

---

## The year in numbers

- 87 kg harvested
- 6.5 hours a week
- 212 euros spent
- 31 jars in the cellar

---

## What each bed gave back

| Bed | Planted | Harvest | Hours a week |
| --- | --- | ---: | ---: |
| North | Potatoes, beans | 38 kg | 1.5 |
| Middle | Squash, sweetcorn | 24 kg | 1.0 |
| South | Tomatoes, herbs | 19 kg | 3.5 |
| Fence | Raspberries | 6 kg | 0.5 |

---

> You do not garden the plot you have. You garden the plot you had three years ago, and the one you will have in three.

---

## Four seasons

1. **Winter**: plans on paper, and no digging
2. **Spring**: 30 barrows of compost, the first seeds
3. **Summer**: water every evening, harvest every morning
4. **Autumn**: store, share, and sow green manure

---

## Where the hours went

| Task | Hours |
| --- | ---: |
| Watering | 96 |
| Weeding | 74 |
| Harvest | 61 |
| Building | 40 |

---

## The only formula we used

Compost wants about thirty parts of carbon to one of nitrogen. This was close enough, every time:

\`\`\`
3 barrows of dry leaves
1 barrow of kitchen scraps
turn on Sundays, water if it crackles
\`\`\`

---

## What went wrong

- The squash took the path, then the neighbour’s path
- Blight reached the tomatoes in the second week of August
- Pigeons ate the first two sowings of peas

---

## What we would do again

A bench before a shed: people stop, sit down, and tell you what they know. Most of what worked this year began there.

---

## Who helped

- Marta, who lent the tiller and her opinions
- The school, which took every last bean
- The rain, once it remembered us

---

## Next year

1. Raise the south bed by 20 cm before February
2. Give the tomatoes half the room and twice the light
3. Plant garlic in October, and forget it until June
4. Keep this diary
`;
