import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { PRESENT_SLOT } from './present-slot';
import { Presenter } from './presenter';
import { ViewerHeader } from './viewer-header';

const header = (canPresent: boolean) =>
  renderToStaticMarkup(<ViewerHeader title="Report" size={{ pages: 3 }} canPresent={canPresent} files={[]} />);

it('has a place for the Present button only where there is something to present', () => {
  expect(header(true)).toContain(PRESENT_SLOT);
  expect(header(false)).not.toContain(PRESENT_SLOT);
  expect(header(false)).toContain('3 pages');
});

it('shows the number of each page above it, and none where a card goes on', () => {
  const cards = [1, 2, null, 3].map((number, at) => ({
    id: `card-${at}`,
    number,
    title: '',
    proportion: 1,
    view: null,
  }));
  const html = renderToStaticMarkup(<Presenter title="Report" language="en" cards={cards} scrolls={false} />);
  expect([...html.matchAll(/deck-cut"[^>]*>([^<]*)</g)].map(([, number]) => number)).toEqual(['2', '', '3']);
});
