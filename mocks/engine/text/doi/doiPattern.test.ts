import { cleanDoi, doisIn, withDots } from './doiPattern';

it.each([
  ['10.3390/metabo2010039.', '10.3390/metabo2010039'],
  ['10.1021/np0104),', '10.1021/np0104'],
  ['10.1016/S0040-4039(00)12345-6', '10.1016/S0040-4039(00)12345-6'],
  ['10.1016/S0040-4039(00)12345-6).', '10.1016/S0040-4039(00)12345-6'],
  ['10.1371/journal.pone.0000001.s001', '10.1371/journal.pone.0000001'],
  ['10.1002/anie.202012345?af=R', '10.1002/anie.202012345'],
])('cleans %s', (found, doi) => {
  expect(cleanDoi(found)).toBe(doi);
});

it.each([
  '10.1039/b000000x',
  '10.3390/xxxxx',
  '10.1021/acs.jnatprod.XXXXXXX',
  '10.1055/s-0000-xxxxxxx',
  '10.1234/TBD',
  '10.1021/acs.####',
])('refuses the placeholder %s', (found) => {
  expect(cleanDoi(found)).toBeUndefined();
});

it('finds all DOIs of a text, including those in links', () => {
  expect(doisIn('see https://doi.org/10.5555/one and (doi:10.5555/two).')).toEqual([
    { doi: '10.5555/one', before: 'see https://doi.org/' },
    { doi: '10.5555/two', before: expect.stringMatching(/\(doi:$/u) },
  ]);
});

const dois = (text: string) => doisIn(text).map(({ doi }) => doi);

const PHYTOCHEMICAL = '10.1002/(SICI)1097-0010(199802)76:2<237::AID-JSFA925>3.0.CO;2-9';

it.each([
  [`doi:${PHYTOCHEMICAL} The leaves`, PHYTOCHEMICAL],
  [`(${PHYTOCHEMICAL}).`, PHYTOCHEMICAL],
  ['10.1002/(SICI)1097-0010(199802)76:2 <237::AID-JSFA925> 3.0.CO;2-9 The', PHYTOCHEMICAL],
  [
    'doi.org/10.1002/%28SICI%291097-0010%28199802%2976:2%3C237::AID-JSFA925%3E3.0.CO%3B2-9',
    PHYTOCHEMICAL,
  ],
  [PHYTOCHEMICAL.replace('<', '&lt;').replace('>', '&gt;'), PHYTOCHEMICAL],
  [
    'see 10.1002/1521-3773(20010316)40:6<9801::AID-ANIE9801>3.3.CO;2-A.',
    '10.1002/1521-3773(20010316)40:6<9801::AID-ANIE9801>3.3.CO;2-A',
  ],
  [
    '10.1175/1520-0477(1999)080<0001:AAAA>2.0.CO;2Received',
    '10.1175/1520-0477(1999)080<0001:AAAA>2.0.CO;2',
  ],
  [
    '10.1645/0022-3395(2003)089[0101:NOTE]2.0.CO;2,',
    '10.1645/0022-3395(2003)089[0101:NOTE]2.0.CO;2',
  ],
])('finds the whole of a DOI that is made of a SICI: %s', (text, doi) => {
  expect(dois(text)).toEqual([doi]);
});

it.each([
  '10.1002/(SICI)1097-0010(199802)76:2',
  '10.1002/(SICI)1097-0010(199802)76:2<237::AID-JSFA925>3.0.CO;2- The',
  '10.1175/1520-0477(1999)080 0001',
  '10.1645/0022-3395(2003)089[0101:NOTE',
])('finds none where part of it is missing: %s', (text) => {
  expect(dois(text)).toEqual([]);
});

it.each([
  ['http://dx.doi.org/10.5555%2F14786419.2020', '10.5555/14786419.2020'],
  ['10.5555/s41586-020-2649-2Received 5 May', '10.5555/s41586-020-2649-2'],
  ['10.5555/b123456aReceived: 5 May', '10.5555/b123456a'],
  ['10.5555/np0104.Available online', '10.5555/np0104'],
  ['10.5555/s0031-7Phytochemistry', '10.5555/s0031-7'],
  ['10.5555/np0104https://doi.org/10.5555/np0104', '10.5555/np0104'],
  ['10.5555/np0104www.example.org', '10.5555/np0104'],
  ['doi:10.5555/part#7b.', '10.5555/part#7b'],
  ['https://doi.org/10.5555/part#7b', '10.5555/part#7b'],
  ['https://pages.example.org/doi/10.5555/np0104#tables', '10.5555/np0104'],
  ['10.5555/np0104#', '10.5555/np0104'],
  ['<a>10.5555/np0104</a>', '10.5555/np0104'],
  ['10.7554/eLife.12345', '10.7554/eLife.12345'],
  ['10.1016/0031-9422(95)00173-5', '10.1016/0031-9422(95)00173-5'],
  ['10.1061/(ASCE)0733-9372(2003)129:3(197)', '10.1061/(ASCE)0733-9372(2003)129:3(197)'],
])('in %s, finds the DOI alone', (text, doi) => {
  expect(dois(text)[0]).toBe(doi);
});

test.each([
  ['doi:10.5555/marcus,sample.0001, and more', 'doi:10.5555/marcus.sample.0001, and more'],
  ['in 1,3-dioxolane, see 10.1021/np50,1', 'in 1,3-dioxolane, see 10.1021/np50.1'],
])('a comma within a DOI of a scan is a dot that was misread: %s', (read, meant) => {
  expect(withDots(read)).toBe(meant);
});
