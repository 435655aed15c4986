/** @jest-environment node */
import { KEPT_ARTICLES, KEPT_BYTES, worksToDrop } from './savedWorkBudget';

describe('the budget', () => {
  const saved = (hash: string, size = 1) => ({
    hash,
    name: hash,
    savedAt: 0,
    size,
    segmentCount: 0,
    structureCount: 0,
    revision: '',
  });
  const many = Array.from({ length: KEPT_ARTICLES + 2 }, (_, i) => saved(`w${i}`));

  test('drops the oldest beyond the number of articles', () => {
    expect(worksToDrop(many, 'w0')).toEqual([`w${KEPT_ARTICLES}`, `w${KEPT_ARTICLES + 1}`]);
  });

  test('never drops the open article, though it is the oldest', () => {
    const oldest = `w${KEPT_ARTICLES + 1}`;
    expect(worksToDrop(many, oldest)).toEqual([`w${KEPT_ARTICLES - 1}`, `w${KEPT_ARTICLES}`]);
  });

  test('drops the oldest beyond the bytes', () => {
    expect(worksToDrop([saved('a'), saved('b', KEPT_BYTES), saved('c')], 'a')).toEqual(['b', 'c']);
  });

  test('never drops an article whose summary is damaged, because its content is unknown', () => {
    const mended = { ...saved('mended'), isMended: true as const };
    expect(worksToDrop([...many, mended], 'w0')).not.toContain('mended');
  });

  test('keeps everything within it', () => {
    expect(worksToDrop(many.slice(0, KEPT_ARTICLES), 'w0')).toEqual([]);
  });
});
