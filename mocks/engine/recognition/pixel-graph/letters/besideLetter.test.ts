import { argmax } from '../statistics';
import { classesOfLetters } from './besideLetter';

const NITROGEN = 2;
const meaning = (probability: number, bonded: number, label = NITROGEN) => ({
  spelling: { text: 'NH2', log: Math.log(probability), places: [bonded, 0] },
  label,
  bonded,
});
const taken = (...sound: readonly ReturnType<typeof meaning>[]) => {
  const logs = classesOfLetters(5, sound);
  return logs && [argmax(logs), Math.exp(Math.max(...logs))];
};

describe('classesOfLetters', () => {
  test.each([-0.53, 0.53])(
    'letters alone decide where the bonded one is %d bonds aside',
    (aside) => {
      expect(taken(meaning(0.96, aside))).toEqual([NITROGEN, expect.closeTo(0.94, 2)]);
    },
  );

  test('both opinions count where the bonded letter is at the atom', () => {
    expect(taken(meaning(0.96, 0.1))).toBeUndefined();
  });

  test('doubtful letters do not decide alone', () => {
    expect(taken(meaning(0.7, -0.53))).toBeUndefined();
  });

  test('letters that no class means are weighed as others', () => {
    expect(taken(meaning(0.96, -0.53, -1))).toBeUndefined();
    expect(taken()).toBeUndefined();
  });
});
