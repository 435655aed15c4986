import { answerHtml, answerJson, answerJsonText } from '../http/answers';
import type { WebContext, WebMiddleware } from '../http/webApp';
import type { CallFault, CallFaultKind } from './fault';
import { pause } from '../http/pause';
import type { FaultBoard } from './faultBoard';

const HTML_PAGE =
  '<html><head><title>502 Bad Gateway</title></head>' +
  '<body><h1>502 Bad Gateway</h1></body></html>';

/** Injects the board's faults into calls, except calls to the switchboard itself. */
export function createFaultLayer(board: FaultBoard): WebMiddleware {
  return async (call, next) => {
    const { method, path, raw } = call.req;
    const fault = path.startsWith('/faults') ? null : board.take(method, path);
    if (fault !== null && fault.ms > 0) await pause(fault.ms, raw.signal);
    if (fault === null || fault.kind === 'delay') return next();
    return spoil(call, fault.kind, fault);
  };
}

function spoil(
  call: WebContext,
  kind: Exclude<CallFaultKind, 'delay'>,
  { status, body }: CallFault,
): Response {
  switch (kind) {
    case 'status':
      return answerJson(call, body ?? { detail: `Fault drill: ${status}` }, status);
    case 'html':
      return answerHtml(call, typeof body === 'string' ? body : HTML_PAGE, status);
    case 'json_garbage':
      return answerJsonText(call, '{"success": tru');
    case 'drop':
      call.env.cutConnection();
      return call.body(null);
  }
}
