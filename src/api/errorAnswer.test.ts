/** @jest-environment node */
import { errorFromAnswer, innermostMessage } from './errorAnswer';

const NOW = Date.parse('2026-01-01T00:00:00Z');

interface Example {
  readonly status: number;
  readonly headers?: Record<string, string>;
  readonly body: unknown;
}

function read({ status, headers, body }: Example, fallback?: string, maxUploadMb = 10) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const page = { now: NOW, maxUploadMb };
  return errorFromAnswer({ status, headers: new Headers(headers), text }, fallback, page);
}

/** The error formats of the contract. */
const EXAMPLES: readonly (readonly [string, Example, object])[] = [
  [
    'no session',
    {
      status: 401,
      body: {
        detail: 'Session ID required. Please create a session first.',
        error_code: 'NO_SESSION',
      },
    },
    {
      kind: 'http',
      status: 401,
      code: 'NO_SESSION',
      message: 'Session ID required. Please create a session first.',
    },
  ],
  [
    'an expired session',
    {
      status: 404,
      body: { detail: 'Session not found or expired.', error_code: 'SESSION_NOT_FOUND' },
    },
    {
      kind: 'http',
      status: 404,
      code: 'SESSION_NOT_FOUND',
      message: 'Session not found or expired.',
    },
  ],
  [
    'a waiting session, with its place in the queue',
    {
      status: 403,
      body: {
        detail: 'Session is not active. Please wait in queue.',
        error_code: 'SESSION_NOT_ACTIVE',
        queue_position: 2,
        estimated_wait_time: 600,
      },
    },
    {
      kind: 'http',
      status: 403,
      code: 'SESSION_NOT_ACTIVE',
      message: 'Session is not active. Please wait in queue.',
      queue: { position: 2, estimatedWaitS: 600 },
    },
  ],
  [
    'a rate limit, with the time of its header',
    {
      status: 429,
      headers: { 'Retry-After': '18' },
      body: { detail: 'Rate limit exceeded', error_code: 'RATE_LIMIT_EXCEEDED', retry_after: 20 },
    },
    {
      kind: 'http',
      status: 429,
      code: 'RATE_LIMIT_EXCEEDED',
      message: 'Rate limit exceeded',
      retryAfterS: 18,
    },
  ],
  [
    'a rate limit whose header a browser may not read',
    { status: 429, body: { detail: 'Rate limit exceeded', retry_after: 20 } },
    { kind: 'http', status: 429, message: 'Rate limit exceeded', retryAfterS: 20 },
  ],
  [
    'a time of return given as a date',
    { status: 503, headers: { 'Retry-After': 'Thu, 01 Jan 2026 00:01:30 GMT' }, body: '' },
    {
      kind: 'http',
      status: 503,
      message: 'The server is not available at the moment.',
      retryAfterS: 90,
    },
  ],
  [
    'field errors',
    {
      status: 422,
      body: {
        detail: [
          { type: 'literal_error', loc: ['body', 'engine'], msg: "Input should be 'decimer'" },
          { type: 'missing', loc: ['body', 'items', 0, 'width'], msg: 'Field required' },
        ],
      },
    },
    {
      kind: 'http',
      status: 422,
      message: "engine: Input should be 'decimer'; items: 0: width: Field required",
    },
  ],
  [
    'a page of a proxy for an upload that is too large',
    { status: 413, body: '<html><h1>413 Request Entity Too Large</h1></html>' },
    {
      kind: 'http',
      status: 413,
      message: 'The file you are trying to upload is too large. Maximum allowed size is 10MB.',
    },
  ],
  [
    'a page of a proxy that waited too long',
    { status: 504, body: '<html>504</html>' },
    { kind: 'http', status: 504, message: 'The server took too long to answer.' },
  ],
  [
    'an unknown route',
    { status: 404, body: { detail: 'Not Found' } },
    { kind: 'http', status: 404, message: 'Not Found' },
  ],
  [
    'an unhandled error as plain text',
    { status: 500, body: 'Internal Server Error' },
    { kind: 'http', status: 500, message: 'Request failed with status 500' },
  ],
  [
    'JSON that is no object',
    { status: 500, body: 'null' },
    { kind: 'http', status: 500, message: 'Request failed with status 500' },
  ],
  [
    'a detail of another kind',
    { status: 400, body: { detail: { a: 1 } } },
    { kind: 'http', status: 400, message: 'Request failed with status 400' },
  ],
  [
    'an error of COCONUT',
    { status: 401, body: { message: 'Invalid login details' } },
    { kind: 'http', status: 401, message: 'Invalid login details' },
  ],
  [
    'field errors of COCONUT',
    {
      status: 422,
      body: {
        message: 'The mutate.0.attributes.title field is required.',
        errors: { 'mutate.0.attributes.title': ['Too short.', 'No title.'], other: 'x', empty: [] },
      },
    },
    {
      kind: 'http',
      status: 422,
      message: 'The mutate.0.attributes.title field is required.',
      fieldErrors: { 'mutate.0.attributes.title': ['Too short.', 'No title.'] },
    },
  ],
  [
    'errors of DataCite, which name no fields',
    { status: 404, body: { errors: [{ status: '404', title: 'Not there' }] } },
    { kind: 'http', status: 404, message: 'Request failed with status 404' },
  ],
  [
    'a fault of PubChem',
    { status: 404, body: { Fault: { Code: 'PUGREST.NotFound', Message: 'No CID found' } } },
    { kind: 'http', status: 404, message: 'No CID found' },
  ],
];

test.each(EXAMPLES)('reads %s', (_name, example, expected) => {
  expect(read(example)).toEqual(expected);
});

test("prefers the server's message to the caller's fallback, and that to a general one", () => {
  expect(read({ status: 401, body: { message: 'No' } }, 'Authentication failed').message).toBe(
    'No',
  );
  expect(read({ status: 401, body: '' }, 'Authentication failed').message).toBe(
    'Authentication failed',
  );
});

test('names the limit that is in force', () => {
  const { message } = read({ status: 413, body: '' }, undefined, 100);
  expect(message).toMatch(/Maximum allowed size is 100MB\.$/);
});

test.each([
  ['Not Found', 'Not Found'],
  [
    'Error processing PDF: 500: Error during segmentation: 500: Error converting PDF: bad xref',
    'Error converting PDF: bad xref',
  ],
  [
    '500: Error generating depiction: could not parse',
    'Error generating depiction: could not parse',
  ],
  ['Page 404: not found', 'Page 404: not found'],
  ['Error at atom 123: valence', 'Error at atom 123: valence'],
])('of %j shows %j', (detail, expected) => {
  expect(innermostMessage(detail)).toBe(expected);
});
