/** @jest-environment jsdom */
import { createStorage } from './storage';

const changed = (init: StorageEventInit) => window.dispatchEvent(new StorageEvent('storage', init));

describe('a stored value', () => {
  it('is watched for changes by other tabs, until listening stops', () => {
    const storage = createStorage(() => window.localStorage);
    const heard: (string | null)[] = [];
    const stop = storage.watch('marcus.theme', (value) => heard.push(value));
    const storageArea = window.localStorage;
    changed({ key: 'marcus.theme', newValue: 'dark', storageArea });
    changed({ key: 'another', newValue: 'x', storageArea });
    changed({ key: 'marcus.theme', newValue: 'y', storageArea: window.sessionStorage });
    changed({ key: null, newValue: null, storageArea });
    stop();
    changed({ key: 'marcus.theme', newValue: 'light', storageArea });
    expect(heard).toEqual(['dark', null]);
  });

  it('is missing if the browser forbids storage', () => {
    const storage = createStorage(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    storage.set('key', 'value');
    expect(storage.get('key')).toBeNull();
    const heard: unknown[] = [];
    storage.watch('key', (value) => heard.push(value));
    changed({ key: 'key', newValue: 'x' });
    expect(heard).toEqual([]);
  });
});
