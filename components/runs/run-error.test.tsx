import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { endWords, RunError } from './run-error';

const error = { message: 'No', statusCode: 422, fields: [] };
const html = (run: Parameters<typeof RunError>[0]['run']) => renderToStaticMarkup(<RunError run={run} error={error} />);

it('omits the status code of a run that failed in the engine', () => {
  expect(html({ state: 'failed', target: 'local' })).not.toContain('HTTP');
  expect(html({ state: 'rejected', target: 'local' })).toContain('HTTP 422');
  expect(html({ state: 'failed', target: 'remote' })).toContain('HTTP 422');
});

const run = (message: string, deducted: number | null = 0) => ({
  ...({ state: 'failed', serviceStatus: null, target: 'local' } as const),
  ...{ credits: { deducted, remaining: null }, error: { message, statusCode: null, fields: [] } },
});

describe('endWords', () => {
  it('says that nothing was charged, unless the error says it', () => {
    expect(endWords(run('Too little text'))).toBe('The deck couldn’t be finished. No credits were charged.');
    const unreviewed = 'The outline wasn’t approved in time. Nothing was charged.';
    expect(endWords(run(unreviewed))).toBe('The deck couldn’t be finished.');
    expect(endWords(run('Too little text', null))).toBe('The deck couldn’t be finished.');
  });

  it('adds nothing for a model that failed, or a run that is no longer watched', () => {
    expect(endWords(run('The AI model couldn’t write this: empty answer. Nothing was charged.'))).toBeNull();
    expect(endWords({ ...run('Not finished after an hour.'), state: 'stopped', target: 'remote' })).toBeNull();
  });
});
