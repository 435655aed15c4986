import { segmentFilename, type SegmentWithImage } from './segment';
import { segmentDocument, type SegmentPage } from './segmentDocument';

const segmentOf = (pageIndex: number): SegmentWithImage => ({
  filename: segmentFilename(pageIndex, 0),
  pageIndex,
  index: 0,
  box: [0, 0, 1, 1],
  route: 'vector',
  confidence: 1,
  png: new Uint8Array(),
});

const threePages: SegmentPage = async (pageIndex) => ({
  pageCount: 3,
  segments: [segmentOf(pageIndex)],
});

describe('segmentation of a document', () => {
  it('returns the segments in page order, even if a later page is ready first', async () => {
    let releaseSecond: () => void = () => undefined;
    const second = new Promise<void>((resolve) => (releaseSecond = resolve));
    const { segments } = await segmentDocument(async (pageIndex) => {
      if (pageIndex === 1) await second;
      if (pageIndex === 2) releaseSecond();
      return threePages(pageIndex);
    });
    expect(segments.map(({ pageIndex }) => pageIndex)).toEqual([0, 1, 2]);
  });

  it('lists the pages that were too heavy, and returns the segments of the others', async () => {
    const answer = await segmentDocument(async (pageIndex) => ({
      ...(await threePages(pageIndex)),
      ...(pageIndex === 1 && { segments: [], tooHeavy: true }),
    }));
    expect(answer.segments.map(({ pageIndex }) => pageIndex)).toEqual([0, 2]);
    expect(answer.pagesTooHeavy).toEqual([1]);
  });

  it('stops between two pages when aborted', async () => {
    const controller = new AbortController();
    const segmentPage = jest.fn<ReturnType<SegmentPage>, Parameters<SegmentPage>>((pageIndex) => {
      if (pageIndex === 1) controller.abort(new Error('cancelled'));
      return threePages(pageIndex);
    });
    const result = segmentDocument(segmentPage, { lanes: 1, signal: controller.signal });
    await expect(result).rejects.toThrow('cancelled');
    expect(segmentPage).toHaveBeenCalledTimes(2);
  });

  it('fails if a page fails', async () => {
    const result = segmentDocument(async (pageIndex) => {
      if (pageIndex === 1) throw new Error('page 1 is broken');
      return threePages(pageIndex);
    });
    await expect(result).rejects.toThrow('page 1 is broken');
  });

  it('starts no further page after one has failed', async () => {
    const begun: number[] = [];
    const result = segmentDocument(async (pageIndex) => {
      begun.push(pageIndex);
      if (pageIndex === 1) throw new Error('page 1 is broken');
      return { ...(await threePages(pageIndex)), pageCount: 50 };
    });
    await expect(result).rejects.toThrow('page 1 is broken');
    await new Promise(setImmediate);
    expect(begun).toEqual([0, 1, 2]);
  });
});
