import { drawingOfPart } from './drawingOfPart';

test.each([
  ['drafts/page%2F1/name', 'page/1'],
  ['judgements/s1', 's1'],
  ['opinions/anna/drafts/page%2F1/name', 'page/1'],
  ['article/state', undefined],
  ['annotationWords/x', undefined],
  ['comments/1', undefined],
  ['opinions/anna', undefined],
])('%s is of the drawing %s', (part, drawing) => {
  expect(drawingOfPart(part)).toBe(drawing);
});
