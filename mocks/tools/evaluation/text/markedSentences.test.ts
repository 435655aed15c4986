import { parseMarkedAbstracts, parseMarkedSentences } from './markedSentences';

test('marks written into a sentence become spans in code points', () => {
  expect(parseMarkedSentences('𝛼 {chemical:β-pinene} of {species:Pinus nigra}.\n')).toEqual([
    {
      id: '1',
      text: '𝛼 β-pinene of Pinus nigra.',
      spans: [
        { start: 2, end: 10, label: 'chemical' },
        { start: 14, end: 25, label: 'species' },
      ],
    },
  ]);
});

test('lines between empty lines are one abstract', () => {
  const abstracts = parseMarkedAbstracts('Of {class:sterols}.\n{chemical:Rutin}.\n\n\nNothing.\n');
  expect(abstracts.map(({ text }) => text)).toEqual(['Of sterols. Rutin.', 'Nothing.']);
  expect(abstracts[0]?.spans).toEqual([
    { start: 3, end: 10, label: 'class' },
    { start: 12, end: 17, label: 'chemical' },
  ]);
});
