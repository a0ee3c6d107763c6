import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { TargetMenu } from './target-menu';

// A closed menu does not render its items, so this fake always does.
vi.mock('@/components/ui/menu', () => ({
  Menu: ({ items }: { items: { label: string; detail: string }[] }) =>
    items.map(({ label, detail }) => <p key={label}>{`${label}: ${detail}`}</p>),
}));

it('names the remote balance while Local is selected', () => {
  const client = new QueryClient();
  client.setQueryData(['balance', 'local'], { remaining: 9988, asOf: null });
  client.setQueryData(['balance', 'remote'], { remaining: 980, asOf: null });
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <TargetMenu targets={['local', 'remote']} target="local" onTarget={() => {}} />
    </QueryClientProvider>,
  );
  expect(html).toContain('980 left');
  expect(html).not.toContain('9,988');
});
