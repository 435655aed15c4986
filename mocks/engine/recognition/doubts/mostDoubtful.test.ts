import type { Doubt } from './doubt';
import { doubtsOnPicture } from './doubtsOnPicture';
import { mostDoubtful } from './mostDoubtful';
import { problemDoubts } from './problemDoubts';

const doubt = (confidence: number, x = 0, changes: Partial<Doubt> = {}): Doubt => ({
  ...{ kind: 'label', atoms: [0], x, y: 0, confidence, says: `${confidence}.` },
  ...changes,
});
const graph = {
  atoms: [0, 20, 40].map((x) => ({ x, y: 50, element: 'C', charge: 0 })),
  bonds: [{ begin: 0, end: 1, order: 1, stereo: 'none' } as const],
};

describe('mostDoubtful', () => {
  test('has the least sure place first, and none that is sure', () => {
    const doubts = [doubt(0.8, 100), doubt(0.95, 200), doubt(0.2, 300)];
    expect(mostDoubtful(doubts, 20).map(({ confidence }) => confidence)).toEqual([0.2, 0.8]);
  });

  test('has eight places at most', () => {
    const doubts = Array.from({ length: 20 }, (_, i) => doubt(0.5, 100 * i));
    expect(mostDoubtful(doubts, 20)).toHaveLength(8);
  });

  test('has each place once, with all its atoms and what is said of it', () => {
    const doubts = [
      doubt(0.5, 10, { atoms: [1, 2], kind: 'bond', readings: ['no bond', 'bond'] }),
      doubt(0.3, 0, { readings: ['Br', 'B'] }),
      doubt(0.4, 1, { readings: ['Br', 'P'] }),
    ];
    expect(mostDoubtful(doubts, 20)).toEqual([
      doubt(0.3, 0, { atoms: [0, 1, 2], readings: ['Br', 'B', 'P'], says: '0.3. 0.4.' }),
    ]);
  });
});

describe('doubtsOnPicture', () => {
  test('states lengths in shares of the picture', () => {
    const placed = doubt(0.5, 20, { y: 50, radius: 10 });
    expect(doubtsOnPicture([placed], graph, { width: 200, height: 100 })).toEqual([
      expect.objectContaining({ x: 0.1, y: 0.5, radius: 0.05, confidence: 0.5 }),
    ]);
  });

  test('draws a ring of half a bond where the extent is not known, and none beyond the edge', () => {
    const [beyond] = doubtsOnPicture([doubt(0.5, -7)], graph, { width: 200, height: 100 });
    expect(beyond).toMatchObject({ x: 0, radius: 0.05 });
  });
});

test('what chemistry finds wrong is a doubt at its atoms, and none without atoms', () => {
  const problems = [
    { kind: 'stereo', atoms: [1], message: 'A wedge marks no stereo centre' },
    { kind: 'unreadable', atoms: [], message: 'The structure cannot be read' },
  ];
  expect(problemDoubts(graph, problems)).toEqual([
    expect.objectContaining({ kind: 'stereo', atoms: [1], x: 20, y: 50 }),
  ]);
});
