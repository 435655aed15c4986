import type { ConsoleMessage, Page } from '@playwright/test';

/** The browser's message for any answer other than 2xx, including those that a test provoked. */
const FAILED_CALL = /^Failed to load resource: /;

/** Chromium takes a picture that is set while the page is being left for a beacon, which `connect-src` rules. */
const SET_WHILE_LEAVING = /^Connecting to 'data:image\//;

/** Ketcher's Indigo, from a host that does not know WebAssembly's type, is compiled the other way, and says so. */
const OTHER_WAY = /^(?:wasm streaming compile failed: .*MIME type|falling back to ArrayBuffer)/;

const PASSED_OVER = [FAILED_CALL, SET_WHILE_LEAVING, OTHER_WAY];
const isPassedOver = (text: string): boolean => PASSED_OVER.some((one) => one.test(text));

export interface PageFindings {
  /** Requests and sockets to anywhere but the application's own origin. */
  readonly foreign: string[];
  /** Errors on the console, uncaught ones, and violations of the content security policy. */
  readonly errors: string[];
}

/** Records from now on what the page must never do. */
export async function watchPage(page: Page, origin: string): Promise<PageFindings> {
  const findings: PageFindings = { foreign: [], errors: [] };
  const isOwn = (address: string) => isOwnAddress(address, origin);
  // For the whole context: a link that opens another window is a way out too.
  page.context().on('request', (request) => {
    if (!isOwn(request.url())) findings.foreign.push(`${request.method()} ${request.url()}`);
  });
  page.on('websocket', (socket) => {
    if (!isOwn(socket.url())) findings.foreign.push(`WebSocket ${socket.url()}`);
  });
  page.on('pageerror', (error) =>
    findings.errors.push(`uncaught: ${error.stack ?? error.message}`),
  );
  page.on('console', (message) => {
    if (isFault(message)) findings.errors.push(`${message.type()}: ${message.text()}`);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} refused ${event.blockedURI}`);
    });
  });
  await watchWorkers(page, findings);
  return findings;
}

/** Violations of a worker's policy appear on no console, only in the browser's own log. */
async function watchWorkers(page: Page, findings: PageFindings): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Log.enable');
  devTools.on('Log.entryAdded', ({ entry: { source, level, text } }) => {
    const isFault = source === 'worker' && level === 'error' && !isPassedOver(text);
    if (isFault) findings.errors.push(`worker: ${text}`);
  });
}

function isFault(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !isPassedOver(message.text());
}

/** Own addresses are the application's, its sockets', and those of data in the page. */
function isOwnAddress(address: string, origin: string): boolean {
  const { protocol, origin: theirs } = new URL(address);
  if (['data:', 'blob:', 'about:'].includes(protocol)) return true;
  return theirs.replace(/^ws/, 'http') === origin;
}
