import { type CheckResult, runConformance } from './run-conformance';

const USAGE = `npm run conformance -- URL KEY [--engine | --interface-only]

Runs the service interface against the server at URL, from outside. It starts a few small generations: at a remote
service they cost credits. --engine holds the server to docs/spec/settled-points.md as well, --interface-only does not;
by default its OpenAPI document decides.`;

/** Returns the exit code: 0 if all checks passed, 1 if one failed, 2 for invalid arguments. */
async function main(args: readonly string[]): Promise<number> {
  const flags = args.filter((arg) => arg.startsWith('--'));
  const [baseUrl, apiKey, ...more] = args.filter((arg) => !arg.startsWith('--'));
  const known = flags.every((flag) => flag === '--engine' || flag === '--interface-only');
  if (!baseUrl || !apiKey || more.length > 0 || !known || flags.length > 1 || !isWebAddress(baseUrl)) {
    console.error(USAGE);
    return 2;
  }
  const isEngine = flags.length === 0 ? undefined : flags[0] === '--engine';
  const results = await runConformance({ baseUrl, apiKey, isEngine, onResult: print });
  const failed = results.filter((result) => !result.ok).length;
  console.log(`${results.length - failed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

function print({ ok, name, detail }: CheckResult): void {
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name}${detail ? ` (${detail})` : ''}`);
}

function isWebAddress(text: string): boolean {
  return URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);
}

process.exitCode = await main(process.argv.slice(2));
