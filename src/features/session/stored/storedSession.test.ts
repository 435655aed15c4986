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
  it.each(['', 'plain', '{"name":"Åse 🧪"}'])('gives back what it took: %j', (text) => {
    expect(readObfuscated(obfuscate(text, FINGERPRINT))).toBe(text);
  });

  it('shows nothing of the text', () => {
    expect(obfuscate(ID, FINGERPRINT)).not.toContain(ID.slice(0, 4));
  });

  it('differs with the fingerprint', () => {
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

  it('tells traits apart that would be the same when joined', () => {
    expect(fingerprintOf(['a', 'bc'])).not.toBe(fingerprintOf(['ab', 'c']));
  });
});

describe('the stored session', () => {
  const platformWith = (stored?: string) =>
    createFakePlatform({ tabStorage: createFakeStorage(stored ? { marcus_session: stored } : {}) });

  it('is read as it was written', () => {
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
    ['is no object', 'x'],
    ['has no id', { ...SESSION, sessionId: '' }],
    ['has an endless id', { ...SESSION, sessionId: 'x'.repeat(201) }],
    ['has a time that is none', { ...SESSION, lastActivity: 'yesterday' }],
    ['has a time before all times', { ...SESSION, createdAt: -1 }],
    ['lacks a field', { ...SESSION, requiresReauth: undefined }],
  ])('is not read when it %s', (_what, value) => {
    const stored = obfuscate(JSON.stringify(value), FINGERPRINT);
    expect(readStoredSession(platformWith(stored))).toBeUndefined();
  });

  it('is not read when it is no JSON', () => {
    expect(readStoredSession(platformWith(obfuscate('{', FINGERPRINT)))).toBeUndefined();
  });

  it('notes activity, and never an earlier one than known', () => {
    const platform = platformWith();
    writeStoredSession(platform, SESSION);
    noteActivity(platform, 3_000);
    noteActivity(platform, 2_500);
    expect(readStoredSession(platform)).toEqual({ ...SESSION, lastActivity: 3_000 });
  });

  it('is not made by activity alone', () => {
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
