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

/** Runs the program with only these variables and options, and waits for it to exit. */
function start(
  environment: Record<string, string>,
  options: string[] = [],
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [program, ...options], {
      env: { PATH: process.env.PATH ?? '', NODE_ENV: 'test', ...environment },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('close', (code) => resolve({ code, output }));
  });
}

describe('npm start', () => {
  it('rejects an invalid configuration, naming every problem and no secret', async () => {
    const secret = 'two words';
    const { code, output } = await start({ PORT: 'x', SERVICE_API_KEY: secret, SERVICE_MAX_CARDS: '99' });
    expect(code).toBe(1);
    for (const name of ['PORT', 'SERVICE_API_KEY', 'SERVICE_MAX_CARDS']) expect(output).toContain(`${name} must`);
    expect(output).not.toContain(secret);
    expect(output).not.toMatch(/ at .*\.(m?js|ts)/);
  });

  it('refuses to serve other machines without a sign-in, naming the variable to set', async () => {
    const { code, output } = await start({ HOST: '0.0.0.0' });
    expect(code).toBe(1);
    expect(output).toContain('ACCESS_TOKEN');
  });

  it('refuses a public address without a sign-in, naming the variable to set', async () => {
    const { code, output } = await start({ PUBLIC_URL: 'https://cards.example' });
    expect(code).toBe(1);
    expect(output).toContain('PUBLIC_URL is https://cards.example, which others can reach: set ACCESS_TOKEN');
  });

  it('reports a port in use before it builds anything', async () => {
    const server = createServer();
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { code, output } = await start({ PORT: String(port) });
    expect(code).toBe(1);
    expect(output).toContain(`Port ${port} is in use`);
    expect(output).not.toContain('Building');
  });

  it('takes the port and the address as options too, before the variables', async () => {
    const { code, output } = await start({ PORT: '3000' }, ['--port', 'x', '--host', '0.0.0.0']);
    expect(code).toBe(1);
    expect(output).toContain('PORT must');
    expect((await start({ HOST: '127.0.0.1' }, ['-p', '3999', '-H', '0.0.0.0'])).output).toContain('ACCESS_TOKEN');
  });

  it('rejects an option that it does not know, and shows those it knows', async () => {
    const { code, output } = await start({}, ['--prot', '3999']);
    expect(code).toBe(1);
    expect(output).toContain("Unknown option '--prot'");
    expect(output).toContain('Usage: npm start -- [--port 3000]');
    expect(output).not.toMatch(/ at .*\.(m?js|ts)/);
  });
});
