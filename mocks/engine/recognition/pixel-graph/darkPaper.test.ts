import { onWhitePaper } from './darkPaper';
import { pictureInk } from './pictureInk';

const SIDE = 40;

/** A line of a grey tone across paper of another. */
function drawn(paper: number, line: number) {
  const data = new Uint8Array(SIDE * SIDE).fill(paper);
  for (let y = 18; y < 21; y++) data.fill(line, y * SIDE + 5, y * SIDE + 35);
  return { width: SIDE, height: SIDE, data };
}

describe('onWhitePaper', () => {
  test('a picture in white on black becomes its inverse', () => {
    expect(onWhitePaper(drawn(0, 255))).toEqual(drawn(255, 0));
  });

  test('the paper of a picture in white on dark grey becomes white', () => {
    expect(onWhitePaper(drawn(60, 255))).toEqual(drawn(255, 0));
  });

  test.each([255, 180, 120])('dark lines on paper of grey %d stay as they are', (paper) => {
    const image = drawn(paper, 0);
    expect(onWhitePaper(image)).toBe(image);
  });

  test.each([255, 180])('a black frame around paper of grey %d decides nothing', (paper) => {
    const image = drawn(paper, 0);
    for (let i = 0; i < SIDE; i++) {
      for (const at of [i, (SIDE - 1) * SIDE + i, i * SIDE, i * SIDE + SIDE - 1])
        image.data[at] = 0;
    }
    expect(onWhitePaper(image)).toBe(image);
  });

  test.each([60, 90])('black lines on paper of grey %d stay as they are', (paper) => {
    const image = drawn(paper, 0);
    expect(onWhitePaper(image)).toBe(image);
  });

  test('white on black has the ink of black on white', () => {
    expect(pictureInk(drawn(0, 255))).toEqual(pictureInk(drawn(255, 0)));
  });

  test('a dark cut-out with a white margin has the ink of one on white paper', () => {
    const inkOn = (paper: number, line: number) => pictureInk(withMargin(drawn(paper, line)));
    expect(inkOn(60, 255)).toEqual(inkOn(255, 0));
  });
});

/** As cut-outs are, at a resolution at which the line is a line. */
function withMargin({ width, height, data }: ReturnType<typeof drawn>) {
  const margin = 4;
  const [wide, high] = [width + 2 * margin, height + 2 * margin];
  const framed = new Uint8Array(wide * high).fill(255);
  for (let y = 0; y < height; y++) {
    framed.set(data.subarray(y * width, (y + 1) * width), (y + margin) * wide + margin);
  }
  return { width: wide, height: high, data: framed, dpi: 72 };
}
