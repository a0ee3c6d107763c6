import type { Dimensions, Format } from '@/lib/contract/enums';
import type { Deck } from '@/lib/deck/deck';
import { layOutDeck } from '@/lib/deck/lay-out-deck';
import { deckFrom } from '@/lib/deck/testing/sample-deck';
import { sampleOptions } from '@/lib/deck/testing/sample-options';
import type { DeckTheme } from '@/lib/deck/theme';

/** Texts that lead to every layout and are difficult for wider fonts, with long words and full cards. */
export const SAMPLE_TEXTS = {
  meeting: `# Weekly product meeting, 14 March

Present: Anna Keller, Tom Okafor, Priya Raman, Luis Ortega (remote). Apologies: Mei Tan

Goal of the day: decide whether the new checkout ships before Easter.

---

## Decisions

- Checkout ships on 27 March to 10 % of customers, 100 % a week later
- The old voucher page is switched off on 30 April
- No new feature work until the crash rate is below 0.3 %

---

## Numbers this week

| Metric | Last week | This week | Target |
|---|---|---|---|
| Conversion | 3.1 % | 3.4 % | 3.8 % |
| Support tickets | 212 | 187 | 150 |

---

## Open questions

> If we cannot roll back in five minutes we do not roll out.
> — Tom

1. Who pays for the extra payment provider in Portugal? Finance wants an answer by the end of the month.
2. Do we tell customers about the new voucher rules by mail or in the app?

---

## Next steps

- [ ] Anna: write the announcement
- [x] Tom: load test with 5,000 users
- [ ] Priya: rollback plan

Next meeting: 21 March, 10:00, room Lighthouse.`,
  german: `# Jahresbericht der Freiwilligen Feuerwehr Überlingen-Süßenbach

---

### Vorwort des Kommandanten

Liebe Kameradinnen und Kameraden, das vergangene Jahr war eines der einsatzreichsten seit der Gründung im Jahr 1887.

---

143 Einsätze, davon 61 technische Hilfeleistungen, haben uns gefordert – und gezeigt, dass auf die Mannschaft Verlass ist.

---

## Rechtsschutzversicherungsgesellschaften

Die Grundstücksverkehrsgenehmigungszuständigkeitsübertragungsverordnung wurde geprüft.

### Einsätze

- 38 Brände, darunter der Großbrand im Sägewerk Müßiggang
- 27 Fehlalarme durch Brandmeldeanlagen

### Ausbildung

- Zwölf Kameraden legten die Prüfung zum Truppführer ab
- Vier bestanden den Maschinistenlehrgang

---

> Einer für alle, alle für einen: unter diesem Motto steht auch das kommende Jahr.`,
  fleet: `# Fleet comparison

---

## All vans

| Model | Year | Payload (kg) | Volume (m³) | Range (km) | Battery | Charging DC (kW) | Price (€) | Warranty | Delivery time |
|---|---|---|---|---|---|---|---|---|---|
| Volta Cargo XL | 2024 | 1,200 | 11.5 | 340 | 77 kWh | 115 | 54,900 | 8 years | 14 weeks |
| Norda Transit | 2023 | 1,050 | 9.7 | 265 | 68 kWh | 115 | 49,300 | 8 years | 6 weeks |

---

## How to read it

The payload is what remains when the driver and the tools are aboard. The range is measured in winter, with the heating on. The price includes the first service.

\`\`\`
const range = battery / consumption;
\`\`\`

---

## Three depots

### North

Opens at six. Keys are at the gate.

### South

Opens at seven. Ask for Marianne.

### Harbour

Closed on Sundays. The ramp is steep.`,
} as const;

export type SampleText = keyof typeof SAMPLE_TEXTS;

/** Makes a deck from a text as the engine does: parsed and laid out. */
export function realDeck(text: SampleText, theme: DeckTheme, format: Format, dimensions: Dimensions): Deck {
  const inputText = SAMPLE_TEXTS[text];
  const made = deckFrom(inputText, { cardSplit: 'inputTextBreaks', format });
  const laidOut = layOutDeck(
    made.cards,
    sampleOptions({
      theme,
      format,
      dimensions,
      headerFooter: { bottomRight: { type: 'cardNumber' }, topLeft: { type: 'text', value: 'A running header' } },
    }),
  );
  return { title: made.title, language: 'en', theme, format, dimensions, cards: laidOut.cards };
}
