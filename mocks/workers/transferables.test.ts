import { transferablesOf } from './transferables';

describe('transferablesOf', () => {
  const whole = new Uint8Array(8);
  const pixels = new Float32Array(new ArrayBuffer(16));
  it.each([
    ['bytes by themselves', whole, [whole.buffer]],
    ['bytes inside a result', { pages: [{ png: whole }] }, [whole.buffer]],
    ['numbers of another width', { pixels }, [pixels.buffer]],
    ['the same bytes twice, once', [whole, whole], [whole.buffer]],
    ['no part of a larger buffer', whole.subarray(2, 4), []],
    ['no pooled Node buffer', Buffer.from('abc'), []],
    ['no text', { svg: '<svg/>', none: null }, []],
  ])('finds %s', (_name, value, expected) => {
    expect(transferablesOf(value)).toEqual(expected);
  });
});
