import { labelDrawings } from './labelDrawings';
import { drawingAt, pageWith, run } from './testing/figurePage';

/** Label of a drawing 20 points below these lines. */
function labelBelow(lines: readonly string[], drawings = [drawingAt(200, 200)]) {
  const texts = lines.map((line, i) => run(line, 60, 180 - 10 * (lines.length - 1 - i)));
  const [label] = labelDrawings(pageWith(texts), drawings);
  return label && `${label.number ?? ''}|${label.name ?? ''}`;
}

describe('the line above a drawing that stands alone leads to it', () => {
  it.each([
    ['4. Cosmetic use of a compound of formula (I)', 'I|'],
    ['4. Kosmetische Verwendung einer Verbindung der Formel (I)', 'I|'],
    ['4. Utilisation cosmétique d’un composé de formule (IIa):', 'IIa|'],
    ['The present invention relates to the compounds of the formula (12):', '12|'],
    ['The structural formula of α-santalol is the following', '|α-santalol'],
    ['The structural formula of α-santalol, which is as follow,', '|α-santalol'],
    ['The chemical structure of kojic acid is shown below:', '|kojic acid'],
    ['Sandalore, or sandal pentanol, have the following formula:', '|sandal pentanol'],
  ])('%s', (line, label) => {
    expect(labelBelow([line])).toBe(label);
  });

  it('also over two lines', () => {
    const lines = [
      'In a third aspect the invention provides the cosmetic use of all of the',
      'compounds of formula (I)',
    ];
    expect(labelBelow(lines)).toBe('I|');
  });

  it.each([
    ['The extract gave the known compounds of formula (I).'],
    ['The colour of the structure of kojic acid is better seen in daylight'],
    ['The leaves have the following formula:'],
  ])('but not: %s', (line) => {
    expect(labelBelow([line])).toBeUndefined();
  });

  it('but not to one of several side by side, and not past another one', () => {
    const line = ['This holds for all of the compounds of formula (I)'];
    expect(labelBelow(line, [drawingAt(200, 200), drawingAt(320, 200)])).toBeUndefined();
    expect(labelBelow(line, [drawingAt(200, 204), drawingAt(200, 184, 80, 18)])).toBeUndefined();
  });

  it('which is no label of a drawing with one of its own', () => {
    const texts = [
      run('This holds for all of the compounds of formula (I)', 60, 180),
      run('3', 238, 276, { bold: true }),
    ];
    const [label] = labelDrawings(pageWith(texts), [drawingAt(200, 200)]);
    expect(label?.number).toBe('3');
  });
});
