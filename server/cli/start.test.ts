import { spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import path from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';

const program = path.join(import.meta.dirname, 'start.mjs');
const servers: ReturnType<typeof createServer>[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

/** Starts it with only these variables, and waits for its exit. */
function start(environment: Record<string, string>): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program], {
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...environment },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        said += chunk;
      });
    child.on('close', (code) => resolve({ code, said }));
  });
}

describe('npm start', () => {
  it('rejects an invalid configuration, naming every problem and no secret', async () => {
    const secret = 'two words';
    const { code, said } = await start({ PORT: 'x', SERVICE_API_KEY: secret, SERVICE_MAX_CARDS: '99' });
    expect(code).toBe(1);
    for (const name of ['PORT', 'SERVICE_API_KEY', 'SERVICE_MAX_CARDS']) expect(said).toContain(`${name} must`);
    expect(said).not.toContain(secret);
    expect(said).not.toMatch(/ at .*\.(m?js|ts)/);
  });

  it('refuses to serve others without a sign-in, and says how', async () => {
    const { code, said } = await start({ HOST: '0.0.0.0' });
    expect(code).toBe(1);
    expect(said).toContain('ACCESS_TOKEN');
  });

  it('refuses a public address without a sign-in, and says how', async () => {
    const { code, said } = await start({ PUBLIC_URL: 'https://cards.example' });
    expect(code).toBe(1);
    expect(said).toContain('PUBLIC_URL is https://cards.example, which others can reach: set ACCESS_TOKEN');
  });

  it('says that its port is taken before it builds anything', async () => {
    const server = createServer();
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { code, said } = await start({ PORT: String(port) });
    expect(code).toBe(1);
    expect(said).toContain(`Port ${port} is in use`);
    expect(said).not.toContain('Building');
  });
});
