import { describe, expect, it, vi } from 'vitest';
import { perTest } from '@/server/testing/per-test';
import { log } from '../../log/log';
import { BASE_URL, TestEngine } from '../testing/test-engine';

const test = perTest(() => TestEngine.open({ openingCredits: 10_000 }));

const BASE = {
  inputText: '# Bees\n\nThey fly.',
  textMode: 'preserve',
  numCards: 2,
  imageOptions: { source: 'noImages' },
};

it('returns exactly two members for a pending generation', async () => {
  const started = await test.generate({ ...BASE, exportAs: 'pdf', textOptions: { tone: 'dry' } });
  const { generationId } = started.body;
  const { status, text } = await test.status(generationId);
  expect([status, text]).toEqual([200, `{"generationId":"${generationId}","status":"pending"}`]);
});

it('returns the members of docs/spec/settled-points.md#5, in that order, for a completed one', async () => {
  const { status, body, text } = await test.make({
    ...BASE,
    inputText: '# Bees\n\nThey fly.\n\n# Wasps\n\nSo do they.',
  });
  expect(status).toBe(200);
  const artifactId = body.generationId.replace('gen_', 'art_');
  expect(text).toBe(
    `{"generationId":"${body.generationId}","status":"completed","artifactId":"${artifactId}",` +
      `"artifactUrl":"${BASE_URL}/a/${artifactId}","credits":{"deducted":2,"remaining":9998}}`,
  );
});

it('includes exportUrl only if a file was requested, and warnings only if there are any', async () => {
  const plain = await test.make(BASE);
  expect(plain.body).not.toHaveProperty('exportUrl');
  const full = await test.make({ ...BASE, exportAs: 'pptx', textOptions: { tone: 'dry' } });
  expect(Object.keys(full.body)).toEqual(
    'generationId status artifactId artifactUrl credits exportUrl warnings'.split(' '),
  );
  expect(full.body.exportUrl.startsWith(`${BASE_URL}/exports/${full.body.artifactId}.pptx.`)).toBe(true);
  expect(full.body.warnings.split('\n')[0]).toMatch(/^textOptions.tone is ignored\. /);
});

it('returns the reason for a failed one, and that it cost nothing', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => {});
  test.world.render = () => Promise.reject(new Error('no ink'));
  const { status, text, body } = await test.make({ ...BASE, exportAs: 'pdf' });
  expect(status).toBe(200);
  expect(text).toBe(
    `{"generationId":"${body.generationId}","status":"failed",` +
      `"error":{"message":"Couldn’t create cards from this text","statusCode":422},` +
      `"credits":{"deducted":0,"remaining":10000}}`,
  );
  expect(text).not.toContain('ink');
  expect(logged).toHaveBeenCalledTimes(3);
  logged.mockRestore();
});

describe('an unknown one', () => {
  it.each([
    ['gen_unknown', 'gen_unknown'],
    ['a%20b', 'a b'],
    ['%2e%2e%2fpasswd', '../passwd'],
    ['%E0%A4%A', '%E0%A4%A'],
    ['%00', '\0'],
    ['%22%3Cscript%3E', '"<script>'],
    ['from-template2', 'from-template2'],
    ['x'.repeat(500), `${'x'.repeat(200)}…`],
  ])('returns 404 with the remaining credits: %s', async (segment, shown) => {
    await test.generate(BASE);
    const { status, body } = await test.get(`/v1.0/generations/${segment}`);
    expect(status).toBe(404);
    expect(body).toEqual({
      message: `Generation ID not found. generationId: ${shown}`,
      statusCode: 404,
      credits: { deducted: 0, remaining: 9998 },
    });
    expect(Object.keys(body)).toEqual(['message', 'statusCode', 'credits']);
  });
});

it('freezes the remaining credits at completion', async () => {
  const first = await test.make(BASE);
  const second = await test.make(BASE);
  expect([first, second].map(({ body }) => body.credits.remaining)).toEqual([9998, 9996]);
  expect((await test.status(first.body.generationId)).body).toEqual(first.body);
});
