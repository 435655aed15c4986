import * as v from 'valibot';
import type { Platform } from '@/platform/platform';
import { fingerprintOf, obfuscate, readObfuscated } from './obfuscation';

const KEY = 'marcus_session';

/** The services never issue longer ids; anything longer was not written by this application. */
const LONGEST_ID = 200;

/** Milliseconds since the epoch. */
const time = v.pipe(v.number(), v.minValue(0));

/** The stored session (docs/requirements/session.md S3.2). Holds the session id: never log it. */
const storedSessionSchema = v.object({
  sessionId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_ID)),
  /** A user name that the services support but nothing here asks for. */
  userData: v.nullable(v.string()),
  createdAt: time,
  lastActivity: time,
  clientFingerprint: v.string(),
  securityLevel: v.picklist(['standard']),
  /** Actually obfuscated: see `obfuscation.ts`. */
  encrypted: v.boolean(),
  requiresReauth: v.boolean(),
});

export type StoredSession = v.InferOutput<typeof storedSessionSchema>;

/** The session stored in this tab, if it can be read; any script or user may have tampered with it. */
export function readStoredSession({
  tabStorage,
}: Pick<Platform, 'tabStorage'>): StoredSession | undefined {
  const text = readObfuscated(tabStorage.get(KEY) ?? '');
  if (text === undefined) return undefined;
  try {
    const result = v.safeParse(storedSessionSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

export function writeStoredSession(
  { tabStorage }: Pick<Platform, 'tabStorage'>,
  session: StoredSession,
): void {
  tabStorage.set(KEY, obfuscate(JSON.stringify(session), session.clientFingerprint));
}

export function clearStoredSession({ tabStorage }: Pick<Platform, 'tabStorage'>): void {
  tabStorage.remove(KEY);
}

/** Stores the session just created, whose id is among the platform's secrets. */
export function storeCurrentSession(platform: Platform): void {
  const sessionId = platform.secrets.sessionId();
  if (sessionId === undefined) return;
  const now = platform.clock.now();
  writeStoredSession(platform, {
    sessionId,
    userData: null,
    createdAt: now,
    lastActivity: now,
    clientFingerprint: fingerprintOf(platform.browser.signature()),
    securityLevel: 'standard',
    encrypted: true,
    requiresReauth: false,
  });
}

/** Records the user's last input; a later time already stored is kept. */
export function noteActivity(platform: Platform, at = platform.userInput.lastAt()): void {
  const stored = readStoredSession(platform);
  if (stored && at > stored.lastActivity)
    writeStoredSession(platform, { ...stored, lastActivity: at });
}
