import { svgDataUrl } from './svgDataUrl';

test('contains the whole SVG, whatever is in it', () => {
  const svg = '<svg><text>#"&%\u202e</text></svg>';
  expect(decodeURIComponent(svgDataUrl(svg).split(',')[1] ?? '')).toBe(svg);
});

test('half a character in an SVG costs that character, not the screen', () => {
  expect(svgDataUrl('<svg>\udc00</svg>')).toBe(svgDataUrl('<svg>\ufffd</svg>'));
});
