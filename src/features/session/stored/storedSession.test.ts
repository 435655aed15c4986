/** @jest-environment node */
import { createFakeStorage } from '@/testing/fakes/fakeStorage';
import { createFakePlatform } from '@/testing/fakePlatform';
import { fingerprintOf, obfuscate, readObfuscated } from './obfuscation';
import {
  clearStoredSession,
  noteActivity,
  readStoredSession,
  storeCurrentSession,
  writeStoredSession,
  type StoredSession,
} from './storedSession';

const ID = 'c2d97f40-13b4-4f0c-8d25-6f2a9b7e3344';
const FINGERPRINT = fingerprintOf(['Fake/1.0', 'en']);
const SESSION: StoredSession = {
  sessionId: ID,
  userData: null,
  createdAt: 1_000,
  lastActivity: 2_000,
  clientFingerprint: FINGERPRINT,
  securityLevel: 'standard',
  encrypted: true,
  requiresReauth: false,
};

describe('obfuscation', () => {
  it.each(['', 'plain', '{"name":"Åse 🧪"}'])('is reversible: %j', (text) => {
    expect(readObfuscated(obfuscate(text, FINGERPRINT))).toBe(text);
  });

  it('hides the text', () => {
    expect(obfuscate(ID, FINGERPRINT)).not.toContain(ID.slice(0, 4));
  });

  it('depends on the fingerprint', () => {
    const [, one] = obfuscate(ID, FINGERPRINT).split('.');
    const [, other] = obfuscate(ID, fingerprintOf(['Other/2.0'])).split('.');
    expect(one).not.toBe(other);
  });

  it.each(['', '{}', 'zzz.AAAA', `${FINGERPRINT}.A`, `${FINGERPRINT}.§`, `.${btoa('x')}`])(
    'reads nothing in %j',
    (text) => {
      expect(readObfuscated(text)).toBeUndefined();
    },
  );

  it('distinguishes traits that would be equal when joined', () => {
    expect(fingerprintOf(['a', 'bc'])).not.toBe(fingerprintOf(['ab', 'c']));
  });
});

describe('the stored session', () => {
  const platformWith = (stored?: string) =>
    createFakePlatform({ tabStorage: createFakeStorage(stored ? { marcus_session: stored } : {}) });

  it('is read back as written', () => {
    const platform = platformWith();
    writeStoredSession(platform, SESSION);
    expect(readStoredSession(platform)).toEqual(SESSION);
  });

  it('has exactly the specified fields', () => {
    const platform = platformWith();
    platform.secrets.setSessionId(ID);
    storeCurrentSession(platform);
    expect(Object.keys(readStoredSession(platform) ?? {}).sort()).toEqual(
      [
        'sessionId',
        'userData',
        'createdAt',
        'lastActivity',
        'clientFingerprint',
        'securityLevel',
        'encrypted',
        'requiresReauth',
      ].sort(),
    );
  });

  it('does not show the id in the storage', () => {
    const platform = platformWith();
    writeStoredSession(platform, SESSION);
    expect(platform.tabStorage.get('marcus_session')).not.toContain(ID);
    expect(platform.tabStorage.get('marcus_session')).not.toContain('sessionId');
  });

  it.each<[string, unknown]>([
    ['is not an object', 'x'],
    ['has no id', { ...SESSION, sessionId: '' }],
    ['has an overlong id', { ...SESSION, sessionId: 'x'.repeat(201) }],
    ['has an invalid time', { ...SESSION, lastActivity: 'yesterday' }],
    ['has a negative time', { ...SESSION, createdAt: -1 }],
    ['lacks a field', { ...SESSION, requiresReauth: undefined }],
  ])('is not read when it %s', (_what, value) => {
    const stored = obfuscate(JSON.stringify(value), FINGERPRINT);
    expect(readStoredSession(platformWith(stored))).toBeUndefined();
  });

  it('is not read when it is not JSON', () => {
    expect(readStoredSession(platformWith(obfuscate('{', FINGERPRINT)))).toBeUndefined();
  });

  it('notes activity, but never an earlier time than known', () => {
    const platform = platformWith();
    writeStoredSession(platform, SESSION);
    noteActivity(platform, 3_000);
    noteActivity(platform, 2_500);
    expect(readStoredSession(platform)).toEqual({ ...SESSION, lastActivity: 3_000 });
  });

  it('is not created by activity alone', () => {
    const platform = platformWith();
    noteActivity(platform, 3_000);
    expect(readStoredSession(platform)).toBeUndefined();
  });

  it('is gone once cleared', () => {
    const platform = platformWith();
    writeStoredSession(platform, SESSION);
    clearStoredSession(platform);
    expect(platform.tabStorage.get('marcus_session')).toBeNull();
  });
});
