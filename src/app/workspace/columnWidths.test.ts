import { createFakeStorage } from '@/testing/fakes/fakeStorage';
import { readWidths, writeWidths } from './columnWidths';

describe('column widths', () => {
  it('are read as they were written', () => {
    const storage = createFakeStorage();
    writeWidths(storage, { document: 33.33333, text: 33.33333, structures: 33.33334 });
    expect(readWidths(storage)).toEqual({ document: 33.333, text: 33.333, structures: 33.333 });
  });

  it.each([
    ['nothing', undefined],
    ['no JSON', '{document'],
    ['a list', '[30, 30, 40]'],
    ['a column missing', '{"document":50,"text":50}'],
    ['words', '{"document":"30","text":"30","structures":"40"}'],
    ['a negative width', '{"document":-20,"text":60,"structures":60}'],
    ['a sum of 90', '{"document":30,"text":30,"structures":30}'],
  ])('are the default ones if the storage contains %s', (_what, stored) => {
    const storage = createFakeStorage(
      stored === undefined ? {} : { 'marcus.columnWidths': stored },
    );
    expect(readWidths(storage)).toBeUndefined();
  });

  it('that make no sense are not written', () => {
    const storage = createFakeStorage();
    writeWidths(storage, { document: 100 });
    expect(storage.get('marcus.columnWidths')).toBeNull();
  });
});
