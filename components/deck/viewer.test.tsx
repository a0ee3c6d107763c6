import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Presenter } from './long-deck';
import { PRESENT_SLOT } from './present-keys';
import { ViewerHeader } from './viewer-frame';

const header = (canPresent: boolean) =>
  renderToStaticMarkup(<ViewerHeader title="Report" size={{ pages: 3 }} canPresent={canPresent} files={[]} />);

it('has a slot for the Present button only if the deck can be presented', () => {
  expect(header(true)).toContain(PRESENT_SLOT);
  expect(header(false)).not.toContain(PRESENT_SLOT);
  expect(header(false)).toContain('3 pages');
});

it('shows the page number above each page, and none above a continued card', () => {
  const cards = [1, 2, null, 3].map((number, at) => ({
    id: `card-${at}`,
    number,
    title: '',
    notes: null,
    proportion: 1,
    view: null,
  }));
  const html = renderToStaticMarkup(<Presenter title="Report" language="en" cards={cards} scrolls={false} />);
  expect([...html.matchAll(/deck-cut"[^>]*>([^<]*)</g)].map(([, number]) => number)).toEqual(['2', '', '3']);
});
