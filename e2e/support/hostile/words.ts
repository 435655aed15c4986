/** Nothing answers there; a request to it fails the test that watches the page. */
export const ELSEWHERE = 'http://elsewhere.invalid';

/** Ends attributes, elements, scripts and templates, and then tries to run something. */
export const MARKUP = `"'><img src=x onerror="window.pwned=1"><script>window.pwned=2</script><svg/onload=window.pwned=3><style>*{display:none}</style><base href="${ELSEWHERE}/">{{7*7}}\${7*7}</textarea></title>`;

/** Reverses, isolates and joins text (Unicode Standard Annex 9). */
export const BIDI = '\u202Efdp.exe\u2066\u200F';

/** Ends of strings, bells, escapes of terminals, line ends that are none. */
const CONTROL = 'a\u0000b\u0007\u001b[31m\u0085\u2028c';

const HALF_CHARACTER = '\ud83d';

/** All of it, short enough to be a word in a label. */
export const HOSTILE = `${MARKUP}${BIDI}${CONTROL}${HALF_CHARACTER}`;

/** A DOI by its form (without blanks), with every character that has a meaning in an address or in markup. */
export const HOSTILE_DOI = `10.1234/"'><svg/onload=window.pwned=4>?a=b#c%00%2F..\\&javascript:x//`;

/** A drawing with every way for an SVG to run something or to contact other machines. */
export const HOSTILE_SVG = `<?xml version="1.0"?>
<?xml-stylesheet href="${ELSEWHERE}/sheet.css"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="300" height="200" viewBox="0 0 300 200" onload="window.pwned=5">
  <script>window.pwned=6;parent.pwned=6</script>
  <script href="${ELSEWHERE}/run.js"/>
  <style>@import url("${ELSEWHERE}/import.css"); rect { fill: url("${ELSEWHERE}/fill.svg#a") }</style>
  <image href="${ELSEWHERE}/picture.png" width="10" height="10"/>
  <use xlink:href="${ELSEWHERE}/use.svg#a"/>
  <use href="data:image/svg+xml,&lt;svg id='a' xmlns='http://www.w3.org/2000/svg' onload='window.pwned=7'/&gt;#a"/>
  <foreignObject width="100" height="100"><iframe xmlns="http://www.w3.org/1999/xhtml" src="${ELSEWHERE}/frame"/><img xmlns="http://www.w3.org/1999/xhtml" src="x" onerror="window.pwned=8"/></foreignObject>
  <a href="javascript:window.pwned=9"><rect width="300" height="200" onclick="window.pwned=10"/><animate attributeName="href" values="javascript:window.pwned=11" begin="0s" dur="1s"/></a>
  <set attributeName="onmouseover" to="window.pwned=12"/>
  <feImage href="${ELSEWHERE}/filter.png"/>
  <text x="10" y="50">C9H8O4</text>
</svg>`;
