import { answerJson } from '../http/answers';
import { FieldReader } from '../http/fieldReader';
import { onMethods } from '../http/onMethods';
import { createJsonParser, jsonObject } from '../http/readJson';
import { createRouter, type WebApp } from '../http/webApp';
import type { SessionDesk } from '../sessions/sessionDesk';
import type { OutsideServices } from '../outsideServices';
import {
  CALL_FAULT_KINDS,
  SESSION_FAULT_KINDS,
  STAND_IN_FAULT_KINDS,
  type CallFaultKind,
  type StandInFaultKind,
} from './fault';
import type { FaultBoard } from './faultBoard';

const MAX_BODY_BYTES = 64 * 1024;
const MAX_DELAY_MS = 600_000;

type StandInStrikes = Pick<OutsideServices, 'revokeTokens' | 'queueSearches'>;

/**
 * `/faults`: the switchboard for fault drills, available only with `MARCUS_FAULTS=1`.
 *
 * - `POST {kind, path?, method?, count?, ms?, status?, body?}` makes the next `count` (default 1, 0: all)
 *   calls to a path fail; `path` may contain `*`. Kinds: delay, status, html, drop, json_garbage.
 * - `POST {kind, session_id?}` acts immediately on one session or on all: silence_socket, drop_socket,
 *   expire_session.
 * - `POST {kind}` acts on the stand-ins: revoke_tokens ends every COCONUT login; queue_searches, with `count`
 *   as above, makes PubChem queue searches it would have answered immediately.
 * - `DELETE` clears all faults, `GET` lists the active ones.
 */
export function createFaultRoutes(
  board: FaultBoard,
  desk: SessionDesk,
  standIns: StandInStrikes,
): WebApp {
  const router = createRouter();
  router.use(createJsonParser(MAX_BODY_BYTES));
  onMethods(router, '/', {
    get: (call) => answerJson(call, { faults: board.list().map(describe) }),
    post: async (call) => {
      const fields = new FieldReader(jsonObject(call));
      fields.text('kind');
      fields.check();
      const kind = fields.choice('kind', ALL_KINDS, 'status');
      fields.check();
      if (isCallKind(kind)) {
        return answerJson(call, addCallFault(board, kind, fields, call.get('body')));
      }
      if (isStandInKind(kind)) {
        const affected = strikeStandIns(standIns, kind, fields);
        return answerJson(call, { success: true, affected });
      }
      const id = fields.optionalText('session_id');
      fields.check();
      return answerJson(call, { success: true, affected: await strikeSessions(desk, kind, id) });
    },
    delete: (call) => {
      board.clear();
      desk.sockets.silence(false);
      standIns.queueSearches(0);
      return answerJson(call, { success: true });
    },
  });
  return router;
}

const ALL_KINDS = [...CALL_FAULT_KINDS, ...SESSION_FAULT_KINDS, ...STAND_IN_FAULT_KINDS];

const isStandInKind = (kind: string): kind is StandInFaultKind =>
  STAND_IN_FAULT_KINDS.some((known) => known === kind);

const isCallKind = (kind: string): kind is CallFaultKind =>
  CALL_FAULT_KINDS.some((known) => known === kind);

function addCallFault(
  board: FaultBoard,
  kind: CallFaultKind,
  fields: FieldReader,
  body: unknown,
): object {
  const fault = {
    kind,
    path: fields.text('path'),
    method: fields.optionalText('method').toUpperCase(),
    count: countOf(fields),
    ms: fields.integer('ms', 0, { ge: 0, le: MAX_DELAY_MS }),
    status: fields.integer('status', kind === 'html' ? 502 : 500, { ge: 200, le: 599 }),
    body: typeof body === 'object' && body !== null && 'body' in body ? body.body : null,
  };
  fields.check();
  board.add(fault);
  return { success: true, fault: describe(fault) };
}

/** 0 means all. */
function countOf(fields: FieldReader): number {
  const count = fields.integer('count', 1, { ge: 0 });
  return count === 0 ? Number.POSITIVE_INFINITY : count;
}

/** JSON has no Infinity: 0 represents it, as in the request. */
const describe = (fault: { readonly count: number }) => ({
  ...fault,
  count: Number.isFinite(fault.count) ? fault.count : 0,
});

function strikeStandIns(
  standIns: StandInStrikes,
  kind: StandInFaultKind,
  fields: FieldReader,
): number {
  if (kind === 'revoke_tokens') return standIns.revokeTokens();
  const count = countOf(fields);
  fields.check();
  standIns.queueSearches(count);
  return 0;
}

async function strikeSessions(desk: SessionDesk, kind: string, id: string): Promise<number> {
  if (kind === 'silence_socket') {
    desk.sockets.silence(true);
    return (await desk.sessions.queue()).active_sessions;
  }
  if (kind === 'drop_socket') return desk.sockets.drop(id === '' ? undefined : id);
  return desk.sessions.expire(id === '' ? undefined : id);
}
