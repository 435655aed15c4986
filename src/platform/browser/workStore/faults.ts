import { LATE, type Stored, type WorkStoreFault, type WorkStoreFaultKind } from '../../workStore';

const MESSAGES: Readonly<Record<WorkStoreFaultKind, string>> = {
  unavailable:
    'This browser does not let the application store anything, as in some private windows.',
  full: 'The storage that this browser allows the application is full.',
  blocked: 'Another tab with an older version of the application is open. Close it and reload.',
  newer: 'It was saved by a newer version of the application. Reload to get that version.',
  incomplete: 'The article’s file is not in this browser’s storage.',
  noRoomAside: 'This browser cannot set aside any more records. Save and discard the oldest ones.',
  unreadable: 'This browser has lost this record, or part of it.',
  late: LATE.message,
  failed: 'This browser’s storage does not work.',
};

/** Names of the DOMExceptions that IndexedDB reports (Indexed Database API 3.0, section 3). */
const KINDS: Readonly<Record<string, WorkStoreFaultKind>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  SecurityError: 'unavailable',
  InvalidStateError: 'unavailable',
  NotAllowedError: 'unavailable',
  NotReadableError: 'unreadable',
};

function workStoreFault(kind: WorkStoreFaultKind): WorkStoreFault {
  return { kind, message: MESSAGES[kind] };
}

/** Thrown inside a transaction, to end it with a specific fault. */
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

/** Turns an exception into a result. */
export async function answering<T>(work: () => Promise<T>): Promise<Stored<T>> {
  try {
    return { ok: true, value: await work() };
  } catch (error) {
    return { ok: false, fault: workStoreFault(kindOf(error)) };
  }
}
