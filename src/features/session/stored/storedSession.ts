import * as v from 'valibot';
import type { Platform } from '@/platform/platform';
import { fingerprintOf, obfuscate, readObfuscated } from './obfuscation';

const KEY = 'marcus_session';

/** No id of the services is longer; what is, was not written here. */
const LONGEST_ID = 200;

/** Milliseconds since the epoch. */
const time = v.pipe(v.number(), v.minValue(0));

/** The stored session (docs/requirements/session.md S3.2). Holds the session id: never log it. */
const storedSessionSchema = v.object({
  sessionId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(LONGEST_ID)),
  /** The services know users by a name that nothing here asks for. */
  userData: v.nullable(v.string()),
  createdAt: time,
  lastActivity: time,
  clientFingerprint: v.string(),
  securityLevel: v.picklist(['standard']),
  /** In fact obfuscated: see `obfuscation.ts`. */
  encrypted: v.boolean(),
  requiresReauth: v.boolean(),
});

export type StoredSession = v.InferOutput<typeof storedSessionSchema>;

/** What lies in this tab, if it can be read; anybody can write there. */
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

/** Stores the session whose id lies among the secrets, made just now. */
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

/** Notes the last input of the user; earlier notes stay. */
export function noteActivity(platform: Platform, at = platform.userInput.lastAt()): void {
  const stored = readStoredSession(platform);
  if (stored && at > stored.lastActivity)
    writeStoredSession(platform, { ...stored, lastActivity: at });
}
