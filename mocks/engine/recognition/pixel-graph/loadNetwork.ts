import type { NetworkPorts, RunOnnx } from '../../ports/networkPorts';
import { type LetterFile, type LookFile, parseClasses } from './classes';
import type { LetterLook } from './letters/letterLook';
import type { PixelGraphNet } from './network';
import type { LabelLook, RunLabelNetwork } from './second-look/labelLook';

/**
 * Loads the network from a folder with `pixel-graph.onnx` and `classes.json`, and the networks for labels and
 * their letters that the classes name, if any.
 *
 * @throws Error if a file is missing or damaged, or the files do not match
 */
export async function loadNetwork(ports: NetworkPorts): Promise<PixelGraphNet> {
  const classesFile = new TextDecoder().decode(await ports.readFile('classes.json'));
  const classes = parseClasses(JSON.parse(classesFile));
  const run = await openChecked(ports, 'pixel-graph.onnx', classes.weightsSha256);
  return {
    classes,
    run: (ink, height, width) => run(ink, [1, 1, height, width]),
    look: classes.look && (await openLook(ports, classes.look)),
    letters: classes.letters && (await openLetters(ports, classes.letters)),
  };
}

async function openLook(
  ports: NetworkPorts,
  { file, sha256, ...format }: LookFile,
): Promise<LabelLook> {
  return { ...format, run: await openViews(ports, { file, sha256, ...format }) };
}

async function openLetters(
  ports: NetworkPorts,
  { file, sha256, ...format }: LetterFile,
): Promise<LetterLook> {
  return { ...format, run: await openViews(ports, { file, sha256, ...format }) };
}

/** Opens a network that sees one label at a time. */
async function openViews(
  ports: NetworkPorts,
  { file, sha256, height, width }: LookFile,
): Promise<RunLabelNetwork> {
  const run = await openChecked(ports, file, sha256);
  return (views, count) => run(views, [count, 1, height, width]);
}

async function openChecked(ports: NetworkPorts, file: string, sha256: string): Promise<RunOnnx> {
  const weights = await ports.readFile(file);
  if ((await ports.sha256(weights)) !== sha256) {
    throw new Error(`PixelGraph: ${file} and the classes do not belong together`);
  }
  return ports.openOnnx(weights, file);
}
