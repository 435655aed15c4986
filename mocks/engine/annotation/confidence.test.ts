import { annotate } from './annotate';

const confidences = (text: string) => {
  const points = Array.from(text);
  return Object.fromEntries(
    annotate(text).positions.map(({ start_offset, end_offset, confidence }) => [
      points.slice(start_offset, end_offset).join(''),
      confidence,
    ]),
  );
};

test('names by rules that are known to be unsure have a confidence, others have none', () => {
  const found = confidences('We isolated quercetin and stemanthrene A, collected in Dutou.');
  expect(found['stemanthrene A']).toBeLessThan(0.8);
  expect(found.Dutou).toBeLessThan(0.8);
  expect(found).toMatchObject({ quercetin: undefined });
});

test('a name that is sure in one place is sure wherever it stands', () => {
  const doubtful = 'So Withaferin A was active.';
  expect(confidences(doubtful)).toEqual({ 'Withaferin A': expect.any(Number) });
  expect(confidences(`${doubtful} A plant made withaferin. ${doubtful}`)).toMatchObject({
    'Withaferin A': undefined,
  });
});

test('a name keeps its confidence in every place where it stands', () => {
  const text = `${'stemanthrene A is long. '.repeat(3)}Stop.`;
  const { positions } = annotate(text);
  expect(positions.map(({ confidence }) => confidence)).toEqual([0.5, 0.5, 0.5]);
});
