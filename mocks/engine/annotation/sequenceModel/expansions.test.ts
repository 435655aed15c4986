import { expansionOf, expansionsIn } from './expansions';

const headOf = (text: string, chunk: string) => expansionOf(chunk, expansionsIn(text, []))?.head;

test.each([
  ['acute myocardial infarction (AMI)', 'AMI', 'infarction'],
  ['acute myocardial infarction (AMI; later)', '(AMI),', 'infarction'],
  ['bis(4-nitrophenyl)-phosphate (BNPP)', 'BNPP-induced', 'phosphate'],
  ['selective reuptake inhibitors (SRI)', 'SRIs', 'inhibitors'],
])('in "%s", %s stands for words that end with %s', (text, chunk, head) => {
  expect(headOf(text, chunk)).toBe(head);
});

test.each([
  ['a bracket without the letters of what stands before it', 'as we showed (AMI)', 'AMI'],
  ['a word in small letters', 'some were found (swf)', 'swf'],
  ['letters that begin no word', 'examine (XM)', 'XM'],
  ['another abbreviation', 'acute myocardial infarction (AMI)', 'AMP'],
])('%s stands for nothing', (_what, text, chunk) => {
  expect(headOf(text, chunk)).toBeUndefined();
});

test('what the rules marked before the bracket is known', () => {
  const mention = { label: 'trivial_name' as const, start: 0, end: 10 };
  const found = expansionsIn('busulfanes (BF) ended (BX)', [mention]);
  expect(found.get('BF')?.mention).toBe(mention);
});
