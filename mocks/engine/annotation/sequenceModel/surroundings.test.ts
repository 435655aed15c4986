import { surroundingsIn } from './surroundings';

const sentence = (...words: string[]) =>
  words.map((word) => ({
    word: word.charCodeAt(0),
    length: word.length,
    telling: word.startsWith('z') ? word : '',
  }));

test('a word has the neighbours of all its places, behind a sign the word after it', () => {
  const found = surroundingsIn([
    sentence('of', 'zorvex', 'daily'),
    sentence('the', 'zorvex', '-', 'induced'),
  ]);
  expect(found.get('zorvex')).toHaveLength(4);
});

test('the same neighbours count once', () => {
  const found = surroundingsIn([
    sentence('of', 'zorvex', 'daily'),
    sentence('of', 'zorvex', 'daily'),
  ]);
  expect(found.get('zorvex')).toHaveLength(2);
});

test('a word that stands once, and one that tells nothing, have none', () => {
  const found = surroundingsIn([sentence('of', 'zorvex', 'daily'), sentence('of', 'us', 'daily')]);
  expect([...found.keys()]).toEqual([]);
});

test('a word that stands at very many places has a bounded number of neighbours', () => {
  const many = Array.from({ length: 500 }, (_, at) =>
    sentence(String.fromCharCode(200 + at), 'zorvex'),
  );
  expect(surroundingsIn(many).get('zorvex')?.length).toBeLessThan(30);
});
