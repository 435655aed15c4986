import type { TextRun } from '../../page/pageContent';
import { figureLines } from './figureLines';
import { drawingAt, pageWith, run } from './testing/figurePage';

const DRAWING = drawingAt(20, 20);

const lines = (texts: readonly TextRun[]) => figureLines(pageWith(texts), [DRAWING]);

describe('the lines of a page', () => {
  it('are set as their runs are', () => {
    const [bold, italic] = [{ bold: true }, { italic: true }];
    const texts = [
      run('3', 100, 200, bold),
      run('rutin', 106, 200),
      run('in vivo', 100, 220, italic),
    ];
    expect(lines(texts)).toMatchObject([
      { text: '3 rutin', bold: false, italic: false, boldWords: ['3'] },
      { text: 'in vivo', bold: false, italic: true, boldWords: [] },
    ]);
  });

  it('are without the labels of atoms', () => {
    expect(lines([run('OH', 60, 60), run('OH', 300, 300)])).toMatchObject([{ box: { 0: 300 } }]);
  });

  it('are not compared with the runs of all others', () => {
    let reads = 0;
    const texts = Array.from({ length: 1000 }, (_, i) =>
      counted(run('rutin', 120 * (i % 4), 100 + 2.5 * i), () => (reads += 1)),
    );
    expect(lines(texts)).toHaveLength(1000);
    expect(reads).toBeLessThan(50 * texts.length);
  });

  it('are unknown if they are too many', () => {
    const column = (x: number, count: number) =>
      Array.from({ length: count }, (_, i) => run(`rutin ${i}`, x, 100 + 10 * i));
    expect(lines([...column(100, 800), ...column(300, 700)])).toHaveLength(1500);
    expect(lines([...column(100, 800), ...column(300, 701)])).toBeUndefined();
  });

  // Joining so many lines takes minutes.
  it('are not joined on a page of very many baselines', () => {
    const texts = Array.from({ length: 20_000 }, (_, i) => run('rutin', 100, 100 + 10 * i));
    expect(lines(texts)).toBeUndefined();
  });
});

/** The same run, which tells each time that its baseline or text is read. */
function counted(of: TextRun, tell: () => void): TextRun {
  return new Proxy(of, {
    get: (target, key) => {
      if (key === 'y' || key === 'text') tell();
      return Reflect.get(target, key) as unknown;
    },
  });
}
