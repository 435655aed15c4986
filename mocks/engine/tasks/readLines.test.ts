import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * onnxruntime-web, RDKit's wasm and pdf.js are ES modules, which jest cannot load in CommonJS mode. So a
 * child process finds the drawing on the page, reads it and reports as JSON.
 */
const SCRIPT = `
  import { outlinedPhenol } from './mocks/engine/recognition/combined/testing/outlinedPhenol';
  import { decodeImage } from './mocks/hosts/node/images/decodeImage';
  import { chemistryTasks, recognitionTasks, segmentationTasks } from './mocks/hosts/node/engineTasks';
  (async () => {
    const page = { pdf: outlinedPhenol(), pageIndex: 0 };
    const [{ box, png }] = (await segmentationTasks.findSegments(page)).segments;
    const alone = await recognitionTasks.readVector({ ...page, box, image: png });
    const reading = await recognitionTasks.readLines({ ...page, box, image: png });
    const { graph } = reading.outcome;
    const structure = graph && (await chemistryTasks.graphToStructure({ graph }));
    const slanted = { pdf: outlinedPhenol(0.4), pageIndex: 0 };
    const [unlike] = (await segmentationTasks.findSegments(slanted)).segments;
    const other = { ...slanted, box: unlike.box, image: unlike.png };
    const unlikeAlone = await recognitionTasks.readVector(other);
    const unlikeReading = await recognitionTasks.readLines(other);
    const larger = { ...page, box: [box[0] - 20, box[1], box[2], box[3]] };
    const otherPicture = await recognitionTasks.readLines({ ...larger, image: png });
    const { data, width, height } = await decodeImage(png);
    const isInkNear = ({ x, y }) =>
      [-2, -1, 0, 1, 2].some((dy) =>
        [-2, -1, 0, 1, 2].some((dx) => data[Math.round(y + dy) * width + Math.round(x + dx)] < 128),
      );
    const corners = graph?.atoms.filter(({ element }) => element === 'C').map(isInkNear);
    const size = { width, height };
    return { alone, reading, unlikeAlone, unlikeReading, smiles: structure?.smiles, corners, size, otherPicture };
  })().then((report) => console.log(JSON.stringify(report)));`;

interface Report {
  readonly alone: object;
  readonly reading: object;
  /** Of letters that are like those of no font. */
  readonly unlikeAlone: object;
  readonly unlikeReading: object;
  readonly smiles: string;
  /** For each carbon, whether there is ink where the reading places it on the cut-out. */
  readonly corners: readonly boolean[];
  /** Of the cut-out, pixels. */
  readonly size: object;
  readonly otherPicture: object;
}

describe('readLines', () => {
  let report: Report;

  beforeAll(async () => {
    const args = ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT];
    const { stdout } = await promisify(execFile)(process.execPath, args, { timeout: 110_000 });
    report = JSON.parse(stdout) as Report;
  }, 120_000);

  test('reads a drawing whose letters are outlines like those of a standard font', () => {
    expect(report.alone).toMatchObject({ ok: true });
    expect(report.smiles).toBe('Oc1ccccc1');
    expect(report.reading).toMatchObject({ ownLabels: true, outcome: { ok: true } });
  });

  test('leaves outlines that are like no font to PixelGraph', () => {
    expect(report.unlikeAlone).toMatchObject({ ok: false });
    expect(report.unlikeReading).toMatchObject({ ownLabels: false, outcome: { ok: true } });
  });

  test('places the atoms on the ink of the cut-out', () => {
    expect(report.reading).toMatchObject({ outcome: { picture: report.size } });
    expect(report.corners).toEqual(Array(6).fill(true));
  });

  test('takes no labels from a picture that is not the box’s cut-out', () => {
    expect(report.otherPicture).toMatchObject({ ownLabels: true, outcome: { ok: false } });
  });
});
