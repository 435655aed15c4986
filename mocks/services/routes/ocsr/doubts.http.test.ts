import { createCanvas } from '@napi-rs/canvas';
import { runServices } from '../../../testing/runServices';

jest.setTimeout(120_000);

const { client } = runServices({ PATH: '' });

const WIDTH = 300;
const HEIGHT = 240;

const corner = (number: number) => ({
  x: 120 + 50 * Math.cos((number * Math.PI) / 3),
  y: 120 + 50 * Math.sin((number * Math.PI) / 3),
});

/** Bromocyclohexane without the middle third of its bond from corner 3 to corner 4. */
function brokenRing(): File {
  const canvas = createCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  pen.fillStyle = 'white';
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  const line = (from: number, to: number, share = 1) => {
    const [a, b] = [corner(from), corner(to)];
    pen.moveTo(a.x, a.y);
    pen.lineTo(a.x + share * (b.x - a.x), a.y + share * (b.y - a.y));
  };
  pen.lineWidth = 2;
  for (const number of [0, 1, 2, 4, 5]) line(number, number + 1);
  line(3, 4, 0.35);
  line(4, 3, 0.35);
  pen.moveTo(170, 120);
  pen.lineTo(205, 120);
  pen.stroke();
  pen.fillStyle = 'black';
  pen.font = '28px sans-serif';
  pen.fillText('Br', 207, 130);
  return new File([new Uint8Array(canvas.toBuffer('image/png'))], 'ring.png');
}

test('a broken line of an uploaded picture is the least sure place, in shares of the picture', async () => {
  const fields = { image_file: brokenRing(), engine: 'decimer' };
  const { body } = await client.postForm('/latest/ocsr/generate_both', fields);
  const [doubt] = body.doubts;
  expect(doubt).toMatchObject({
    kind: 'bond',
    atoms: [expect.any(Number), expect.any(Number)],
    says: expect.stringMatching(/broken.*\.$/),
  });
  const [from, to] = [corner(3), corner(4)];
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const apart = Math.hypot(doubt.x * WIDTH - middle.x, doubt.y * HEIGHT - middle.y);
  expect(apart).toBeLessThan(5);
});
