import { LATE, type Stored, type WorkStoreFault, type WorkStoreFaultKind } from '../../workStore';

const MESSAGES: Readonly<Record<WorkStoreFaultKind, string>> = {
  unavailable:
    'This browser does not let the application store anything, as in some private windows.',
  full: 'The space that this browser gives the application is used up.',
  blocked: 'Another tab with an older version of the application is open. Close it and reload.',
  newer: 'It was saved by a newer version of the application. Reload to get that version.',
  incomplete: 'The file of the article is not in the store.',
  noRoomAside:
    'No more can be set aside in this browser. Save and discard what was set aside longest ago.',
  late: LATE.message,
  failed: 'The store of this browser does not work.',
};

/** Names of the DOMExceptions that IndexedDB reports (Indexed Database API 3.0, section 3). */
const KINDS: Readonly<Record<string, WorkStoreFaultKind>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'unavailable',
  InvalidStateError: 'unavailable',
  NotAllowedError: 'unavailable',
};

export function workStoreFault(kind: WorkStoreFaultKind): WorkStoreFault {
  return { kind, message: MESSAGES[kind] };
}

/** Thrown inside a transaction, to end it with a fault of its own. */
export class WorkStoreError extends Error {
  constructor(readonly kind: WorkStoreFaultKind) {
    super(MESSAGES[kind]);
    this.name = 'WorkStoreError';
  }
}

function kindOf(error: unknown): WorkStoreFaultKind {
  if (error instanceof WorkStoreError) return error.kind;
  if (typeof error !== 'object' || error === null || !('name' in error)) return 'failed';
  return KINDS[String(error.name)] ?? 'failed';
}

/** Turns what was thrown into an answer. */
export async function answering<T>(work: () => Promise<T>): Promise<Stored<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, fault: workStoreFault(kindOf(error)) };
  }
}
