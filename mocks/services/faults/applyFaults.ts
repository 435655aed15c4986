import type { RequestHandler, Response } from 'express';
import type { CallFault } from './fault';
import type { FaultBoard } from './faultBoard';

const HTML_PAGE =
  '<html><head><title>502 Bad Gateway</title></head>' +
  '<body><h1>502 Bad Gateway</h1></body></html>';

/** Makes calls go wrong as the board says; the switchboard's own calls are left alone. */
export function createFaultLayer(board: FaultBoard): RequestHandler {
  return (request, response, next) => {
    if (request.path.startsWith('/faults')) return next();
    const fault = board.take(request.method, request.path);
    if (fault === null) return next();
    const act = () => (fault.kind === 'delay' ? next() : spoil(fault, response));
    if (fault.ms === 0) return act();
    const timer = setTimeout(act, fault.ms);
    response.once('close', () => clearTimeout(timer));
  };
}

function spoil({ kind, status, body }: CallFault, response: Response): void {
  switch (kind) {
    case 'status':
      return void response.status(status).json(body ?? { detail: `Fault drill: ${status}` });
    case 'html':
      return void response
        .status(status)
        .type('html')
        .send(typeof body === 'string' ? body : HTML_PAGE);
    case 'json_garbage':
      return void response.status(200).type('json').send('{"success": tru');
    case 'drop':
      return void response.socket?.destroy();
    case 'delay':
      return;
  }
}
