/** @jest-environment node */
import { leaveOutArticle } from './leaveOutArticle';

const label = (words: object) => ({ ...words, box: [0, 0, 9, 9], confidence: 0.9 });

/** What is left of a state, with these labels, that has the value in another place. */
function leftOf(labels: object, elsewhere: object): unknown {
  const start = { segments: [{ label: label(labels) }], elsewhere };
  return leaveOutArticle({ start, steps: [], droppedCount: 0 }).start;
}

test('labels that pages print beside drawings are left out, however short', () => {
  const words = { number: '1', name: 'tea', captionName: 'rhein', text: '1' };
  expect(leftOf(words, {})).toEqual({
    segments: [{ label: label({ number: '1', name: 'xxx', captionName: 'xxxxx', text: '0' }) }],
    elsewhere: {},
  });
});

test('sentences that speak of a drawing are left out, and the organisms in them', () => {
  const mention = { page: 1, sentence: 'Tea of A. annua.', organisms: ['Artemisia annua'] };
  const trace = { start: { segments: [{ mentions: [mention] }] }, steps: [], droppedCount: 0 };
  expect(leaveOutArticle(trace).start).toEqual({
    segments: [
      { mentions: [{ page: 1, sentence: 'Xxx xx X. xxxxx.', organisms: ['Xxxxxxxxx xxxxx'] }] },
    ],
  });
});

test('what sentences say of a compound is left out: its names, and where it comes from', () => {
  const said = { page: 1, sentence: 'Tea of A. annua.' };
  const label = {
    statedNames: [{ ...said, name: 'artemisinin', otherNames: ['qinghaosu'] }],
    sources: [{ ...said, organism: 'Artemisia annua', part: 'leaves', by: 'sentence' }],
  };
  const trace = { start: { label }, steps: [], droppedCount: 0 };
  const left = { page: 1, sentence: 'Xxx xx X. xxxxx.' };
  expect(leaveOutArticle(trace).start).toEqual({
    label: {
      statedNames: [{ ...left, name: 'xxxxxxxxxxx', otherNames: ['xxxxxxxxx'] }],
      sources: [{ ...left, organism: 'Xxxxxxxxx xxxxx', part: 'xxxxxx', by: 'sentence' }],
    },
  });
});

test('elsewhere too, unless so short that it occurs everywhere by chance', () => {
  const words = { name: 'M', captionName: 'quercetin', text: 'M' };
  const elsewhere = { title: 'Quercetin of tea: quercetin', name: 'M', note: 'Message' };
  expect(leftOf(words, elsewhere)).toMatchObject({
    elsewhere: { title: 'Xxxxxxxxx xx xxx: xxxxxxxxx', name: 'M', note: 'Message' },
  });
});

test('a text, such as an unsent comment, is left out within others, unless it is that short', () => {
  const start = {
    unsent: { here: { text: 'I' }, there: { text: 'I doubt it' } },
    notices: ['It Is said', 'Why I doubt it'],
  };
  expect(leaveOutArticle({ start, steps: [], droppedCount: 0 }).start).toEqual({
    unsent: { here: { text: 'I' }, there: { text: 'X xxxxx xx' } },
    notices: ['It Is said', 'Xxx X xxxxx xx'],
  });
});
