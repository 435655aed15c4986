/** @jest-environment node */
import { citedArticle, parentIn } from './citedArticle';

const OWN = { authors: [], title: 'Supporting Information', doi: '10.5555/si' };
const FACTS = { title: 'On teas', doi: '10.5555/teas', authors: ['Jane Roe'], year: 2012 };

test('of a supplement the article is cited, with the name of the file', () => {
  expect(citedArticle(OWN, FACTS, 'si.pdf')).toEqual({ ...FACTS, supplement: 'si.pdf' });
});

test('what is not known of the article is not taken from the supplement, but for the DOI', () => {
  const cited = { authors: [], doi: '10.5555/si', supplement: 'si.pdf' };
  expect(citedArticle(OWN, {}, 'si.pdf')).toEqual(cited);
});

test('without its article in the library it stands for itself', () => {
  const articles = [{ hash: 'a', facts: FACTS }];
  expect(parentIn(articles, 'a')).toBe(FACTS);
  expect(parentIn(articles, 'b')).toBeUndefined();
  expect(parentIn(articles, null)).toBeUndefined();
  expect(citedArticle(OWN, undefined, 'si.pdf')).toBe(OWN);
});
