/** Answers by kind. They are created from the call’s context, so they carry the headers set earlier. */
import type { StatusCode } from 'hono/utils/http-status';
import type { WebContext } from './webApp';

/** Statuses that allow no body (Fetch, "null body status"); a fault drill may still request one. */
const WITHOUT_BODY = [204, 205, 304];

const answerAs =
  (type: string) =>
  (call: WebContext, body: string | Uint8Array<ArrayBuffer>, status = 200): Response => {
    const told = WITHOUT_BODY.includes(status) ? null : body;
    // Hono's type lists the known codes; ours come from errors and faults as plain numbers.
    return call.newResponse(told, status as StatusCode, { 'Content-Type': type });
  };

export const answerText = answerAs('text/plain; charset=utf-8');
export const answerHtml = answerAs('text/html; charset=utf-8');
export const answerSvg = answerAs('image/svg+xml; charset=utf-8');
/** Sends text that is already serialized JSON. */
export const answerJsonText = answerAs('application/json; charset=utf-8');

export const answerJson = (call: WebContext, value: unknown, status = 200): Response =>
  answerJsonText(call, JSON.stringify(value), status);

export const answerBytes = (call: WebContext, type: string, bytes: Uint8Array): Response =>
  answerAs(type)(call, new Uint8Array(bytes));

/** Sets several headers on the answer. */
export function setHeaders(call: WebContext, headers: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(headers)) call.header(name, value);
}
