import { isChecked, SEGMENT_STATUS, segmentStanding } from './segmentStatus';

const NOTHING = { selected: false, markedCorrect: false, processed: false, failed: false };
const READ = { ...NOTHING, processed: true };

test.each([
  [NOTHING, 'pending', 'Pending'],
  [{ ...NOTHING, selected: true }, 'pending', 'Pending'],
  [{ ...NOTHING, markedCorrect: true }, 'pending', 'Pending'],
  [{ ...NOTHING, failed: true }, 'failed', 'Failed'],
  [{ ...NOTHING, failed: true, selected: true, markedCorrect: true }, 'failed', 'Failed'],
  [READ, 'processed', 'Processed'],
  [{ ...READ, failed: true }, 'processed', 'Processed'],
  [{ ...READ, selected: true }, 'selected', 'Verified'],
  [{ ...READ, markedCorrect: true }, 'checked', 'Verified'],
  [{ ...READ, selected: true, markedCorrect: true }, 'selectedAndChecked', 'Verified'],
  [{ ...READ, selected: true, failed: true }, 'selected', 'Verified'],
])('%j is %s, shown as %s', (facts, standing, status) => {
  expect(segmentStanding(facts)).toBe(standing);
  expect(SEGMENT_STATUS[segmentStanding(facts)]).toBe(status);
});

test('only what a person marked is checked', () => {
  const standings = ['pending', 'failed', 'processed', 'selected'] as const;
  expect(standings.some(isChecked)).toBe(false);
  expect([isChecked('checked'), isChecked('selectedAndChecked')]).toEqual([true, true]);
});
