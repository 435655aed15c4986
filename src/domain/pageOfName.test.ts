import { pageOfName } from './pageOfName';

const paragraphs = [
  { text: 'Oak acid.', pageIndex: 0 },
  { text: 'More oak acid and tannin.', pageIndex: 2 },
];
const content = 'Oak acid.\n\nMore oak acid and tannin.';
const at = (name: string, start = content.indexOf(name)) => ({ name, start });

test.each([
  ['its own paragraph tells the page', at('acid'), 0],
  ['of several places, the one that is meant', at('acid', content.lastIndexOf('acid')), 2],
  ['without its own paragraph, any that holds the name', at('tannin', 0), 2],
  ['nowhere', at('caffeine', 0), undefined],
])('%s', (_rule, name, page) => {
  expect(pageOfName(paragraphs, content, name)).toBe(page);
});
