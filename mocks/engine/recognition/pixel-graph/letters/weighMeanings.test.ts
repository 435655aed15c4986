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
    expect(share(weighMeanings(classes, OME, [spelled('OMe', 0.9)]).classLogs, 'OMe')).toBeGreaterThan(0.95); // prettier-ignore
    expect(share(weighMeanings(classes, OME, [spelled('OEt', 0.9)]).classLogs, 'OEt')).toBeGreaterThan(0.85); // prettier-ignore
  });

  test('without a meaning, letters change nothing', () => {
    expect(share(weighMeanings(classes, OME, []).classLogs, 'OMe')).toBeCloseTo(0.6, 6);
  });

  test('what no class means is likelier the less sure the class is', () => {
    const other = [spelled('NHNHBoc', 0.95)];
    const doubtful = weighMeanings(classes, OME, other).spelled?.probability ?? 0;
    const sure = weighMeanings(classes, logsOf(5e-4, 0.998, 5e-4, 4e-4, 3e-4, 3e-4), other).spelled;
    expect(doubtful).toBeGreaterThan(0.75);
    expect(sure?.probability).toBeLessThan(0.2);
  });

  test('the likeliest residue has the probability of all', () => {
    const { classLogs } = weighMeanings(classes, logsOf(0.1, 0.05, 0.05, 0.2, 0.4, 0.2), []);
    expect(classes.names[argmax(classLogs)]).toBe('R1');
    expect(share(classLogs, 'R1')).toBeCloseTo(0.8, 6);
    expect(share(classLogs, 'R')).toBeCloseTo(0.2, 6);
  });
});
