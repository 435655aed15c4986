import { labelDrawings } from './labelDrawings';
import { drawingAt, pageWith, run } from './testing/figurePage';

const DRAWING = drawingAt(200, 200);

const namesBy = (caption: string, drawings = [DRAWING]) =>
  labelDrawings(pageWith([run(caption, 120, 290)]), drawings).map((label) => label?.captionName);

describe('the caption of a figure with one drawing names it', () => {
  it.each([
    ['Figure 1. Chemical structure of a chlorophyll derivative pheophytin-a.', 'pheophytin-a'],
    ['Figure 1. Structure of kojic acid, a known chelator.', 'kojic acid'],
    ['Figure 1. Structure of aflatoxin B1. Conditions are in the text.', 'aflatoxin B1'],
    ['Fig. 2: The structure of aflatoxin B1 from Aspergillus flavus', 'aflatoxin B1'],
  ])('%s', (caption, name) => {
    expect(namesBy(caption)).toEqual([name]);
  });

  it.each([
    ['Figure 1. Effect of kojic acid on the growth of rice.'],
    ['Figure 1. Chemical structures of kojic acid and quercetin.'],
    ['Figure 1. Structure of the cell wall'],
    ['Figure 1. Structure of the new A. oryzae metabolites'],
    ['Figure 1. Structure of Kojic A. oryzae metabolites'],
  ])('but not: %s', (caption) => {
    expect(namesBy(caption)).toEqual([undefined]);
  });

  it('but none of several', () => {
    const caption = 'Figure 1. Structure of kojic acid.';
    expect(namesBy(caption, [DRAWING, drawingAt(320, 200)])).toEqual([undefined, undefined]);
  });
});
