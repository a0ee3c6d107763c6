/** A first deck one click away: headings, a list, a table, code and a quote, cut at its breaks into six cards. */
export const SAMPLE_TEXT = `# The allotment, year one

What forty square metres of clay gave us, and what we will do with them next.

---

## What we started with

- A plot that had lain fallow for six years
- Heavy clay, waterlogged until April
- Two neighbours who knew everything and told us half
- **No plan**, which turned out to be the expensive part

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

## The only formula we used

Compost wants about thirty parts of carbon to one of nitrogen. This was close enough, every time:

\`\`\`
3 barrows of dry leaves
1 barrow of kitchen scraps
turn on Sundays, water if it crackles
\`\`\`

---

## Next year

1. Raise the south bed by 20 cm before February
2. Give the tomatoes half the room and twice the light
3. Plant garlic in October, and forget it until June
4. Keep this diary
`;
