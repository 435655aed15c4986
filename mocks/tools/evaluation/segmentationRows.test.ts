import { segmentationRows } from './segmentationRows';

describe('segmentationRows', () => {
  const pages = [
    { pageIndex: 0, segments: [], cpuS: 0.25 },
    {
      pageIndex: 1,
      segments: [
        { route: 'vector', confidence: 0.9 } as const,
        { route: 'raster', confidence: 0.7 } as const,
        { route: 'raster', confidence: 0.8 } as const,
      ],
      cpuS: 1.5,
    },
  ];

  it('lists the pages with drawings, numbered from 1, and totals', () => {
    expect(segmentationRows(pages).slice(1)).toEqual([
      ['2', '3', '1', '2', '0.70', '1.5'],
      ['All 2', '3', '1', '2', '0.70', '1.8'],
    ]);
  });

  it('has no minimum confidence if nothing is found', () => {
    expect(segmentationRows(pages.slice(0, 1)).at(-1)).toEqual(['All 1', '0', '0', '0', '', '0.3']);
  });
});
