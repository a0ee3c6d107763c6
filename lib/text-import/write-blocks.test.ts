import { expect, it } from 'vitest';
import { readBlocks } from '../deck/text/read-text';
import { writeBlocks } from './write-blocks';

const TEXT = `# Bees and *honey*

Read **all of [this page](https://example.com/a_(b)) now**, [a *plain* link](https://example.com) or \`a_b\`, ~~not~~ 2 * 3.

1. One
   - Inside
     1. Deeper
2. Two

- [x] Done
- [ ] Not yet

| Name | Count |
| --- | --: |
| A \\| B | **2** |

> First
>
> Second

\`\`\`js
a = 1
\`\`\`

![A hive](https://example.com/hive.png)`;

it('writes blocks as Markdown that reads as the same blocks', () => {
  const blocks = readBlocks(TEXT);
  const written = writeBlocks(blocks, (picture) => (picture.kind === 'url' ? picture.url : null));
  const content = (text: string) =>
    JSON.parse(JSON.stringify(readBlocks(text), (key, value) => (key === 'lines' ? 0 : value)));
  expect(content(written)).toEqual(content(TEXT));
  for (const part of [
    '**all of [this page](https://example.com/a_\\(b\\)) now**',
    '[a *plain* link]',
    '1. One\n   - Inside',
    '- [x] Done',
    '| A \\| B | **2** |',
    '> First\n>\n> Second',
    '```js',
  ])
    expect(written).toContain(part);
});
