/**
 * `npm run calibrate -- <lines.json> [<folder of weights>]`: measures what PixelGraph's confidences mean, and
 * writes that into the folder's classes.json. The lines come from `npm run evaluate -- <folders> --engine
 * pixel-graph --uncalibrated --json <lines.json>`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { runProgram } from '../../../hosts/node/runProgram';
import { parseClasses } from '../../../engine/recognition/pixel-graph/classes';
import { fitCalibration } from './fitCalibration';
import { readRatedReadings } from './readRatedReadings';

const USAGE = 'Usage: npm run calibrate -- <JSON lines of the evaluation> [<folder of weights>]';
const OWN_WEIGHTS = fileURLToPath(
  new URL('../../../engine/recognition/pixel-graph/weights', import.meta.url),
);

async function calibrate(lines: string, folder: string): Promise<void> {
  const readings = readRatedReadings(await readFile(lines, 'utf8'));
  const { knots, unreadableBelow } = fitCalibration(readings);
  const file = path.join(folder, 'classes.json');
  const classes: unknown = JSON.parse(await readFile(file, 'utf8'));
  parseClasses(classes);
  const changed = Object.assign({}, classes, { calibration: knots, unreadableBelow });
  await writeFile(file, `${JSON.stringify(changed)}\n`);
  console.log(`${readings.length} readings; raw confidence and share right:`);
  for (const [raw, right] of knots) console.log(`  ${raw.toFixed(4)}  ${right.toFixed(3)}`);
  console.log(`Unreadable below ${unreadableBelow}. Written to ${file}`);
}

const [lines, folder = OWN_WEIGHTS, ...more] = process.argv.slice(2);
if (lines === undefined || more.length) {
  console.error(USAGE);
  process.exit(2);
}
runProgram(() => calibrate(lines, folder));
