import { labelDrawings } from './labelDrawings';
import { drawingAt, pageWith, run } from './testing/figurePage';

/** Label of a drawing 20 points below these lines. */
function labelBelow(lines: readonly string[], drawings = [drawingAt(200, 200)], x = 60) {
  const texts = lines.map((line, i) => run(line, x, 180 - 10 * (lines.length - 1 - i)));
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

  it('which may be the heading of a section, and the name below it', () => {
    const below = (...lines: readonly string[]) => labelBelow(lines, undefined, 190);
    expect(below('EXAMPLE 12')).toBe('Example 12|');
    expect(below('Preparation 3', '4-[2-hydroxy-', '(3-phenyl)]benzoic acid')).toBe(
      'Preparation 3|4-[2-hydroxy-(3-phenyl)]benzoic acid',
    );
    expect(below('Intermediate 4b', 'as before')).toBe('Intermediate 4b|');
    expect(
      below('Example 12', 'It was made from the acid in the usual way, as was the amide.'),
    ).toBeUndefined();
  });

  it('in its own column of text', () => {
    const prose = [60, 320].flatMap((x) =>
      [0, 1].map((i) => run('This text stands in a column that is one of two', x, 400 + 10 * i)),
    );
    const heads = [run('Example 1', 120, 180), run('Example 2', 400, 180)];
    const drawings = [drawingAt(100, 200), drawingAt(380, 210)];
    const labels = labelDrawings(pageWith([...prose, ...heads]), drawings);
    expect(labels.map((label) => label?.number)).toEqual(['Example 1', 'Example 2']);
    const across =
      'This text goes on from the left side of the page to the right side, so that there is one column';
    const single = [run(across, 60, 400), run(across, 60, 410)];
    expect(labelDrawings(pageWith([...single, ...heads]), drawings)).toEqual([
      undefined,
      undefined,
    ]);
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
