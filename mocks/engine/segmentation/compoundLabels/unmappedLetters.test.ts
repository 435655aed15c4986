import { markUnmapped, restoreUnmapped } from './unmappedLetters';

const label = (name: string) => ({
  name: markUnmapped(name),
  text: markUnmapped(name),
  box: [0, 0, 1, 1] as const,
  confidence: 0.9,
});

describe('a letter that the font does not name', () => {
  it('is restored from the one word of the page that fits', () => {
    const words = ['that', 'miltiradiene', 'milradiene,', 'Miltiradiene.'];
    expect(restoreUnmapped(label('Mil\u0002radiene'), words)).toMatchObject({
      name: 'Miltiradiene',
      text: 'Miltiradiene',
      confidence: 0.9,
    });
  });

  it.each([
    ['no word fits', []],
    ['two words fit', ['miltiradiene', 'milforadiene']],
  ])('is dropped with doubt if %s', (_case, words) => {
    const restored = restoreUnmapped(label('Mil\u0002radiene'), words);
    expect(restored.name).toBe('Milradiene');
    expect(restored.confidence).toBeLessThan(0.75);
  });

  it('leaves other labels as they are', () => {
    const other = label('Ferruginol');
    expect(restoreUnmapped(other, [])).toBe(other);
  });
});
