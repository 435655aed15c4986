import { onceFor } from './onceFor';

test('the result for an object is made once, and is the same one each time', () => {
  const make = jest.fn(({ length }: readonly number[]) => ({ length }));
  const lengthOf = onceFor(make);
  const numbers = [1, 2, 3];
  expect(lengthOf(numbers)).toEqual({ length: 3 });
  expect(lengthOf(numbers)).toBe(lengthOf(numbers));
  expect(make).toHaveBeenCalledTimes(1);
});

test('an object with the same content has a result of its own', () => {
  const make = jest.fn(({ length }: readonly number[]) => ({ length }));
  const lengthOf = onceFor(make);
  expect(lengthOf([1])).not.toBe(lengthOf([1]));
  expect(make).toHaveBeenCalledTimes(2);
});

test('a result that is undefined is not made again', () => {
  const make = jest.fn(() => undefined);
  const ask = onceFor(make);
  const key = {};
  ask(key);
  ask(key);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a failure is passed on and not kept', () => {
  let count = 0;
  const ask = onceFor(() => {
    count += 1;
    if (count === 1) throw new Error('no');
    return count;
  });
  const key = {};
  expect(() => ask(key)).toThrow('no');
  expect(ask(key)).toBe(2);
});
