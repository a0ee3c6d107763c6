import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { ConnectionStatus, type Tester } from './connection-test';

type Result = { ok: boolean; milliseconds: number; reason: string | null };

function status(isConfigured: boolean, { result, error = null }: { result?: Result; error?: Error | null }): string {
  const test = { result, error } as unknown as Tester;
  return renderToStaticMarkup(<ConnectionStatus isConfigured={isConfigured} test={test} />);
}

describe('ConnectionStatus', () => {
  const result = { ok: true, milliseconds: 10, reason: null };

  it('says whether it is configured before a test, and the result after it', () => {
    expect(status(false, {})).toContain('Not configured');
    expect(status(true, {})).toContain('Configured');
    expect(status(true, { result })).toContain('Connected');
  });

  it('does not say "Configured" after a failed test', () => {
    for (const failed of [{ result: { ...result, ok: false } }, { error: new Error('lost') }]) {
      expect(status(true, failed)).toContain('Test failed');
      expect(status(true, failed)).not.toContain('Configured');
    }
  });
});
