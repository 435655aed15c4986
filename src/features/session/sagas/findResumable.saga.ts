import { sessionRemovalAddress } from '@/api/session';
import { put, type SagaGenerator } from '@/lib/saga/effects';
import { getPlatform } from '@/lib/saga/getPlatform';
import type { Platform } from '@/platform/platform';
import { fingerprintMismatched, storedSessionOutdated } from '../lifecycle.slice';
import { fingerprintOf } from '../stored/obfuscation';
import {
  clearStoredSession,
  readStoredSession,
  writeStoredSession,
  type StoredSession,
} from '../stored/storedSession';
import { isHeldElsewhere } from './isHeldElsewhere.saga';
import { INACTIVITY_LIMIT_MS } from './sessionPolicy';

/** The stored session, if it may be resumed; otherwise it is dropped. */
export function* findResumable(): SagaGenerator<StoredSession | undefined> {
  const platform = yield* getPlatform();
  const stored = readStoredSession(platform);
  if (!stored) return undefined;
  // Checked first: a session in use by another tab must not be ended here, however old this copy is.
  if (yield* isHeldElsewhere(stored.createdAt)) {
    clearStoredSession(platform);
    return undefined;
  }
  const at = platform.clock.now();
  if (isFromElsewhere(platform, stored)) {
    writeStoredSession(platform, { ...stored, requiresReauth: true });
    yield* put(fingerprintMismatched({ at }));
    drop(platform, stored);
    return undefined;
  }
  const idleMs = at - stored.lastActivity;
  if (idleMs > INACTIVITY_LIMIT_MS) {
    yield* put(storedSessionOutdated({ at, idleMs }));
    drop(platform, stored);
    return undefined;
  }
  return stored;
}

/**
 * Here, re-authentication means dropping the session and creating another (docs/requirements/session.md
 * S4.17).
 */
function isFromElsewhere({ browser }: Platform, stored: StoredSession): boolean {
  return stored.requiresReauth || stored.clientFingerprint !== fingerprintOf(browser.signature());
}

/** Releases the session's seat without waiting for a response. */
function drop(platform: Platform, { sessionId }: StoredSession): void {
  platform.lifecycle.sendBeacon(sessionRemovalAddress(platform.config, sessionId));
  clearStoredSession(platform);
}
