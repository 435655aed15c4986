import { argmax } from '../statistics';
import { weighMeanings } from './weighMeanings';

const classes = {
  names: ['C', 'OMe', 'OEt', 'R', 'R1', 'R2'],
  residues: new Set(['R', 'R1', 'R2']),
};
const logsOf = (...shares: readonly number[]) => shares.map((share) => Math.log(share));
const spelled = (text: string, probability: number) => ({
  spelling: { text, log: Math.log(probability), places: [] },
  label: classes.names.indexOf(text),
});
const OME = logsOf(0.05, 0.6, 0.3, 0.02, 0.02, 0.01);
const share = (logs: readonly number[], name: string): number =>
  Math.exp(logs[classes.names.indexOf(name)] ?? -Infinity);

describe('weighMeanings', () => {
  test('letters that mean the class make it surer, others another one', () => {
    expect(share(weighMeanings(OME, [spelled('OMe', 0.9)]).classLogs, 'OMe')).toBeGreaterThan(0.95); // prettier-ignore
    expect(share(weighMeanings(OME, [spelled('OEt', 0.9)]).classLogs, 'OEt')).toBeGreaterThan(0.85); // prettier-ignore
  });

  test('without a meaning, letters change nothing', () => {
    expect(share(weighMeanings(OME, []).classLogs, 'OMe')).toBeCloseTo(0.6, 6);
  });

  test('what no class means is likelier the less sure the class is', () => {
    const other = [spelled('NHNHBoc', 0.95)];
    const doubtful = weighMeanings(OME, other).spelled?.probability ?? 0;
    const sure = weighMeanings(logsOf(5e-4, 0.998, 5e-4, 4e-4, 3e-4, 3e-4), other).spelled;
    expect(doubtful).toBeGreaterThan(0.75);
    expect(sure?.probability).toBeLessThan(0.2);
  });

  test('a sure class does not make an element that is no class another one', () => {
    const logs = logsOf(0.005, 0.98, 0.005, 0.004, 0.003, 0.003);
    const iron = { ...spelled('Fe', 0.95), isElement: true };
    const { spelled: read } = weighMeanings(logs, [iron]);
    expect(read?.probability).toBeGreaterThan(0.5);
  });

  test('a class that is not spelled does not become surer', () => {
    const unlikely = logsOf(0.3, 0.5, 1e-3, 0.1, 0.05, 0.049);
    const { classLogs } = weighMeanings(unlikely, [spelled('OEt', 0.6)]);
    expect(share(classLogs, 'OMe')).toBeLessThanOrEqual(0.5);
    expect(argmax(classLogs)).toBe(classes.names.indexOf('OMe'));
  });

  test('doubtful letters that no class means are not read', () => {
    const ruthenium = { ...spelled('Ru', 0.42), isElement: true };
    expect(weighMeanings(OME, [ruthenium]).spelled).toBeUndefined();
    expect(weighMeanings(OME, [spelled('SeCN', 0.2)]).spelled).toBeUndefined();
    expect(weighMeanings(OME, [spelled('SeCN', 0.42)]).spelled).toBeDefined();
  });
});
