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

  it('is restored among others in a row', () => {
    const words = ['miltiradiene'];
    expect(restoreUnmapped(label('Mil\u0002\u0003adiene'), words).name).toBe('Miltiradiene');
    expect(restoreUnmapped(label('Mil\u0002\u0003diene'), words).name).toBe('Miltiradiene');
  });

  it('is dropped among more than three of a word', () => {
    const words = ['miltiradiene'];
    const [three, four] = ['M\u0002ltir\u0002d\u0002ene', 'M\u0002lt\u0002r\u0002d\u0002ene'];
    expect(restoreUnmapped(label(three), words).name).toBe('Miltiradiene');
    expect(restoreUnmapped(label(four), words).name).toBe('Mltrdene');
  });

  // Dividing 60 letters among 30 unknown ones would take more attempts than can be waited for.
  it('is dropped among very many', () => {
    const words = [`abcd${'e'.repeat(60)}!`];
    expect(restoreUnmapped(label(`Abcd${'\u0002'.repeat(30)}`), words).name).toBe('Abcd');
  });

  it('is restored in the name that the caption gives, which is left out otherwise', () => {
    const number = { ...label('3'), captionName: markUnmapped('mil\u0002radiene') };
    expect(restoreUnmapped(number, ['miltiradiene'])).toEqual({
      ...number,
      captionName: 'miltiradiene',
    });
    expect(restoreUnmapped(number, [])).toEqual(label('3'));
  });

  it('leaves other labels as they are', () => {
    const other = label('Ferruginol');
    expect(restoreUnmapped(other, [])).toBe(other);
  });
});
