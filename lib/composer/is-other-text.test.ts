import { expect, it } from 'vitest';
import { isOtherText } from './is-other-text';

const LIBRARY = `# Two-year plan for the library

The building should move to the harbour within four years. Its services are used by 412 people a week, most of them
children and their parents, who borrow books, read newspapers and meet friends. The council pays for heating, staff and
repairs.`;

it.each([
  ['', 'anything', false],
  ['# Bees\n\nThey fly.', '# Bees\n\nThey fly far.', false],
  ['# Bees\n\nThey fly.', '', true],
  [
    '# Bees\n\nThey fly to the flowers and back.',
    '# Quarterly report\n\nThe sales of the spring and the summer.',
    true,
  ],
  ['Why our startup should move to a four-day week', LIBRARY, true],
  ['蜜蜂飞', '蜜蜂跑', false],
  ['蜜蜂飞', '季度报告', true],
])('%j → %j: replaced is %j', (before, after, isOther) => expect(isOtherText(before, after)).toBe(isOther));
