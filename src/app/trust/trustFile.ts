import type { CheckedReadings } from '@/domain/statistics/checkedReadings';
import type { Checked } from './checkedIn';

/**
 * The file that `MARCUS_TRUST` names; the services read no other version.
 *
 * @param now ISO 8601, UTC
 */
export function trustFile({ drawings, programs }: CheckedReadings, now: string): string {
  const rounded = [...programs].map(([program, { stated, ...counts }]) => {
    return [program, { ...counts, stated: Number(stated.toFixed(3)) }] as const;
  });
  const file = {
    ...{ format: 'MARCUS trust', version: 1 },
    ...{ madeOn: now.slice(0, 'YYYY-MM-DD'.length), drawings },
    programs: Object.fromEntries(rounded),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** What it rests on, in lines. */
export function trustReport({ articles, readings, leftOut }: Checked): string[] {
  const { drawings, programs } = readings;
  const most = [...programs].toSorted(([, a], [, b]) => b.judged - a.judged);
  return [
    ...leftOut.map((reason) => `Left out: ${reason}`),
    `Checked by somebody who looked: ${drawings} ${drawings === 1 ? 'drawing' : 'drawings'}, in articles: ${articles}`,
    ...most.map(
      ([program, { right, judged, stated }]) =>
        `${program}: right in ${right} of ${judged}; at its word it would be ${stated.toFixed(1)}`,
    ),
  ];
}
