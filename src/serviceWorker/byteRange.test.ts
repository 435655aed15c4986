import { answerRange } from './byteRange';

const whole = () => new Response('0123456789', { headers: { 'Content-Type': 'text/plain' } });

test.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
  ['bytes=-99', '0123456789', 'bytes 0-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
])('%s is answered with %s', async (range, text, described) => {
  const answer = await answerRange(whole(), range);
  expect(answer.status).toBe(206);
  expect(answer.headers.get('Content-Range')).toBe(described);
  expect(answer.headers.get('Content-Type')).toBe('text/plain');
  expect(await answer.text()).toBe(text);
});

test.each(['bytes=10-', 'bytes=5-4'])('%s cannot be answered', async (range) => {
  const answer = await answerRange(whole(), range);
  expect(answer.status).toBe(416);
  expect(answer.headers.get('Content-Range')).toBe('bytes */10');
});

test.each([null, 'bytes=-', 'bytes=1-2,4-5', 'items=0-1', 'nonsense'])(
  'of %p, the whole is answered',
  async (range) => {
    const answer = await answerRange(whole(), range);
    expect(answer.status).toBe(200);
    expect(await answer.text()).toBe('0123456789');
  },
);
