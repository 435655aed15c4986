import {
  boxOf,
  createCutOut,
  createCutOuts,
  edgesOf,
  pageSourceNames,
  parseSegmentFilename,
  segmentLabel,
  segmentName,
  segmentPath,
} from './segment';

const source = { directory: 'paper-1f2e/all_segments', pdfId: '1', pdfFilename: 'paper-1f2e.pdf' };

test.each([
  ['page_0_0_segmented.png', { pageIndex: 0, segmentIndex: 0 }],
  ['page_12_7_segmented.png', { pageIndex: 12, segmentIndex: 7 }],
  ['page_0_0.png', undefined],
  ['page_-1_0_segmented.png', undefined],
  ['x/page_0_0_segmented.png', undefined],
  ['page_0_0_segmented.png.exe', undefined],
  ['page_99999999999999999999_0_segmented.png', undefined],
])('reads %s as %j', (filename, expected) => {
  expect(parseSegmentFilename(filename)).toEqual(expected);
});

test('counts from 0 in names and ids, from 1 for readers', () => {
  expect(segmentLabel({ pageIndex: 2, segmentIndex: 0 })).toBe('page-2-segment-0');
  expect(createCutOut('page_2_0_segmented.png', source, [1, 2, 3, 4])).toEqual({
    path: 'paper-1f2e/all_segments/page_2_0_segmented.png',
    filename: 'page_2_0_segmented.png',
    pageNumber: 3,
    segmentNumber: 1,
    pageIndex: 2,
    segmentIndex: 0,
    pdfId: '1',
    pdfFilename: 'paper-1f2e.pdf',
    box: { page: 2, x: 1, y: 2, width: 2, height: 2 },
  });
});

test('leaves the box out when the services do not say it', () => {
  expect(createCutOut('page_2_0_segmented.png', source)).not.toHaveProperty('box');
});

test('takes a box by any two opposite corners, and gives its edges back', () => {
  const box = { page: 0, x: 10, y: 20, width: 30, height: 40 };
  expect(boxOf(0, [10, 20, 40, 60])).toEqual(box);
  expect(boxOf(0, [40, 60, 10, 20])).toEqual(box);
  expect(edgesOf(box)).toEqual([10, 20, 40, 60]);
});

test('sorts by page and position as numbers and leaves other files out', () => {
  const names = [
    'page_10_0_segmented.png',
    'page_2_10_segmented.png',
    'notes.txt',
    'page_2_9_segmented.png',
  ];
  expect(createCutOuts(names, source).map(segmentLabel)).toEqual([
    'page-2-segment-9',
    'page-2-segment-10',
    'page-10-segment-0',
  ]);
});

test.each([
  ['paper', 'paper/all_segments/f.png'],
  ['paper/', 'paper/all_segments/f.png'],
  ['paper/all_segments', 'paper/all_segments/f.png'],
  ['paper/all_segments/', 'paper/all_segments/f.png'],
])('a file in directory %s has the path %s', (directory, expected) => {
  expect(segmentPath(directory, 'f.png')).toBe(expected);
});

test('names a segment with one-based numbers', () => {
  expect(segmentName({ pageNumber: 3, segmentNumber: 1 })).toBe('Page 3, segment 1');
});

test.each([
  ['paper/all_segments/f.png', 'paper.pdf', ['paper.pdf']],
  ['paper/all_segments/f.png', 'paper.PDF', ['paper.pdf', 'paper.PDF']],
  ['paper/all_segments/f.png', ' nan', ['paper.pdf']],
  ['', '', []],
])('the page of %s stored as %j is requested under %j', (path, pdfFilename, expected) => {
  expect(pageSourceNames({ path, pdfFilename })).toEqual(expected);
});
