import { firstLoadFiles } from './buildSizes';

describe('firstLoadFiles', () => {
  test.each([
    ['<script defer="defer" src="/assets/main.1a.js"></script>', ['/assets/main.1a.js']],
    [
      '<script defer src=assets/a.js></script><link href=assets/b.css rel=stylesheet>',
      ['assets/a.js', 'assets/b.css'],
    ],
    ['<link rel="icon" href="/favicon.svg">', []],
    ['<link rel="preload" as="script" href="/assets/later.js">', []],
    ['<link href=assets/later.js as=script rel=preload>', []],
    ['<a href="/help.js">', []],
  ])('of %s are %j', (html, files) => {
    expect(firstLoadFiles(html)).toEqual(files);
  });
});
