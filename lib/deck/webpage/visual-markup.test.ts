import { describe, expect, it } from 'vitest';
import type { VisualKind } from '../blocks';
import { bodyOf, pageFrom } from '../testing/sample-page';

describe('each visual', () => {
  it.each<[VisualKind, string, RegExp]>([
    ['stats', '- 61,400 meals\n- 248 days open', /<ul class="stats n2">.*<b>61,400<\/b><span>meals/s],
    [
      'chart',
      '| Quarter | Meals |\n|---|---|\n| Q1 | 12 |\n| Q2 | 14 |\n| Q3 | 17 |',
      /<svg class="wide".*<details><summary>Data<\/summary><table>.*<th scope="row">Q3<\/th><td>17/s,
    ],
    ['timeline', '- 2019: Soup\n- 2021: Lease\n- 2023: Site', /<ol class="timeline c3".*<b>2019<\/b><span>Soup/s],
    ['steps', '1. Collect\n2. Sort\n3. Cook', /<ol class="steps n3">.*>Collect<\/strong>/s],
    [
      'comparison',
      '### Ours\n\n- fast\n- cheap\n\n### Theirs\n\n- slow\n- dear',
      /<div class="sides n2">.*<h3>Ours<\/h3>.*<li>cheap<\/li>/s,
    ],
    [
      'features',
      '- **Hygiene**: two days\n- **Planning**: menus\n- **Ordering**: less waste',
      /<ul class="cells features n3">.*>Hygiene<\/strong><span class="said">two days/s,
    ],
    [
      'people',
      '- Maria Costa – contracts\n- Ben Adeyemi – laptops\n- Sofie Jansen – safety',
      /<ul class="cells people n3">.*>M<.*>Maria Costa<\/strong>/s,
    ],
    ['agenda', '- First thing\n- Second thing\n- Third thing', /<ol class="agenda"><li>First thing/],
    [
      'hierarchy',
      '- Director\n  - Sales\n    - Europe\n    - Asia\n  - Finance',
      /<div class="tree"><ul><li><span>Director<\/span><ul>/,
    ],
  ])('writes %s', (kind, text, expected) => {
    const name = { people: 'Whom to ask', agenda: 'Agenda', hierarchy: 'Company', steps: 'How it works' }[
      kind as string
    ];
    const html = bodyOf(pageFrom(`# Bees\n---\n## ${name ?? 'Part'}\n\n${text}\n---\n## More\n\nText.`));
    expect(html).toContain(`b-${kind}`);
    expect(html).toMatch(expected);
  });
});
