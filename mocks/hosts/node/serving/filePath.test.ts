import { filePathOf } from './filePath';

test.each([
  ['/assets/main.0123456789ab.js', '/assets/main.0123456789ab.js'],
  ['/assets/m%61in.js', '/assets/main.js'],
  ['/sample-article.pdf', '/sample-article.pdf'],
  ['/pdfjs/cmaps/Adobe-Japan1-UCS2.bcmap', '/pdfjs/cmaps/Adobe-Japan1-UCS2.bcmap'],
  ['/assets/x.mapping.js', '/assets/x.mapping.js'],
])('serves %s', (requested, file) => {
  expect(filePathOf(requested)).toBe(file);
});

test.each([
  '/assets/x.js.map',
  '/assets/x.js.ma%70',
  '/assets/x.js.MAP',
  '/assets/x.js.ma%2570',
  '/build-info.json',
  '/build-info.jso%6e',
  '/ketcher/Build-Info.json',
  '/build-info.json/',
  '/build-info.json%2f',
  '/build-info.json%00.js',
  '/build-info.json%20',
  '/build-info.json::$DATA',
  '/build-info.json.',
  '/_headers',
  '/.secret',
  '/assets/.secret',
  '/%2esecret',
  '/../package.json',
  '/%2e%2e/package.json',
  '/assets/..%2f..%2fpackage.json',
  '/assets/%252e%252e/package.json',
  '/assets\\..\\package.json',
  '/assets/%5c..%5cpackage.json',
  '//etc/passwd',
  '/%E0%A4%A',
  '/assets/',
  '',
])('does not serve %j', (requested) => {
  expect(filePathOf(requested)).toBeNull();
});
