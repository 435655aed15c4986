/** @jest-environment node */
import { isPassiveSvg } from './svg';

const SVG = '<svg xmlns="http://www.w3.org/2000/svg">';

test.each([
  ['a plain drawing', `${SVG}<path d="M0 0L1 1"/></svg>`],
  ['one with prefixed tags', '<ns0:svg xmlns:ns0="http://www.w3.org/2000/svg"></ns0:svg>'],
  [
    'a declaration, a document type and a comment before it',
    `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd">\n<!-- made by CDK -->\n${SVG}</svg>`,
  ],
  ['glyphs used by reference', `${SVG}<g id="a"/><use xlink:href="#a" href='#a'/></svg>`],
])('%s is passive', (_what, svg) => {
  expect(isPassiveSvg(svg)).toBe(true);
});

test.each([
  ['no SVG', '{"detail":"no"}'],
  ['HTML', '<html><svg></svg></html>'],
  ['a script', `${SVG}<script>alert(1)</script></svg>`],
  ['a prefixed script', `${SVG}<ns0:script>alert(1)</ns0:script></svg>`],
  ['an event attribute', `${SVG}<path onload="alert(1)"/></svg>`],
  ['an event attribute on the root', '<svg/onload=alert(1)>'],
  ['another document inside', `${SVG}<foreignObject/></svg>`],
  ['a link outside', `${SVG}<a href="https://example.org">x</a></svg>`],
  ['a script address', `${SVG}<a xlink:href='javascript:alert(1)'/></svg>`],
  ['entities of its own', `<!DOCTYPE svg [<!ENTITY x "y">]>${SVG}</svg>`],
])('%s is not', (_what, svg) => {
  expect(isPassiveSvg(svg)).toBe(false);
});
