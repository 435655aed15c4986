/** The headers of our own server, in the formats of other servers. */
import { usesBrowser, type PageConfig } from './pageConfig';
import {
  applicationHeaders,
  ASK_EACH_TIME,
  EDITOR_HEADERS,
  FILE_HEADERS,
  KEEP_FOR_EVER,
  type Headers,
} from './securityHeaders';

/**
 * Only for pages served exclusively over HTTPS, so our own server doesn't send it: browsers then refuse plain
 * HTTP to the host for a year, whatever else it serves (RFC 6797).
 */
const TRANSPORT: Headers = { 'Strict-Transport-Security': 'max-age=31536000' };

/**
 * Headers by path. No path gets a header from two rules: hosts combine such values, and combined policies all
 * apply, so the editor would have to obey the application's.
 */
function headersByPath(config: PageConfig): Readonly<Record<string, Headers>> {
  const application = applicationHeaders(config);
  const asked: Headers = { 'Cache-Control': ASK_EACH_TIME };
  const kept: Headers = { 'Cache-Control': KEEP_FOR_EVER };
  return {
    '/*': { ...FILE_HEADERS, ...TRANSPORT },
    '/': { ...application, ...asked },
    '/index.html': { ...application, ...asked },
    '/assets/*': kept,
    '/assets/workers/*': application,
    ...(usesBrowser(config) && {
      '/engine/*': { ...application, ...kept },
      '/service-worker.js': { ...application, ...asked },
    }),
    '/ketcher/*': EDITOR_HEADERS,
    '/ketcher/index.html': asked,
    '/ketcher/assets/*': kept,
  };
}

const NOTE = [
  '# Written by `npm run headers` from mocks/hosts/node/serving/securityHeaders.ts, which says why each is there.',
  '# Strict-Transport-Security: leave it out where the host also serves plain HTTP.',
];

/** `_headers`, as read by Netlify, Cloudflare Pages and others next to `index.html`. */
export function headersFile(config: PageConfig): string {
  const blocks = Object.entries(headersByPath(config)).map(([path, headers]) => [
    path,
    ...lines(headers, (name, value) => `  ${name}: ${value}`),
  ]);
  return [NOTE, ...blocks].map((block) => `${block.join('\n')}\n`).join('\n');
}

/** To be included in each `location` of nginx: one that adds a header inherits none. */
function nginxHeaders(headers: Headers): string {
  const all = { ...FILE_HEADERS, ...TRANSPORT, ...headers };
  const directives = lines(all, (name, value) => `add_header ${name} "${value}" always;`);
  return [...NOTE, ...directives, ''].join('\n');
}

const lines = (headers: Headers, line: (name: string, value: string) => string): string[] =>
  Object.entries(headers).map(([name, value]) => line(name, value));

/** All files of `deploy` that depend on the configuration, by their path in that folder. */
export const deployFiles = (config: PageConfig): Readonly<Record<string, string>> => ({
  _headers: headersFile(config),
  'nginx/application-headers.conf': nginxHeaders(applicationHeaders(config)),
  'nginx/file-headers.conf': nginxHeaders({}),
  'nginx/editor-headers.conf': nginxHeaders(EDITOR_HEADERS),
});
