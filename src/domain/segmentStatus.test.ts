import { isChecked, SEGMENT_STATUS, segmentStanding } from './segmentStatus';

const NOTHING = {
  ...{ selected: false, verdict: undefined, isRead: false, hasFailed: false, isDoubtful: false },
};
const READ = { ...NOTHING, isRead: true };
const CORRECT = { verdict: 'correct' } as const;
const REJECTED = { verdict: 'rejected' } as const;

test.each([
  [NOTHING, 'pending', 'Pending'],
  [{ ...NOTHING, selected: true }, 'pending', 'Pending'],
  [{ ...NOTHING, ...CORRECT }, 'pending', 'Pending'],
  [{ ...NOTHING, ...REJECTED }, 'rejected', 'Rejected'],
  [{ ...NOTHING, hasFailed: true }, 'failed', 'Failed'],
  [{ ...NOTHING, hasFailed: true, selected: true, ...CORRECT }, 'failed', 'Failed'],
  [READ, 'processed', 'Processed'],
  [{ ...READ, hasFailed: true }, 'processed', 'Processed'],
  [{ ...READ, selected: true }, 'selected', 'Verified'],
  [{ ...READ, isDoubtful: true }, 'doubtful', 'Doubtful'],
  [{ ...READ, isDoubtful: true, selected: true }, 'selected', 'Verified'],
  [{ ...READ, isDoubtful: true, ...CORRECT }, 'checked', 'Verified'],
  [{ ...READ, ...CORRECT }, 'checked', 'Verified'],
  [{ ...READ, selected: true, ...CORRECT }, 'selectedAndChecked', 'Verified'],
  [{ ...READ, ...REJECTED }, 'rejected', 'Rejected'],
  [{ ...READ, selected: true, ...REJECTED }, 'rejected', 'Rejected'],
  [{ ...READ, selected: true, hasFailed: true }, 'selected', 'Verified'],
])('%j is %s, shown as %s', (facts, standing, status) => {
  expect(segmentStanding(facts)).toBe(standing);
  expect(SEGMENT_STATUS[segmentStanding(facts)]).toBe(status);
});

test('only what a person marked is checked', () => {
  const standings = [
    ...(['pending', 'failed', 'processed', 'doubtful', 'selected', 'rejected'] as const),
  ];
  expect(standings.some(isChecked)).toBe(false);
  expect([isChecked('checked'), isChecked('selectedAndChecked')]).toEqual([true, true]);
});
