import { withRoomAround } from './withRoomAround';

const drawing = (view: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="640px" height="410px" viewBox="${view}"><path d="M 1 2"/></svg>`;

it('shows as much again on each side, in the same scale', () => {
  expect(withRoomAround(drawing('-4.5 10 64 41'), 0.5)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="1280px" height="820px" viewBox="-36.5 -10.5 128 82"><path d="M 1 2"/></svg>',
  );
});

it('has nothing for a drawing without a size', () => {
  expect(withRoomAround('<svg viewBox="0 0 10 10"/>', 0.5)).toBeUndefined();
});
