import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { RunError } from './run-error';

const error = { message: 'No', statusCode: 422, fields: [] };
const html = (run: Parameters<typeof RunError>[0]['run']) => renderToStaticMarkup(<RunError run={run} error={error} />);

it('omits the status code of a run that failed in the engine', () => {
  expect(html({ state: 'failed', target: 'local' })).not.toContain('HTTP');
  expect(html({ state: 'rejected', target: 'local' })).toContain('HTTP 422');
  expect(html({ state: 'failed', target: 'remote' })).toContain('HTTP 422');
});
