import Link from 'next/link';
import type { ReactNode } from 'react';
import { Code } from '@/components/settings/settings-parts';
import { Trans } from '@/components/ui/trans';
import type { Field } from '@/lib/api/schema-fields';
import { mcpConfiguration } from '@/lib/composer/request-text';
import { t, tPlural } from '@/lib/words/t';
import { CodeBlock } from './call-example';
import { FieldList } from './operation-section';

/** What limits a caller: runs that are not finished, and wrong tokens of one address. */
export type ApiLimits = { queuedRuns: number; wrongTokens: number; minutes: number };

/** A section about all operations. */
export type Guide = { id: string; title: string; content: ReactNode };

const code = (text: string) => <Code>{text}</Code>;

const settingsLink = (words: ReactNode) => (
  <Link href="/settings/api" className="underline">
    {words}
  </Link>
);

export function guidesOf(
  base: string,
  { queuedRuns, wrongTokens, minutes }: ApiLimits,
  events: readonly Field[],
): Guide[] {
  return [
    {
      id: 'start',
      title: t('Get started'),
      content: (
        <>
          <p>
            <Trans
              of="The base address is {address}. Its <document>OpenAPI document</document> needs no token."
              with={{
                address: code(`${base}/api/v1`),
                document: (words) => (
                  <a href="/api/v1/openapi.json" className="underline">
                    {words}
                  </a>
                ),
              }}
            />
          </p>
          <p>
            <Trans
              of="Make a token in <link>Settings</link>, and send it with each call. The examples read it from {variable}."
              with={{
                link: settingsLink,
                variable: code('CARDWRIGHT_TOKEN'),
              }}
            />
          </p>
          <CodeBlock name={t('First call')} text={firstCall(base)} />
          <p>
            <Trans
              of="Creating a run answers at once. Read the run while its state is {queued}, {sending} or {pending}, then download a file."
              with={{ queued: code('queued'), sending: code('sending'), pending: code('pending') }}
            />
          </p>
        </>
      ),
    },
    {
      id: 'errors',
      title: t('Errors'),
      content: (
        <>
          <p>
            <Trans
              of="Errors are problem details (RFC 9457). {errors} has each invalid field."
              with={{ errors: code('errors') }}
            />
          </p>
          <CodeBlock name={t('An error')} text={PROBLEM} />
        </>
      ),
    },
    {
      id: 'idempotency',
      title: t('Repeat a call safely'),
      content: (
        <p>
          <Trans
            of="Send {header} with a value of your own when you create a run. If the answer is lost, repeat the call: the same key and body are one run, charged once."
            with={{ header: code('Idempotency-Key') }}
          />
        </p>
      ),
    },
    {
      id: 'pages',
      title: t('Pages of a list'),
      content: (
        <p>
          <Trans
            of="If {more} is true, pass {cursor} as {after} to get the next page."
            with={{ more: code('hasMore'), cursor: code('nextCursor'), after: code('after') }}
          />
        </p>
      ),
    },
    {
      id: 'limits',
      title: t('Rate limits'),
      content: (
        <>
          <p>
            {tPlural(queuedRuns, {
              one: 'Only {count} run can be unfinished at a time. Reading has no limit.',
              other: 'Up to {count} runs can be unfinished at a time. Reading has no limit.',
            })}
          </p>
          <p>{t('Each answer to a call that creates a run says how many more there is room for.')}</p>
          <CodeBlock name={t('Rate limit headers')} text={rateLimitHeaders(queuedRuns)} />
          <p>
            <Trans
              of="After {failures} wrong tokens within {minutes} minutes, an address has to wait. {status} has {header}."
              with={{ failures: wrongTokens, minutes, status: code('429'), header: code('Retry-After') }}
            />
          </p>
        </>
      ),
    },
    {
      id: 'webhooks',
      title: t('Webhooks'),
      content: (
        <>
          <p>
            <Trans
              of="Add an address in <link>Settings</link> or with {operation}. These events are sent to it as JSON, and again for a day until it answers with a 2xx status."
              with={{ link: settingsLink, operation: code('createWebhook') }}
            />
          </p>
          <FieldList fields={events} />
          <p>
            <Trans
              of="Messages are signed by the <spec>Standard Webhooks</spec> specification, in the headers {id}, {timestamp} and {signature}. Verify them with a package such as {package}. A message may arrive twice, with the same {id}."
              with={{
                spec: (words) => (
                  <a href="https://www.standardwebhooks.com" className="underline">
                    {words}
                  </a>
                ),
                id: code('webhook-id'),
                timestamp: code('webhook-timestamp'),
                signature: code('webhook-signature'),
                package: code('standardwebhooks'),
              }}
            />
          </p>
          <CodeBlock name={t('Verify a message')} text={VERIFY} />
        </>
      ),
    },
    {
      id: 'mcp',
      title: 'MCP',
      content: (
        <>
          <p>{t('Models can create and read decks with the same token. Add this to the configuration of a client.')}</p>
          <CodeBlock name={t('Configuration of an MCP client')} text={mcpConfiguration(base)} />
        </>
      ),
    },
    {
      id: 'cli',
      title: t('Command line'),
      content: (
        <>
          <p>{t('The command needs Node.js. It waits for the deck and downloads the file.')}</p>
          <p>{t('Run it in the folder of Cardwright: elsewhere, npx would look for another program.')}</p>
          <CodeBlock name={t('Commands')} text={commands(base)} />
        </>
      ),
    },
  ];
}

const VERIFY = `import { Webhook } from 'standardwebhooks';

// The secret that was shown when the webhook was added, and the body as it was received.
const { type, data } = new Webhook('whsec_…').verify(body, request.headers);`;

const PROBLEM = `HTTP/1.1 400 Bad Request
Content-Type: application/problem+json

{
  "type": "about:blank",
  "title": "Bad Request",
  "status": 400,
  "detail": "The request is not valid",
  "errors": [
    { "path": "request.inputText", "message": "is required" }
  ]
}`;

function rateLimitHeaders(queuedRuns: number): string {
  return `RateLimit-Policy: "queue";q=${queuedRuns}\nRateLimit: "queue";r=${queuedRuns - 1}`;
}

function firstCall(base: string): string {
  return `export CARDWRIGHT_TOKEN=…
curl '${base}/api/v1/me' --header "Authorization: Bearer $CARDWRIGHT_TOKEN"`;
}

function commands(base: string): string {
  return `export CARDWRIGHT_URL=${base} CARDWRIGHT_TOKEN=…
npx cardwright create notes.md --export pptx
npx cardwright runs --limit 5
npx cardwright --help`;
}
