import { expect, it } from 'vitest';
import { ownPage } from './use-go';

const HERE = 'https://cards.example/history?star=1';
const CLICK = { button: 0, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, defaultPrevented: false };
const link = (href: string) => ({ href: new URL(href, HERE).href, target: '', download: false });

it.each([
  ['/', '/'],
  ['/runs/run_1', '/runs/run_1'],
  ['/history?star=1&state=failed', '/history?star=1&state=failed'],
  ['/history#export', '/history#export'],
  ['/history?star=1', '/history?star=1'],
])('a click on %s goes to %s', (href, page) => expect(ownPage(CLICK, link(href), HERE)).toBe(page));

it.each(['#main', '/history?star=1#list', 'https://elsewhere.example/', 'mailto:a@b.example', 'https://'])(
  'a click on %s stays on the page',
  (href) =>
    expect(ownPage(CLICK, { href: href.startsWith('#') ? HERE + href : href, target: '', download: false }, HERE)).toBe(
      null,
    ),
);

it.each([
  { ctrlKey: true },
  { metaKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
  { defaultPrevented: true },
])('a click with %j is left to the browser', (more) =>
  expect(ownPage({ ...CLICK, ...more }, link('/'), HERE)).toBeNull(),
);

it('a new tab or a download does not navigate', () => {
  expect(ownPage(CLICK, { ...link('/a/art_1'), target: '_blank' }, HERE)).toBeNull();
  expect(ownPage(CLICK, { ...link('/api/x'), download: true }, HERE)).toBeNull();
});
