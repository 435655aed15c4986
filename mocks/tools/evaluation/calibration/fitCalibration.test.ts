import { calibrated } from '../../../engine/recognition/pixel-graph/confidence/calibration';
import { fitCalibration, type RatedReading } from './fitCalibration';

/** Readings with raw confidences 0..1, of which the share `shareAt` is right, evenly spread. */
function readings(count: number, shareAt: (raw: number) => number): RatedReading[] {
  let right = 0;
  return Array.from({ length: count }, (_, i) => {
    const raw = i / (count - 1);
    right += shareAt(raw);
    const isRight = right >= 1;
    if (isRight) right -= 1;
    return { raw, right: isRight };
  });
}

describe('fitCalibration', () => {
  test.each([0.1, 0.3, 0.5, 0.7, 0.9])('finds the share that is right at %d', (raw) => {
    const calibration = fitCalibration(readings(2000, (each) => each ** 2));
    expect(Math.abs(calibrated(calibration, raw) - raw ** 2)).toBeLessThan(0.06);
  });

  test('is monotonic, and never states 0 or 1', () => {
    const { knots } = fitCalibration(readings(300, (raw) => (raw < 0.4 ? 0 : 1)));
    expect(knots.length).toBeGreaterThan(1);
    knots.slice(1).forEach(([raw, right], i) => {
      expect(raw).toBeGreaterThan(knots[i]?.[0] ?? 1);
      expect(right).toBeGreaterThanOrEqual(knots[i]?.[1] ?? 1);
    });
    for (const [, right] of knots) {
      expect(right).toBeGreaterThan(0);
      expect(right).toBeLessThan(1);
    }
  });

  test('has no knot based on a handful of readings', () => {
    const { knots } = fitCalibration(readings(100, (raw) => raw));
    expect(knots.length).toBeLessThanOrEqual(5);
  });

  test('withholds no more than 3 % of the right readings', () => {
    const all = readings(1000, (raw) => raw);
    const { unreadableBelow } = fitCalibration(all);
    const right = all.filter((reading) => reading.right);
    const held = right.filter(({ raw }) => raw < unreadableBelow);
    expect(held.length / right.length).toBeLessThanOrEqual(0.03);
    expect(held.length).toBeGreaterThan(0);
  });

  test('does not depend on the order of the readings', () => {
    const all = readings(200, (raw) => raw);
    expect(fitCalibration(all.toReversed())).toEqual(fitCalibration(all));
  });

  test('withholds nothing if nothing is right', () => {
    expect(fitCalibration(readings(60, () => 0)).unreadableBelow).toBe(0);
  });

  test('refuses to draw conclusions from a few readings', () => {
    expect(() => fitCalibration(readings(49, (raw) => raw))).toThrow('there are 49');
  });
});
