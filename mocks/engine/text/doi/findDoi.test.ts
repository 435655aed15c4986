import { findDoi, type DoiSources } from './findDoi';

const find = (sources: Partial<DoiSources>) =>
  findDoi({ xmp: [], info: [], pages: [], ...sources });

describe('the DOI of an article', () => {
  it.each<[string, Partial<DoiSources>, string | undefined]>([
    ['comes from XMP', { xmp: [['prism:doi', '10.5555/xmp']] }, '10.5555/xmp'],
    [
      'comes from XMP rather than from the text',
      { xmp: [['dc:identifier', 'doi:10.5555/xmp']], pages: [['doi: 10.5555/text']] },
      '10.5555/xmp',
    ],
    [
      'comes from the text when the metadata holds a placeholder',
      { xmp: [['prism:doi', '10.1039/b000000x']], pages: [['doi: 10.5555/text']] },
      '10.5555/text',
    ],
    [
      'comes from the subject',
      { info: [['Subject', 'J. 2017. doi:10.5555/info']] },
      '10.5555/info',
    ],
    [
      'is joined over a line end',
      { pages: [['DOI: 10.5555/', 'broken.2026']] },
      '10.5555/broken.2026',
    ],
    [
      'is joined over a line end within its angle brackets',
      {
        pages: [
          ['doi:10.5555/(SICI)1097-0010(199802)76:2<237::AID-', 'JSFA925>3.0.CO;2-', 'X'],
          ['doi:10.5555/(SICI)1097-0010(199802)76:2<237::AID-JSFA925>3.0.CO;2-', 'W The leaves'],
        ],
      },
      '10.5555/(SICI)1097-0010(199802)76:2<237::AID-JSFA925>3.0.CO;2-W',
    ],
    [
      'is the marked one, if it is written as in an address',
      { pages: [['as in 10.5555/cited', 'https://doi.org/10.5555%2Fown']] },
      '10.5555/own',
    ],
    [
      'is the marked one, not one cited before it',
      { pages: [['as in 10.5555/cited', 'https://doi.org/10.5555/own']] },
      '10.5555/own',
    ],
    [
      'is not taken from the reference list',
      { pages: [['Text', 'References', '1. Smith, J. doi:10.5555/cited']] },
      undefined,
    ],
    [
      'is not taken from a numbered reference without a heading',
      { pages: [['[1] Smith, J. J. Nat. Prod. 2001. doi:10.5555/cited']] },
      undefined,
    ],
    ['is not that of a correction', { pages: [['Correction to doi:10.5555/other']] }, undefined],
    [
      'is not an unmarked one of the second page',
      { pages: [[], ['see 10.5555/cited']] },
      undefined,
    ],
    ['is not made of a file name', { info: [['Title', 'paper_final_v2.pdf']] }, undefined],
  ])('%s', (_rule, sources, expected) => {
    expect(find(sources)).toBe(expected);
  });
});
